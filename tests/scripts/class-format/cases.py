"""The class files of the format test: each a small change to an empty class, most of them for the worse.

`mk(name, change, ...)` builds a class X, applies the change and keeps the result under the name; a change that gives
bytes replaces the whole file. The first letters of a name tell what is changed: h the header, t tags, u text, r and n
references and names, c class names, mt, mh and d method types, method handles and dynamic constants, a class flags, x
supertypes, f fields, cv constant values, m methods, ca attributes of the class, o the order of two faults.
"""

from builder import ClassBuilder, u1, u2, u4

CASES = {}


def save(name, contents):
    assert name not in CASES, name
    CASES[name] = contents if isinstance(contents, bytes) else contents.out()


def mk(name, change, **start):
    c = ClassBuilder(**start)
    result = change(c)
    save(name, result if isinstance(result, bytes) else c)


# The header: magic, version, counts, length of the file.
save("h_empty", b"")
save("h_magic", b"\r\n\r\n" + ClassBuilder().out()[4:])
save("h_short", ClassBuilder().out()[:7])
for M, m in (
    (44, 0),
    (70, 0),
    (69, 65535),
    (65, 65535),
    (65, 1),
    (45, 3),
    (45, 65535),
    (55, 7),
    (56, 7),
    (0, 0),
    (65535, 65535),
    (69, 0),
    (69, 1),
):
    mk(f"h_v{M}_{m}", lambda c: None, major=M, minor=m)
mk("h_trunc1", lambda c: c.out()[:-1])
mk("h_extra", lambda c: c.out() + b"\x00")
mk("h_cp0", lambda c: c.out(count=0))
mk("h_cp1", lambda c: b"\xca\xfe\xba\xbe\x00\x00\x00A\x00\x01" + b"\x00" * 20)
mk("h_cpshort", lambda c: c.out()[:12])

# Constant tags and text.
for t in (0, 2, 13, 14, 21, 99, 255):
    mk(f"t_{t}", lambda c: c.raw(u1(t) + u4(0)))
for t, M in ((15, 50), (16, 50), (18, 50), (17, 54), (17, 50), (19, 52), (20, 52), (19, 53), (20, 65)):
    mk(
        f"t_{t}_v{M}",
        lambda c: c.raw(
            u1(t)
            + (
                b"\x01" + u2(1)
                if t == 15
                else u2(c.utf("()V")) if t == 16 else u2(0) + u2(c.nt("a", "()V")) if t in (17, 18) else u2(c.utf("m"))
            )
        ),
        major=M,
    )
mk("t_long_last", lambda c: c.raw(b"\x05" + b"\x00" * 8, 1) and None)
mk("t_dbl_last", lambda c: c.raw(b"\x06" + b"\x00" * 8, 1) and None)
for i, b in enumerate(
    (
        b"\x00",
        b"\xc0\x81",
        b"\xc3",
        b"\xc3(",
        b"\xe2\x82",
        b"\xe0\x80\x80",
        b"\xf0\x9f\x98\x80",
        b"\x80",
        b"\xff",
        b"\xed\xa0\x80",
        b"\xc0\x80",
        b"\xe0\x9f\xbf",
        b"\xc1\xbf",
        b"ab\xe0\xa0",
    )
):
    for M in (45, 46, 47, 48, 65):
        mk(f"u_{i:02}_v{M}", lambda c: c.utf(b), major=M)

# References between constants, names and descriptors.
for t, sz in ((7, 1), (8, 1), (16, 1)):
    mk(f"r_{t}_zero", lambda c: c.raw(u1(t) + u2(0)))
    mk(f"r_{t}_big", lambda c: c.raw(u1(t) + u2(500)))
    mk(f"r_{t}_kind", lambda c: c.raw(u1(t) + u2(c.int(5))))
mk("r_long2", lambda c: c.raw(u1(8) + u2(c.long(5) + 1)))
for t in (9, 10, 11):
    mk(f"r_{t}_zero", lambda c: c.raw(u1(t) + u2(0) + u2(c.nt("a", "I" if t == 9 else "()V"))))
    mk(f"r_{t}_cls", lambda c: c.raw(u1(t) + u2(c.utf("a")) + u2(c.nt("a", "I" if t == 9 else "()V"))))
    mk(f"r_{t}_nt", lambda c: c.raw(u1(t) + u2(c.this) + u2(c.this)))
    mk(f"r_{t}_nt0", lambda c: c.raw(u1(t) + u2(c.this) + u2(0)))
    for j, (n, d) in enumerate(
        (
            ("a", "()V"),
            ("a", "I"),
            ("", "I"),
            ("", "()V"),
            ("a.b", "I"),
            ("a.b", "()V"),
            ("<init>", "()V"),
            ("<init>", "()I"),
            ("<init>", "I"),
            ("<clinit>", "()V"),
            ("<foo>", "()V"),
            ("<foo>", "I"),
            ("a", "V"),
            ("a", "(V)V"),
            ("a", ""),
            ("a", "("),
            ("a", "L;"),
            ("a", "[" * 256 + "I"),
            ("a/b", "()V"),
            ("a/b", "I"),
            ("a;", "I"),
            ("a[", "()V"),
            ("a<", "()V"),
            ("a", "()" + "[" * 256 + "I"),
            ("a", "(" + "I" * 256 + ")V"),
            ("a", "(" + "J" * 128 + ")V"),
            ("a", "(" + "I" * 255 + ")V"),
            ("a", "Lx"),
            ("a", "(Lx;I)V"),
            ("a", "(La//b;)V"),
            ("a", "([V)V"),
        )
    ):
        mk(f"n_{t}_{j:02}", lambda c: c.ref(t, "Y", n, d))
mk("r_12_n", lambda c: c.raw(u1(12) + u2(c.this) + u2(c.utf("I"))))
mk("r_12_d", lambda c: c.raw(u1(12) + u2(c.utf("a")) + u2(c.this)))
mk("r_12_0", lambda c: c.raw(u1(12) + u2(0) + u2(0)))
mk("r_12_badd", lambda c: c.nt("a", "Q"))
mk("r_12_empty", lambda c: c.nt("", "I"))
mk("r_12_badn", lambda c: c.nt("a.b", "I"))
mk("r_12_badm", lambda c: c.nt("<x>", "()V"))
mk("r_12_init", lambda c: c.nt("<init>", "()I"))
mk("r_12_emptyd", lambda c: c.nt("a", ""))
for j, n in enumerate(
    (
        "",
        "a.b",
        "a;",
        "[",
        "[Q",
        "[I",
        "[V",
        "a/",
        "/a",
        "a//b",
        "[[La;",
        "[La",
        "[" * 256 + "I",
        "[" * 255 + "I",
        "[La.b;",
        "LX;",
        "I",
        "<x>",
        "a[b",
    )
):
    mk(f"c_{j:02}", lambda c: c.cls(n))
for j, n in enumerate(("I", "V", "", "(I)V", "()", "(", "()VV", "()LX", "(V)V", "(" + "I" * 256 + ")V")):
    mk(f"mt_{j:02}", lambda c: c.mt(n))
for k in range(0, 11):
    for t, nm in ((9, "f"), (10, "m"), (11, "m")):
        mk(f"mh_{k}_{t}", lambda c: c.mh(k, c.ref(t, "Y", nm, "I" if t == 9 else "()V")))
    mk(f"mh_{k}_init", lambda c: c.mh(k, c.mr("Y", "<init>", "()V")))
    mk(f"mh_{k}_cl", lambda c: c.mh(k, c.mr("Y", "<clinit>", "()V")))
    mk(f"mh_{k}_bad", lambda c: c.mh(k, 1))
    mk(f"mh_{k}_0", lambda c: c.mh(k, 0))
    mk(f"mh_{k}_v51", lambda c: c.mh(k, c.ir("Y", "m", "()V")), major=51)
for t in (17, 18):
    mk(f"d_{t}_nobsm", lambda c: c.dyn(0, "a", "I" if t == 17 else "()V", t))
    mk(
        f"d_{t}_bsmrange",
        lambda c: (
            c.dyn(1, "a", "I" if t == 17 else "()V", t),
            c.attrs.append(c.attr("BootstrapMethods", u2(1) + u2(c.mh(6, c.mr("Y", "b", "()V"))) + u2(0))),
        )
        and None,
    )
    mk(f"d_{t}_nt", lambda c: c.raw(u1(t) + u2(0) + u2(c.this)))
    for j, (n, d) in enumerate(
        (("a", "I"), ("a", "()V"), ("<init>", "()V"), ("<x>", "I"), ("", "()I"), ("a", "V"), ("a.b", "I"))
    ):
        mk(
            f"d_{t}_{j}",
            lambda c: (
                c.dyn(0, n, d, t),
                c.attrs.append(c.attr("BootstrapMethods", u2(1) + u2(c.mh(6, c.mr("Y", "b", "()V"))) + u2(0))),
            )
            and None,
        )

# The class: flags, supertypes.
for a in (
    0,
    1,
    16,
    32,
    33,
    49,
    512,
    1536,
    1537,
    1553,
    1569,
    1552,
    1024,
    1040,
    1072,
    8192,
    9728,
    8704,
    16384,
    17920,
    32768,
    32801,
    36864,
    4096,
    2,
    4,
    8,
    64,
    128,
    256,
    2048,
    1025,
    16417,
    8225,
    26112,
    528,
):
    for M in (45, 48, 49, 65):
        mk(f"a_{a:04x}_v{M}", lambda c: None, access=a, major=M)


def setthis(c, v):
    c.this = v


def setsup(c, v):
    c.sup = v


mk("x_this0", lambda c: setthis(c, 0))
mk("x_thisbig", lambda c: setthis(c, 500))
mk("x_thisutf", lambda c: setthis(c, c.utf("X")))
mk("x_thisarr", lambda c: setthis(c, c.cls("[I")))
mk("x_wrong", lambda c: setthis(c, c.cls("Y")))
mk("x_sup0", lambda c: setsup(c, 0))
mk("x_supbig", lambda c: setsup(c, 500))
mk("x_suputf", lambda c: setsup(c, c.utf("X")))
mk("x_suparr", lambda c: setsup(c, c.cls("[I")))
mk("x_supself", lambda c: setsup(c, c.this))
mk("x_isup", lambda c: setsup(c, c.cls("java/lang/String")), access=1537)
mk("x_isup0", lambda c: setsup(c, 0), access=1537)
mk("x_supfinal", lambda c: setsup(c, c.cls("java/lang/String")))
mk("x_supif", lambda c: setsup(c, c.cls("java/lang/Runnable")))
for n, v in (("0", 0), ("big", 500), ("utf", 1)):
    mk("x_if" + n, lambda c: c.ifs.append(v))
mk("x_ifarr", lambda c: c.ifs.append(c.cls("[I")))
mk("x_ifdup", lambda c: c.ifs.extend([c.cls("java/lang/Runnable")] * 2))
mk("x_ifcls", lambda c: c.ifs.append(c.cls("java/lang/String")))
mk("x_ifself", lambda c: c.ifs.append(c.this))
mk("x_name_badthis", lambda c: setthis(c, c.cls("X.Y")))

# Fields and their attributes.
for a in (0, 1, 2, 4, 3, 5, 6, 7, 8, 16, 64, 80, 128, 4096, 16384, 32, 256, 512, 32768, 25, 4121, 24, 89, 153, 9, 17):
    mk(f"fa_{a:04x}_c", lambda c: c.field(a, "f", "I"))
    mk(f"fa_{a:04x}_i", lambda c: c.field(a, "f", "I"), access=1537)
    mk(f"fa_{a:04x}_c45", lambda c: c.field(a, "f", "I"), major=45)
for j, (n, d) in enumerate(
    (
        ("", "I"),
        ("a.b", "I"),
        ("a;", "I"),
        ("a[", "I"),
        ("a/", "I"),
        ("<x>", "I"),
        ("<init>", "I"),
        ("f", "V"),
        ("f", ""),
        ("f", "Q"),
        ("f", "()V"),
        ("f", "L;"),
        ("f", "[" * 256 + "I"),
        ("f", "La.b;"),
        ("f", "La"),
        ("f", "I "),
        ("f", "[V"),
        (b"\xed\xa0\x80", "I"),
        ("1", "I"),
        ("a b", "I"),
    )
):
    mk(f"fn_{j:02}", lambda c: c.field(0, n, d))
    mk(f"fn_{j:02}_v45", lambda c: c.field(0, n, d), major=45)
    mk(f"fn_{j:02}_v48", lambda c: c.field(0, n, d), major=48)
mk("f_n0", lambda c: c.field(0, 0, "I"))
mk("f_nbig", lambda c: c.field(0, 500, "I"))
mk("f_ncls", lambda c: c.field(0, c.this, "I"))
mk("f_d0", lambda c: c.field(0, "f", 0))
mk("f_dcls", lambda c: c.field(0, "f", c.this))
mk("f_dup", lambda c: (c.field(0, "f", "I"), c.field(0, "f", "I")) and None)
mk("f_dup2", lambda c: (c.field(0, "f", "I"), c.field(0, "f", "J")) and None)


def cv(n, d, v, acc=24, **k):
    mk("cv_" + n, lambda c: c.field(acc, "f", d, [c.attr("ConstantValue", u2(v(c)))]), **k)


for d in ("I", "Z", "B", "C", "S", "J", "F", "D", "Ljava/lang/String;", "Ljava/lang/Object;", "[I"):
    for n, v in (
        ("i", lambda c: c.int(7)),
        ("l", lambda c: c.long(7)),
        ("f", lambda c: c.flt(7)),
        ("d", lambda c: c.dbl(7)),
        ("s", lambda c: c.str("q")),
        ("0", lambda c: 0),
        ("big", lambda c: 500),
        ("u", lambda c: c.utf("q")),
        ("c", lambda c: c.this),
    ):
        cv(f"{(d[:1] if d[0] != 'L' else d[11:14])}_{n}", d, v)
cv("nonstatic", "I", lambda c: c.int(7), acc=0)
cv("nonstatic_bad", "I", lambda c: c.str("q"), acc=0)


def fat(n, f, **k):
    mk("fat_" + n, lambda c: c.field(24, "f", "I", f(c)), **k)


fat("cv_len1", lambda c: [c.attr("ConstantValue", b"\x00")])
fat("cv_len4", lambda c: [c.attr("ConstantValue", u4(0))])
fat("cv_dup", lambda c: [c.attr("ConstantValue", u2(c.int(7)))] * 2)
fat("syn_len", lambda c: [c.attr("Synthetic", b"\x00")])
fat("dep_len", lambda c: [c.attr("Deprecated", b"\x00")])
fat("sig_len", lambda c: [c.attr("Signature", b"\x00")])
fat("sig_dup", lambda c: [c.attr("Signature", u2(c.utf("TX;")))] * 2)
fat("sig_bad", lambda c: [c.attr("Signature", u2(0))])
fat("sig_cls", lambda c: [c.attr("Signature", u2(c.this))])
fat("sig_garbage", lambda c: [c.attr("Signature", u2(c.utf("%%")))])
fat("sig_v48", lambda c: [c.attr("Signature", b"\x00")], major=48)
fat("unk", lambda c: [c.attr("Unk", b"\x00")])
fat("name0", lambda c: [u2(0) + u4(0)])
fat("namecls", lambda c: [u2(c.this) + u4(0)])
fat("toolong", lambda c: [c.attr("Unk", b"", 1000)])
fat("huge", lambda c: [c.attr("Unk", b"", 4294967295)])
fat("rva_dup", lambda c: [c.attr("RuntimeVisibleAnnotations", u2(0))] * 2)
fat("rva_bad", lambda c: [c.attr("RuntimeVisibleAnnotations", u2(5))])
fat("rva_empty", lambda c: [c.attr("RuntimeVisibleAnnotations", b"")])
fat("ria_dup", lambda c: [c.attr("RuntimeInvisibleAnnotations", u2(0))] * 2)
fat("rvta_dup", lambda c: [c.attr("RuntimeVisibleTypeAnnotations", u2(0))] * 2)
fat("emptyname", lambda c: [c.attr("", b"")])

# Methods and their attributes.
for a in (
    0,
    1,
    2,
    4,
    3,
    5,
    6,
    7,
    8,
    9,
    16,
    32,
    64,
    128,
    256,
    1024,
    1025,
    1026,
    1028,
    1032,
    1040,
    1056,
    1280,
    3072,
    2048,
    2304,
    4096,
    4097,
    512,
    8192,
    16384,
    32768,
    10,
    17,
    33,
    65,
    129,
    257,
    2049,
    18,
    4105,
    5121,
    5185,
    264,
    288,
):
    for nm in ("m", "<init>", "<clinit>"):
        for M in (45, 51, 52, 60, 61, 65):
            for ca in (33, 1537):
                if nm != "m" and M in (45, 60, 61):
                    continue
                mk(
                    f"ma_{a:04x}_{nm.strip('<>')}_v{M}_{('c' if ca == 33 else 'i')}",
                    lambda c: c.method(a, nm, "()V", [] if a & 1280 else [c.code()]),
                    access=ca,
                    major=M,
                )
for j, (n, d) in enumerate(
    (
        ("", "()V"),
        ("a.b", "()V"),
        ("a;", "()V"),
        ("a[", "()V"),
        ("a/", "()V"),
        ("<x>", "()V"),
        ("a<", "()V"),
        ("<init>", "()I"),
        ("<init>", "I"),
        ("<clinit>", "()V"),
        ("<clinit>", "(I)V"),
        ("<clinit>", "()I"),
        ("m", "I"),
        ("m", ""),
        ("m", "()"),
        ("m", "(V)V"),
        ("m", "(I"),
        ("m", "()VV"),
        ("m", "(L;)V"),
        ("m", "(" + "I" * 255 + ")V"),
        ("m", "(" + "I" * 254 + ")V"),
        ("m", "(" + "J" * 127 + "I)V"),
        ("m", "()" + "[" * 256 + "I"),
        ("m", "([V)V"),
    )
):
    for M in (45, 50, 51, 65):
        mk(f"mn_{j:02}_v{M}", lambda c: c.method(8, n, d, [c.code(locals=300)]), major=M)
mk("mn_254i", lambda c: c.method(0, "m", "(" + "I" * 254 + ")V", [c.code(locals=300)]))
mk("mn_255i", lambda c: c.method(0, "m", "(" + "I" * 255 + ")V", [c.code(locals=300)]))
mk("m_n0", lambda c: c.method(0, 0, "()V"))
mk("m_ncls", lambda c: c.method(0, c.this, "()V"))
mk("m_d0", lambda c: c.method(0, "m", 0))
mk("m_dcls", lambda c: c.method(0, "m", c.this))
mk("m_dup", lambda c: (c.method(0, "m", "()V", [c.code()]), c.method(0, "m", "()V", [c.code()])) and None)
mk("m_nocode", lambda c: c.method(0, "m", "()V"))
mk("m_abscode", lambda c: c.method(1025, "m", "()V", [c.code()]))
mk("m_natcode", lambda c: c.method(257, "m", "()V", [c.code()]))
mk("m_2code", lambda c: c.method(1, "m", "()V", [c.code(), c.code()]))


def mat(n, f, **k):
    mk("mat_" + n, lambda c: c.method(1, "m", "()V", f(c)), **k)


for n, kw in (
    ("len0", dict(code=b"")),
    ("lenbig", dict(clen=70000)),
    ("len65536", dict(code=b"\x00" * 65535 + b"\xb1")),
    ("len65535", dict(code=b"\x00" * 65534 + b"\xb1")),
    ("clen2", dict(clen=2)),
    ("elen", dict(elen=3)),
    ("locals0", dict(locals=0)),
    ("len+1", dict(length=14)),
    ("len-1", dict(length=11)),
    ("len0a", dict(length=0)),
):
    mat("code_" + n, lambda c: [c.code(**kw)])
mat("code_short", lambda c: [c.attr("Code", b"\x00\x01")])
mat("code_empty", lambda c: [c.attr("Code", b"")])
mat("code_trail", lambda c: [c.attr("Code", u2(1) + u2(1) + u4(1) + b"\xb1" + u2(0) + u2(0) + b"\x00")])
mat("code_v45_2", lambda c: [c.attr("Code", u1(1) + u1(1) + u2(1) + b"\xb1" + u2(0) + u2(0))], major=45, minor=2)
for n, e in (
    ("ok", (0, 1, 0, 0)),
    ("start", (5, 6, 0, 0)),
    ("end", (0, 2, 0, 0)),
    ("empty", (0, 0, 0, 0)),
    ("rev", (1, 0, 0, 0)),
    ("handler", (0, 1, 1, 0)),
    ("type0", (0, 1, 0, 500)),
    ("typeutf", (0, 1, 0, 1)),
):
    mat("exc_" + n, lambda c: [c.code(exc=[e])])


def cat(n, f, **k):
    mat("cat_" + n, lambda c: [c.code(attrs=f(c))], **k)


lnt = lambda *p: u2(len(p)) + b"".join((u2(a) + u2(b) for a, b in p))
cat("lnt_ok", lambda c: [c.attr("LineNumberTable", lnt((0, 1)))])
cat("lnt_pc", lambda c: [c.attr("LineNumberTable", lnt((1, 1)))])
cat("lnt_dup", lambda c: [c.attr("LineNumberTable", lnt((0, 1)))] * 2)
cat("lnt_len", lambda c: [c.attr("LineNumberTable", lnt((0, 1)) + b"\x00")])
cat("lnt_cnt", lambda c: [c.attr("LineNumberTable", u2(5) + u4(0))])
cat("lnt_0", lambda c: [c.attr("LineNumberTable", u2(0))])
cat("lnt_empty", lambda c: [c.attr("LineNumberTable", b"")])
lvt = lambda c, *p: u2(len(p)) + b"".join(
    (
        u2(a) + u2(l) + u2(c.utf(n) if isinstance(n, str) else n) + u2(c.utf(d) if isinstance(d, str) else d) + u2(i)
        for a, l, n, d, i in p
    )
)
for n, p in (
    ("ok", (0, 1, "x", "I", 0)),
    ("start", (2, 0, "x", "I", 0)),
    ("len", (0, 2, "x", "I", 0)),
    ("name0", (0, 1, 0, "I", 0)),
    ("namebad", (0, 1, "a.b", "I", 0)),
    ("descbad", (0, 1, "x", "Q", 0)),
    ("desc0", (0, 1, "x", 0, 0)),
    ("idx", (0, 1, "x", "I", 2)),
    ("idxlong", (0, 1, "x", "J", 1)),
    ("idx65535", (0, 1, "x", "J", 65535)),
    ("descV", (0, 1, "x", "V", 0)),
):
    cat("lvt_" + n, lambda c: [c.attr("LocalVariableTable", lvt(c, p))])
    cat("lvtt_" + n, lambda c: [c.attr("LocalVariableTypeTable", lvt(c, p))])
cat("lvt_dup", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0), (0, 1, "x", "I", 0)))])
cat("lvt_dup2", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0)))] * 2)
cat(
    "lvtt_dup",
    lambda c: [
        c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0))),
        c.attr("LocalVariableTypeTable", lvt(c, (0, 1, "x", "I", 0), (0, 1, "x", "I", 0))),
    ],
)
cat(
    "lvtt_match",
    lambda c: [
        c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0))),
        c.attr("LocalVariableTypeTable", lvt(c, (0, 1, "x", "TT;", 0))),
    ],
)
cat(
    "lvtt_nomatch",
    lambda c: [
        c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0))),
        c.attr("LocalVariableTypeTable", lvt(c, (0, 1, "y", "TT;", 0))),
    ],
)
cat("lvt_lenbad", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0)) + b"\x00")])
cat("lvt_cnt", lambda c: [c.attr("LocalVariableTable", u2(9))])
cat("lvtt_v48", lambda c: [c.attr("LocalVariableTypeTable", b"\x00")], major=48)
cat("lvtt_lenbad", lambda c: [c.attr("LocalVariableTypeTable", lvt(c, (0, 1, "x", "I", 0)) + b"\x00")])
cat("smt_dup", lambda c: [c.attr("StackMapTable", u2(0))] * 2)
cat("smt_empty", lambda c: [c.attr("StackMapTable", b"")])
cat("smt_one", lambda c: [c.attr("StackMapTable", b"\x00")])
cat("smt_v49", lambda c: [c.attr("StackMapTable", b"\x00")] * 2, major=49)
cat("smt_over", lambda c: [c.attr("StackMapTable", b"\x00", 50)])
cat("unk", lambda c: [c.attr("Unk", b"abc")])
cat("unk_over", lambda c: [c.attr("Unk", b"abc", 4)])
cat("unk_far", lambda c: [c.attr("Unk", b"abc", 4000)])
cat("name0", lambda c: [u2(0) + u4(0)])
cat("rvta_dup", lambda c: [c.attr("RuntimeVisibleTypeAnnotations", u2(0))] * 2)
cat("code", lambda c: [c.attr("Code", b"")])


def m2(n, f, **k):
    mat(n, lambda c: [c.code()] + f(c), **k)


m2("exs_ok", lambda c: [c.attr("Exceptions", u2(1) + u2(c.cls("a")))])
m2("exs_0", lambda c: [c.attr("Exceptions", u2(1) + u2(0))])
m2("exs_utf", lambda c: [c.attr("Exceptions", u2(1) + u2(1))])
m2("exs_dup", lambda c: [c.attr("Exceptions", u2(1) + u2(c.cls("a")))] * 2)
m2("exs_len", lambda c: [c.attr("Exceptions", u2(1) + u2(c.cls("a")) + b"\x00")])
m2("exs_cnt", lambda c: [c.attr("Exceptions", u2(5) + u2(c.cls("a")))])
m2("exs_big", lambda c: [c.attr("Exceptions", u2(1) + u2(500))])
m2("exs_empty", lambda c: [c.attr("Exceptions", b"")])
m2("exs_none", lambda c: [c.attr("Exceptions", u2(0))])
m2("mp_ok", lambda c: [c.attr("MethodParameters", u1(1) + u2(c.utf("p")) + u2(0))])
m2("mp_dup", lambda c: [c.attr("MethodParameters", u1(0))] * 2)
m2("mp_len", lambda c: [c.attr("MethodParameters", u1(1) + u2(0))])
m2("mp_idx", lambda c: [c.attr("MethodParameters", u1(1) + u2(500) + u2(0))])
m2("mp_cls", lambda c: [c.attr("MethodParameters", u1(1) + u2(c.this) + u2(0))])
m2("mp_name", lambda c: [c.attr("MethodParameters", u1(1) + u2(c.utf("a.b")) + u2(0))])
m2("mp_fl", lambda c: [c.attr("MethodParameters", u1(1) + u2(c.utf("a")) + u2(65535))])
m2("mp_0", lambda c: [c.attr("MethodParameters", b"")])
m2("mp_v51", lambda c: [c.attr("MethodParameters", b"")], major=51)
m2("sig_len", lambda c: [c.attr("Signature", b"\x00")])
m2("sig_dup", lambda c: [c.attr("Signature", u2(c.utf("()V")))] * 2)
m2("sig_bad", lambda c: [c.attr("Signature", u2(0))])
m2("sig_cls", lambda c: [c.attr("Signature", u2(c.this))])
m2("syn_len", lambda c: [c.attr("Synthetic", b"\x00")])
m2("dep_len", lambda c: [c.attr("Deprecated", b"\x00")])
m2("ad_dup", lambda c: [c.attr("AnnotationDefault", b"B\x00\x01")] * 2)
m2("ad_empty", lambda c: [c.attr("AnnotationDefault", b"")])
m2("rva_dup", lambda c: [c.attr("RuntimeVisibleAnnotations", u2(0))] * 2)
m2("rvpa_dup", lambda c: [c.attr("RuntimeVisibleParameterAnnotations", u1(0))] * 2)
m2("rvta_dup", lambda c: [c.attr("RuntimeVisibleTypeAnnotations", u2(0))] * 2)
m2("ripa_dup", lambda c: [c.attr("RuntimeInvisibleParameterAnnotations", u1(0))] * 2)
m2("name0", lambda c: [u2(0) + u4(0)])
m2("namebig", lambda c: [u2(900) + u4(0)])
m2("over", lambda c: [c.attr("Unk", b"", 100)])


# Attributes of the class.
def ca(n, f, **k):
    mk("ca_" + n, lambda c: c.attrs.extend(f(c)), **k)


ca("sf_ok", lambda c: [c.attr("SourceFile", u2(c.utf("a")))])
ca("sf_dup", lambda c: [c.attr("SourceFile", u2(c.utf("a")))] * 2)
ca("sf_len", lambda c: [c.attr("SourceFile", b"\x00")])
ca("sf_0", lambda c: [c.attr("SourceFile", u2(0))])
ca("sf_cls", lambda c: [c.attr("SourceFile", u2(c.this))])
ca("sf_big", lambda c: [c.attr("SourceFile", u2(999))])
ca("sde_dup", lambda c: [c.attr("SourceDebugExtension", b"x")] * 2)
ca("sde_bad", lambda c: [c.attr("SourceDebugExtension", b"\xff\x00")])
IC = "InnerClasses"
ic = lambda *p: u2(len(p)) + b"".join((u2(a) + u2(b) + u2(d) + u2(e) for a, b, d, e in p))
for n, p in (
    ("ok", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 1)),
    ("i0", lambda c: (0, c.this, c.utf("Y"), 1)),
    ("ibig", lambda c: (999, 0, 0, 1)),
    ("iutf", lambda c: (c.utf("Y"), 0, 0, 0)),
    ("outf", lambda c: (c.cls("X$Y"), c.utf("q"), 0, 0)),
    ("ncls", lambda c: (c.cls("X$Y"), 0, c.this, 0)),
    ("self", lambda c: (c.this, c.this, 0, 0)),
    ("noname", lambda c: (c.cls("X$Y"), c.this, 0, 0)),
    ("flags", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 7)),
    ("flags2", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 1552)),
    ("flagsif", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 512)),
    ("flagsff", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 1040)),
    ("flagsmod", lambda c: (c.cls("X$Y"), c.this, c.utf("Y"), 32768)),
    ("iarr", lambda c: (c.cls("[I"), 0, 0, 0)),
):
    ca("ic_" + n, lambda c: [c.attr(IC, ic(p(c)))])
    ca("ic_" + n + "_v48", lambda c: [c.attr(IC, ic(p(c)))], major=48)
ca("ic_dup", lambda c: [c.attr(IC, ic())] * 2)
ca("ic_dupe", lambda c: [c.attr(IC, ic(*[(c.cls("X$Y"), c.this, c.utf("Y"), 1)] * 2))])
ca("ic_len", lambda c: [c.attr(IC, ic() + b"\x00")])
ca("ic_cnt", lambda c: [c.attr(IC, u2(4))])
ca("ic_circ", lambda c: [c.attr(IC, ic((c.cls("A"), c.cls("B"), 0, 0), (c.cls("B"), c.cls("A"), 0, 0)))])
ca("ic_dupe_v48", lambda c: [c.attr(IC, ic(*[(c.cls("X$Y"), c.this, c.utf("Y"), 1)] * 2))], major=48)
EM = "EnclosingMethod"
ca("em_ok", lambda c: [c.attr(EM, u2(c.this) + u2(c.nt("m", "()V")))])
ca("em_dup", lambda c: [c.attr(EM, u2(c.this) + u2(0))] * 2)
ca("em_len", lambda c: [c.attr(EM, u2(c.this) + u2(0) + b"\x00")])
ca("em_short", lambda c: [c.attr(EM, u2(c.this))])
ca("em_0", lambda c: [c.attr(EM, u4(0))])
ca("em_cls", lambda c: [c.attr(EM, u2(c.utf("a")) + u2(0))])
ca("em_nt", lambda c: [c.attr(EM, u2(c.this) + u2(c.this))])
ca("em_field", lambda c: [c.attr(EM, u2(c.this) + u2(c.nt("f", "I")))])
ca("em_big", lambda c: [c.attr(EM, u2(c.this) + u2(999))])
ca("em_clinit", lambda c: [c.attr(EM, u2(c.this) + u2(c.nt("<clinit>", "()V")))])
BM = "BootstrapMethods"
h = lambda c: c.mh(6, c.mr("Y", "b", "()V"))
ca("bm_dup", lambda c: [c.attr(BM, u2(0))] * 2)
ca("bm_len", lambda c: [c.attr(BM, u2(0) + b"\x00")])
ca("bm_short", lambda c: [c.attr(BM, u2(1))])
ca("bm_0", lambda c: [c.attr(BM, u2(1) + u2(0) + u2(0))])
ca("bm_cls", lambda c: [c.attr(BM, u2(1) + u2(c.this) + u2(0))])
ca("bm_arg0", lambda c: [c.attr(BM, u2(1) + u2(h(c)) + u2(1) + u2(0))])
ca("bm_argutf", lambda c: [c.attr(BM, u2(1) + u2(h(c)) + u2(1) + u2(1))])
ca("bm_argn", lambda c: [c.attr(BM, u2(1) + u2(h(c)) + u2(9) + u2(c.this))])
ca("bm_argnt", lambda c: [c.attr(BM, u2(1) + u2(h(c)) + u2(1) + u2(c.nt("a", "I")))])
ca("bm_argbig", lambda c: [c.attr(BM, u2(1) + u2(h(c)) + u2(1) + u2(999))])
ca("bm_empty", lambda c: [c.attr(BM, b"")])
ca("bm_kind", lambda c: [c.attr(BM, u2(1) + u2(c.mh(5, c.mr("Y", "b", "()V"))) + u2(0))])
ca("bm_v50", lambda c: [c.attr(BM, b"")] * 2, major=50)
NH, NM = ("NestHost", "NestMembers")
ca("nh_ok", lambda c: [c.attr(NH, u2(c.cls("H")))])
ca("nh_dup", lambda c: [c.attr(NH, u2(c.cls("H")))] * 2)
ca("nh_len", lambda c: [c.attr(NH, b"\x00")])
ca("nh_0", lambda c: [c.attr(NH, u2(0))])
ca("nh_utf", lambda c: [c.attr(NH, u2(1))])
ca("nh_nm", lambda c: [c.attr(NH, u2(c.cls("H"))), c.attr(NM, u2(0))])
ca("nm_nh", lambda c: [c.attr(NM, u2(0)), c.attr(NH, u2(c.cls("H")))])
ca("nm_dup", lambda c: [c.attr(NM, u2(0))] * 2)
ca("nm_len", lambda c: [c.attr(NM, u2(0) + b"\x00")])
ca("nm_0", lambda c: [c.attr(NM, u2(1) + u2(0))])
ca("nm_utf", lambda c: [c.attr(NM, u2(1) + u2(1))])
ca("nm_cnt", lambda c: [c.attr(NM, u2(3) + u2(c.this))])
ca("nh_v54", lambda c: [c.attr(NH, b"\x00")], major=54)
ca("nm_empty", lambda c: [c.attr(NM, b"")])
ca("nm_dupe", lambda c: [c.attr(NM, u2(2) + u2(c.cls("Q")) * 2)])
ca("nh_arr", lambda c: [c.attr(NH, u2(c.cls("[I")))])
PS = "PermittedSubclasses"
ca("ps_ok", lambda c: [c.attr(PS, u2(1) + u2(c.cls("S")))])
ca("ps_dup", lambda c: [c.attr(PS, u2(1) + u2(c.cls("S")))] * 2)
ca("ps_final", lambda c: [c.attr(PS, u2(1) + u2(c.cls("S")))], access=49)
ca("ps_0", lambda c: [c.attr(PS, u2(0))])
ca("ps_i0", lambda c: [c.attr(PS, u2(1) + u2(0))])
ca("ps_utf", lambda c: [c.attr(PS, u2(1) + u2(1))])
ca("ps_len", lambda c: [c.attr(PS, u2(1) + u2(c.cls("S")) + b"\x00")])
ca("ps_v60", lambda c: [c.attr(PS, b"")] * 2, major=60)
ca("ps_cnt", lambda c: [c.attr(PS, u2(3) + u2(c.cls("S")))])
ca("ps_arr", lambda c: [c.attr(PS, u2(1) + u2(c.cls("[I")))])
ca("ps_empty", lambda c: [c.attr(PS, b"")])
RE = "Record"
rk = dict(access=49, sup="java/lang/Record")


def rec(c, n, d, *at):
    return (
        u2(c.utf(n) if not isinstance(n, int) else n)
        + u2(c.utf(d) if not isinstance(d, int) else d)
        + u2(len(at))
        + b"".join(at)
    )


ca("re_ok", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I"))], **rk)
ca("re_dup", lambda c: [c.attr(RE, u2(0))] * 2, **rk)
ca("re_nonrec", lambda c: [c.attr(RE, u2(0))])
ca("re_nonfinal", lambda c: [c.attr(RE, u2(0))], access=33, sup="java/lang/Record")
ca("re_len", lambda c: [c.attr(RE, u2(0) + b"\x00")], **rk)
ca("re_n0", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I"))], **rk)
ca("re_nbad", lambda c: [c.attr(RE, u2(1) + rec(c, "a.b", "I"))], **rk)
ca("re_dbad", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "Q"))], **rk)
ca("re_d0", lambda c: [c.attr(RE, u2(1) + rec(c, "a", 0))], **rk)
ca("re_cnt", lambda c: [c.attr(RE, u2(3) + rec(c, "a", "I"))], **rk)
ca("re_sigdup", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", *[c.attr("Signature", u2(c.utf("I")))] * 2))], **rk)
ca("re_siglen", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", c.attr("Signature", b"")))], **rk)
ca(
    "re_rvadup",
    lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", *[c.attr("RuntimeVisibleAnnotations", u2(0))] * 2))],
    **rk,
)
ca("re_attover", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", c.attr("Unk", b"", 100)))], **rk)
ca("re_v59", lambda c: [c.attr(RE, b"")] * 2, major=59, **rk)
ca("re_dupe", lambda c: [c.attr(RE, u2(2) + rec(c, "a", "I") * 2)], **rk)
ca("re_noattr", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I")[:4])], **rk)
ca("re_sig0", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", c.attr("Signature", u2(0))))], **rk)
ca("re_aname", lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", u2(0) + u4(0)))], **rk)
ca(
    "re_rvtadup",
    lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", *[c.attr("RuntimeVisibleTypeAnnotations", u2(0))] * 2))],
    **rk,
)
ca("re_empty", lambda c: [c.attr(RE, b"")], **rk)
ca("sig_dup", lambda c: [c.attr("Signature", u2(c.utf("x")))] * 2)
ca("sig_len", lambda c: [c.attr("Signature", b"")])
ca("sig_0", lambda c: [c.attr("Signature", u2(0))])
ca("syn_len", lambda c: [c.attr("Synthetic", b"\x00")])
ca("dep_len", lambda c: [c.attr("Deprecated", b"\x00")])
ca("rva_dup", lambda c: [c.attr("RuntimeVisibleAnnotations", u2(0))] * 2)
ca("ria_dup", lambda c: [c.attr("RuntimeInvisibleAnnotations", u2(0))] * 2)
ca("rvta_dup", lambda c: [c.attr("RuntimeVisibleTypeAnnotations", u2(0))] * 2)
ca("rita_dup", lambda c: [c.attr("RuntimeInvisibleTypeAnnotations", u2(0))] * 2)
ca("name0", lambda c: [u2(0) + u4(0)])
ca("namecls", lambda c: [u2(c.this) + u4(0)])
ca("over", lambda c: [c.attr("Unk", b"", 5)])
ca("unk", lambda c: [c.attr("Unk", b"12345")])
ca("code", lambda c: [c.attr("Code", b"12345")])
ca("mod", lambda c: [c.attr("Module", b"12345")])

# Flags and names of methods again: interfaces, initialisers.
for a in (3073, 1033, 1027, 1034, 3072, 2305, 5122, 1041, 1057, 1281):
    for M in (45, 48, 49, 51, 52, 60, 61, 65):
        mk(f"mi_{a:04x}_v{M}", lambda c: c.method(a, "m", "()V", [] if a & 1280 else [c.code()]), access=1537, major=M)
for a in (0, 8, 264, 1024, 256, 9):
    for M in (45, 50):
        mk(f"mcl_{a:04x}_v{M}", lambda c: c.method(a, "<clinit>", "()V", [c.code()]), major=M)
        mk(f"mcln_{a:04x}_v{M}", lambda c: c.method(a, "<clinit>", "()V"), major=M)
for nm in ("<init>", "<clinit>"):
    mk("mh_9_" + nm.strip("<>") + "2", lambda c: c.mh(9, c.ir("Y", nm, "()V")))
    mk("mh_6i_" + nm.strip("<>") + "2", lambda c: c.mh(6, c.ir("Y", nm, "()V")))
    mk("mh_7i_" + nm.strip("<>") + "2", lambda c: c.mh(7, c.ir("Y", nm, "()V")))
ca("ic_len_v48", lambda c: [c.attr(IC, ic() + b"\x00")], major=48)
ca("re_nonrec_bad", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I"))])
ca("sf_len_dup", lambda c: [c.attr("SourceFile", u2(c.utf("a"))), c.attr("SourceFile", b"")])
fat("rita_dup", lambda c: [c.attr("RuntimeInvisibleTypeAnnotations", u2(0))] * 2)
m2("ria_dup", lambda c: [c.attr("RuntimeInvisibleAnnotations", u2(0))] * 2)
m2("rita_dup", lambda c: [c.attr("RuntimeInvisibleTypeAnnotations", u2(0))] * 2)
m2("ad_dup_v48", lambda c: [c.attr("AnnotationDefault", b"B\x00\x01")] * 2, major=48)
fat("rvpa_dup", lambda c: [c.attr("RuntimeVisibleParameterAnnotations", u1(0))] * 2)
fat("ad_dup", lambda c: [c.attr("AnnotationDefault", u1(0))] * 2)
ca("ad_dup", lambda c: [c.attr("AnnotationDefault", u1(0))] * 2)
ca("rvpa_dup", lambda c: [c.attr("RuntimeVisibleParameterAnnotations", u1(0))] * 2)
ca(
    "re_ria",
    lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", *[c.attr("RuntimeInvisibleAnnotations", u2(0))] * 2))],
    **rk,
)
ca(
    "re_rita",
    lambda c: [c.attr(RE, u2(1) + rec(c, "a", "I", *[c.attr("RuntimeInvisibleTypeAnnotations", u2(0))] * 2))],
    **rk,
)
fat("rva_v48", lambda c: [c.attr("RuntimeVisibleAnnotations", u2(0))] * 2, major=48)

# Two faults in one file: which is found first.
mk("o_acc_name", lambda c: c.field(3, "a.b", "Q"))
mk("o_name_sig", lambda c: c.field(0, "a.b", "Q"))
mk("o_macc_sig", lambda c: c.method(3, "m", "Q"))
mk("o_mname_acc", lambda c: c.method(3, "a.b", "Q"))
mk("o_args_sig", lambda c: c.method(1, "m", "(" + "I" * 300 + ")Q"))
mk("o_field_method", lambda c: (c.method(3, "m", "()V"), c.field(3, "f", "I")) and None)
mk("o_dup_attr", lambda c: (c.field(0, "f", "I"), c.field(0, "f", "I"), c.field(3, "g", "I")) and None)
mk("o_dupf_m", lambda c: (c.field(0, "f", "I"), c.field(0, "f", "I"), c.method(3, "g", "()V")) and None)
mk("o_super_iface", lambda c: (setsup(c, 0), c.ifs.append(0)) and None)
mk("o_wrong_super", lambda c: (setthis(c, c.cls("Y")), setsup(c, 0)) and None)
mk("o_acc_this", lambda c: setthis(c, 0), access=1552)
mk("o_isup_field", lambda c: (setsup(c, c.cls("java/lang/String")), c.field(3, "f", "I")) and None, access=1537)
mk(
    "o_isup_attr",
    lambda c: (setsup(c, c.cls("java/lang/String")), c.attrs.append(c.attr("SourceFile", b""))) and None,
    access=1537,
)
mk("o_isup_extra", lambda c: (setsup(c, c.cls("java/lang/String")), c.out() + b"\x00")[1], access=1537)
mk("o_dup_ext", lambda c: (c.field(0, "f", "I"), c.field(0, "f", "I"), c.out() + b"\x00")[2])
mk("o_pool_order", lambda c: (c.cls("a//b"), c.raw(u1(8) + u2(900))) and None)
mk("o_nt", lambda c: c.nt("a.b", "Q"))
mk("o_ntm", lambda c: c.nt("a.b", "(Q)V"))
mk("o_bad_module", lambda c: c.raw(u1(19) + u2(c.utf("a"))), access=32768)
mk("o_bad_acc", lambda c: c.raw(u1(19) + u2(c.utf("a"))), access=1552)
mk("o_mod_pool", lambda c: c.raw(u1(19) + u2(900)))
mk("o_ifdup_bad", lambda c: c.ifs.extend([c.cls("java/lang/Runnable")] * 2 + [0]))
mat("o_locals_len", lambda c: [c.code(code=b"", locals=0)])
mat("o_exc_attr", lambda c: [c.code(exc=[(0, 0, 0, 0)], attrs=[u2(0) + u4(0)])])
cat(
    "o_lvtdup_len",
    lambda c: [
        c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0), (0, 1, "x", "I", 0))),
        c.attr("LineNumberTable", b""),
    ],
)
mat(
    "o_lvtdup_codelen",
    lambda c: [
        c.code(attrs=[c.attr("LocalVariableTable", lvt(c, (0, 1, "x", "I", 0), (0, 1, "x", "I", 0)))], length=90),
        b"\x00" * 40,
    ],
)
mat("o_excs", lambda c: [c.code(), c.attr("Exceptions", u2(2) + u2(1))])
cat("o_lvt1", lambda c: [c.attr("LocalVariableTable", lvt(c, (2, 0, 0, 0, 9)))])
cat("o_lvt2", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "a.b", 0, 9)))])
cat("o_lvt3", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "a.b", "Q", 9)))])
cat("o_lvt4", lambda c: [c.attr("LocalVariableTable", lvt(c, (0, 1, "a", "Q", 9)))])
ca("o_ic", lambda c: [c.attr(IC, ic((c.this, c.this, c.this, 1552)))])
ca("o_em", lambda c: [c.attr(EM, u2(0) + u2(1))])
ca("o_bm", lambda c: [c.attr(BM, u2(1) + u2(0) + u2(9))])
ca("o_ps", lambda c: [c.attr(PS, u2(1) + u2(0) + b"\x00")])
ca("o_nh", lambda c: [c.attr(NM, u2(0)), c.attr(NH, b"")])
ca("o_re", lambda c: [c.attr(RE, u2(1) + rec(c, 0, 0))], **rk)
ca("o_missing", lambda c: [c.attr("SourceFile", b"")][: c.dyn(0, "a", "()V", 18) and 1])
ca("o_bm_len_short", lambda c: [c.attr(BM, u2(0) + b"\x00")][: c.dyn(0, "a", "()V", 18) and 1])
ca("o_attr_order", lambda c: [c.attr(NH, u2(0)), c.attr(IC, b""), c.attr("SourceFile", b"")])
ca("o_ic_late", lambda c: [c.attr(IC, ic((0, 0, 0, 0))), c.attr("SourceFile", b"")])
ca("o_em_late", lambda c: [c.attr(EM, u4(0)), c.attr("SourceFile", b"")])
ca("o_bm_late", lambda c: [c.attr(BM, u2(1) + u4(0)), c.attr("SourceFile", b"")])
ca("o_nm_late", lambda c: [c.attr(NM, u2(1) + u2(0)), c.attr("SourceFile", b"")])
ca("o_ps_late", lambda c: [c.attr(PS, u2(1) + u2(0)), c.attr("SourceFile", b"")])
ca("o_re_late", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I")), c.attr("SourceFile", b"")], **rk)
ca("o_ic_dup2", lambda c: [c.attr(IC, ic((0, 0, 0, 0)))] * 2)
ca("o_em_dup2", lambda c: [c.attr(EM, u4(0))] * 2)
ca(
    "o_late_all",
    lambda c: [
        c.attr(RE, u2(1) + rec(c, 0, "I")),
        c.attr(PS, u2(1) + u2(0)),
        c.attr(NM, u2(1) + u2(0)),
        c.attr(BM, u2(1) + u4(0)),
        c.attr(EM, u4(0)),
        c.attr(IC, ic((0, 0, 0, 0))),
    ],
    sup="java/lang/Record",
)
ca(
    "o_late_all2",
    lambda c: [
        c.attr(RE, u2(1) + rec(c, 0, "I")),
        c.attr(PS, u2(1) + u2(0)),
        c.attr(NM, u2(1) + u2(0)),
        c.attr(BM, u2(1) + u4(0)),
        c.attr(EM, u4(0)),
    ],
    sup="java/lang/Record",
)
ca(
    "o_late_all3",
    lambda c: [
        c.attr(RE, u2(1) + rec(c, 0, "I")),
        c.attr(PS, u2(1) + u2(0)),
        c.attr(NM, u2(1) + u2(0)),
        c.attr(BM, u2(1) + u4(0)),
    ],
    sup="java/lang/Record",
)
ca(
    "o_late_all4",
    lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I")), c.attr(PS, u2(1) + u2(0)), c.attr(NM, u2(1) + u2(0))],
    sup="java/lang/Record",
)
ca("o_late_all5", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I")), c.attr(PS, u2(1) + u2(0))], sup="java/lang/Record")
ca("o_re_ext", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I"))], **rk)
ca("o_ic_nm", lambda c: [c.attr(NM, u2(1) + u2(0)), c.attr(IC, ic((0, 0, 0, 0)))])
ca("o_ic_re", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I")), c.attr(IC, ic((0, 0, 0, 0)))], **rk)
ca("o_ic_missing", lambda c: [c.attr(IC, ic((0, 0, 0, 0)))][: c.dyn(0, "a", "()V", 18) and 1])
ca("o_ic_ext", lambda c: [c.attr(IC, ic((c.this, 0, 0, 1552)))])
ca("o_ic_flag_self", lambda c: [c.attr(IC, ic((c.this, c.this, 0, 1552)))])
ca("o_ic_dup_len", lambda c: [c.attr(IC, ic(*[(c.cls("X$Y"), c.this, c.utf("Y"), 1)] * 2) + b"\x00")])
ca("o_ps_re", lambda c: [c.attr(PS, u2(1) + u2(0)), c.attr(RE, b"\x00")], sup="java/lang/Record")
ca("o_nm_missing", lambda c: [c.attr(NM, u2(1) + u2(0))][: c.dyn(0, "a", "()V", 18) and 1])
ca("o_re_missing", lambda c: [c.attr(RE, u2(1) + rec(c, 0, "I"))][: c.dyn(0, "a", "()V", 18) and 1], **rk)
ca("o_ps_missing", lambda c: [c.attr(PS, u2(1) + u2(0))][: c.dyn(0, "a", "()V", 18) and 1])
ca("ic_flags3", lambda c: [c.attr(IC, ic((c.cls("X$Y"), c.this, c.utf("Y"), 0x1E1E)))])
ca("ic_flags4", lambda c: [c.attr(IC, ic((c.cls("X$Y"), c.this, c.utf("Y"), 0x7E3F)))])
