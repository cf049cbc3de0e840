BCA
<TS version="2.0"><context><name>A</name><message><source>Open the “file” &lt;b&gt;now&lt;/b&gt;</source><translation type="unfinished"/></message></context></TS>
