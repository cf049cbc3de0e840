BCQ
a = b { 
c = { $x -> }
# c
d
 .e = f
g = { h(i: 1, j: "k") } }
