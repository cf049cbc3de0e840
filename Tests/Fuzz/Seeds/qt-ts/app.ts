ABX
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en"><context><name>MainWindow</name>
<message id="save"><location filename="a.ui" line="3"/><source>&amp;Save %1</source><comment>menu</comment><extracomment>The first item.</extracomment><translation>&amp;Sichern %1</translation></message>
<message numerus="yes"><source>%n file(s)</source><translation><numerusform>%n Datei</numerusform><numerusform>%n Dateien</numerusform></translation></message>
<message><source>Old<byte value="x9"/></source><translation type="vanished">Alt</translation></message>
<message><source>New</source><translation type="unfinished"></translation></message>
<message><source>W</source><translation variants="yes"><lengthvariant>Lang</lengthvariant><lengthvariant>L</lengthvariant></translation></message>
</context></TS>
