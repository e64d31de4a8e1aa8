"""Builds class files by hand, right or wrong: nothing that is written is checked.

A `ClassBuilder` starts as an empty public class X; constants are added as they are named, and give their index.
"""

import struct


def u1(value):
    return struct.pack(">B", value & 0xFF)


def u2(value):
    return struct.pack(">H", value & 0xFFFF)


def u4(value):
    return struct.pack(">I", value & 0xFFFFFFFF)


class ClassBuilder:
    def __init__(self, name="X", major=65, minor=0, access=0x21, sup="java/lang/Object"):
        self.major, self.minor, self.access = major, minor, access
        self.pool, self.n, self.known = [], 1, {}
        self.ifs, self.fields, self.methods, self.attrs = [], [], [], []
        self.this = self.cls(name)
        self.sup = self.cls(sup) if sup else 0

    # Constants.

    def raw(self, entry, width=1):
        """Adds an entry as it is, of so many indices."""
        index = self.n
        self.pool.append(entry)
        self.n += width
        return index

    def memo(self, entry, width=1):
        if entry not in self.known:
            self.known[entry] = self.raw(entry, width)
        return self.known[entry]

    def utf(self, text):
        if isinstance(text, str):
            text = text.encode("utf-8").replace(b"\0", b"\xc0\x80")
        return self.memo(b"\x01" + u2(len(text)) + text)

    def cls(self, name):
        return self.memo(b"\x07" + u2(self.utf(name)))

    def str(self, text):
        return self.memo(b"\x08" + u2(self.utf(text)))

    def int(self, value):
        return self.memo(b"\x03" + u4(value))

    def flt(self, value):
        return self.memo(b"\x04" + struct.pack(">f", value))

    def long(self, value):
        return self.memo(b"\x05" + struct.pack(">q", value), 2)

    def dbl(self, value):
        return self.memo(b"\x06" + struct.pack(">d", value), 2)

    def nt(self, name, descriptor):
        return self.memo(b"\x0c" + u2(self.utf(name)) + u2(self.utf(descriptor)))

    def ref(self, tag, owner, name, descriptor):
        return self.memo(u1(tag) + u2(self.cls(owner)) + u2(self.nt(name, descriptor)))

    def mr(self, *member):
        return self.ref(10, *member)

    def ir(self, *member):
        return self.ref(11, *member)

    def mh(self, kind, index):
        return self.raw(u1(15) + u1(kind) + u2(index))

    def mt(self, descriptor):
        return self.memo(u1(16) + u2(self.utf(descriptor)))

    def dyn(self, bootstrap, name, descriptor, tag=17):
        return self.raw(u1(tag) + u2(bootstrap) + u2(self.nt(name, descriptor)))

    # Members and attributes. A name may be an index.

    def attr(self, name, info, length=None):
        return u2(self.utf(name)) + u4(len(info) if length is None else length) + info

    def member(self, access, name, descriptor, attrs):
        name = name if isinstance(name, int) else self.utf(name)
        descriptor = descriptor if isinstance(descriptor, int) else self.utf(descriptor)
        return u2(access) + u2(name) + u2(descriptor) + u2(len(attrs)) + b"".join(attrs)

    def field(self, access, name, descriptor, attrs=()):
        self.fields.append(self.member(access, name, descriptor, attrs))

    def method(self, access, name, descriptor, attrs=()):
        self.methods.append(self.member(access, name, descriptor, attrs))

    def code(self, code=b"\xb1", stack=2, locals=2, exc=(), attrs=(), clen=None, elen=None, length=None):
        """A Code attribute; clen, elen and length are the lengths to claim."""
        handlers = b"".join(b"".join(map(u2, entry)) for entry in exc)
        info = u2(stack) + u2(locals) + u4(len(code) if clen is None else clen) + code
        info += u2(len(exc) if elen is None else elen) + handlers + u2(len(attrs)) + b"".join(attrs)
        return self.attr("Code", info, length)

    def out(self, count=None):
        """The class file; count is the constant pool count to claim."""
        head = b"\xca\xfe\xba\xbe" + u2(self.minor) + u2(self.major) + u2(self.n if count is None else count)
        body = u2(self.access) + u2(self.this) + u2(self.sup) + u2(len(self.ifs)) + b"".join(map(u2, self.ifs))
        for members in (self.fields, self.methods, self.attrs):
            body += u2(len(members)) + b"".join(members)
        return head + b"".join(self.pool) + body
