//! Families that grow in classes and interfaces above and beside each other.

use std::fmt::Write as _;

use super::{ADD, COUNT, Family, OK, caught, constructor, count, main_class, ok, static_method};

pub(super) const FAMILIES: &[Family] = &[
    Family {
        name: "diamonds",
        grows: "levels of two interfaces over two",
        size: 64,
        printed: count_diamonds,
        text: diamonds,
    },
    Family { name: "interfaces", grows: "interfaces of one class", size: 4000, printed: ok, text: interfaces },
    Family {
        name: "overlapping",
        grows: "interfaces with the same method",
        size: 4000,
        printed: count,
        text: overlapping,
    },
    Family {
        name: "conflicting",
        grows: "interfaces with the same default",
        size: 2000,
        printed: ok,
        text: conflicting,
    },
    Family {
        name: "initialised",
        grows: "interfaces with initialisers",
        size: 4000,
        printed: count,
        text: initialised,
    },
    Family {
        name: "deep-classes",
        grows: "superclasses above each other",
        size: 10_000,
        printed: ok,
        text: deep_classes,
    },
    Family {
        name: "deep-interfaces",
        grows: "interfaces above each other",
        size: 10_000,
        printed: ok,
        text: deep_interfaces,
    },
    Family {
        name: "deep-references",
        grows: "subclasses of WeakReference",
        size: 2000,
        printed: ok,
        text: deep_references,
    },
    Family { name: "sealed", grows: "permitted subclasses", size: 4000, printed: ok, text: sealed },
    Family { name: "nest", grows: "members of one nest", size: 4000, printed: count, text: nest },
    Family { name: "wide-subclasses", grows: "methods, and subclasses", size: 800, printed: ok, text: wide_subclasses },
    Family { name: "assignable", grows: "assignments to superclasses", size: 1000, printed: ok, text: assignable },
    Family { name: "array-types", grows: "array types", size: 8000, printed: ok, text: array_types },
];

const INTERFACE: &str = ".class public interface abstract";

fn initialiser(code: &str) -> String {
    format!(".method static <clinit> ()V\n.stack 4\n.locals 0\n{code}return\n.end\n")
}

fn empty_default(name: &str) -> String {
    format!(".method public {name} ()V\n.stack 0\n.locals 1\nreturn\n.end\n")
}

/// All interfaces are initialised, and the first method, field and no field are found.
fn diamonds(n: usize) -> String {
    let mut text = String::new();
    for level in 0..n {
        for side in ["a", "b"] {
            let _ = writeln!(text, "{INTERFACE} I{level}{side}");
            if level > 0 {
                let _ = writeln!(text, ".implements I{}a I{}b", level - 1, level - 1);
            }
            text += &initialiser(&format!("iconst_1\n{ADD}"));
            text += &empty_default(&format!("m{level}{side}"));
            if (level, side) == (0, "b") {
                text += ".field public static final X I = int 7\n";
            }
            text += ".end\n";
        }
    }
    let last = n - 1;
    let _ =
        writeln!(text, ".class public super D\n.implements I{last}a I{last}b\n{}.end", constructor("java/lang/Object"));
    let uses = format!(
        "new D\ndup\ninvokespecial D.<init> ()V\nastore 0\naload 0\ninvokeinterface I{last}b.m0a ()V 1 0\n\
         aload 0\ninvokevirtual D.m0b ()V\ngetstatic D.X I\n{ADD}\
         aload 0\ninstanceof I0b\n{ADD}{}",
        caught(0, "getstatic D.none I\npop\n", "java/lang/NoSuchFieldError", "D")
    );
    text + &main_class([uses], 1, COUNT)
}

fn count_diamonds(n: usize) -> String {
    count(2 * n + 8)
}

fn names(n: usize) -> String {
    (0..n).fold(String::new(), |mut names, i| {
        let _ = write!(names, " J{i}");
        names
    })
}

/// Each method is called through the interface that declares it.
fn interfaces(n: usize) -> String {
    let mut text = String::new();
    for i in 0..n {
        let _ = writeln!(text, "{INTERFACE} J{i}\n{}.end", empty_default(&format!("m{i}")));
    }
    let _ = writeln!(text, ".class public super C\n.implements{}\n{}.end", names(n), constructor("java/lang/Object"));
    let calls = (0..n).map(|i| format!("aload 0\ninvokeinterface J{i}.m{i} ()V 1 0\n"));
    text + &on_new_object(calls)
}

/// The main class, whose methods each make a C in local 0 before they do these things.
fn on_new_object(things: impl Iterator<Item = String>) -> String {
    const MAKE: &str = "new C\ndup\ninvokespecial C.<init> ()V\nastore 0\n";
    let things: Vec<String> = things.collect();
    let parts = things.chunks(1000).map(|chunk| format!("{MAKE}{}", chunk.concat()));
    main_class(parts, 1, OK)
}

/// Each interface's own method is called on one class.
fn overlapping(n: usize) -> String {
    let mut text = String::new();
    for i in 0..n {
        let _ = writeln!(text, "{INTERFACE} J{i}\n.method public abstract m ()V\n.end\n.end");
    }
    let method = format!(".method public m ()V\n.stack 4\n.locals 1\niconst_1\n{ADD}return\n.end\n");
    let _ = writeln!(
        text,
        ".class public super C\n.implements{}\n{}{method}.end",
        names(n),
        constructor("java/lang/Object")
    );
    let calls = (0..n).map(|i| format!("aload 0\ninvokeinterface J{i}.m ()V 1 0\n"));
    text + &on_new_object(calls).replace(OK, COUNT)
}

/// The class has no method of its own, and nothing but one call finds out.
fn conflicting(n: usize) -> String {
    let mut text = String::new();
    for i in 0..n {
        let _ = writeln!(text, "{INTERFACE} J{i}\n{}.end", empty_default("m"));
    }
    let _ = writeln!(text, ".class public super C\n.implements{}\n{}.end", names(n), constructor("java/lang/Object"));
    let code = format!("aload 0\ninvokeinterface J{}.m ()V 1 0\n", n / 2);
    text + &on_new_object([caught(0, &code, "java/lang/IncompatibleClassChangeError", "C")].into_iter())
}

fn initialised(n: usize) -> String {
    let mut text = String::new();
    for i in 0..n {
        let code = initialiser(&format!("iconst_1\n{ADD}"));
        let _ = writeln!(text, "{INTERFACE} J{i}\n{}{code}.end", empty_default(&format!("m{i}")));
    }
    let _ = writeln!(text, ".class public super C\n.implements{}\n{}.end", names(n), constructor("java/lang/Object"));
    text + &on_new_object(["nop\n".to_owned()].into_iter()).replace(OK, COUNT)
}

/// The classes override one method and have one of their own; the last one's is called.
fn deep_classes(n: usize) -> String {
    let mut text = String::new();
    let mut superclass = "java/lang/Object".to_owned();
    for i in 0..n {
        let _ = writeln!(
            text,
            ".class public super C{i}\n.super {superclass}\n.field public f{i} I\n{}",
            empty_default("m")
        );
        let _ = writeln!(text, "{}.end", static_method(&format!("s{i}"), ""));
        superclass = format!("C{i}");
    }
    text + &main_class([format!("invokestatic {superclass}.s0 ()V\n")], 1, OK)
}

fn deep_interfaces(n: usize) -> String {
    let mut text = format!("{INTERFACE} J0\n.field public static final X I = int 0\n{}.end\n", empty_default("m"));
    for i in 1..n {
        let _ = writeln!(text, "{INTERFACE} J{i}\n.implements J{}\n{}.end", i - 1, empty_default("m"));
    }
    let _ = writeln!(text, ".class public super C\n.implements J{}\n{}.end", n - 1, constructor("java/lang/Object"));
    text + &on_new_object(
        [format!("aload 0\ninvokeinterface J{}.m ()V 1 0\ngetstatic C.X I\npop\n", n / 2)].into_iter(),
    )
}

fn deep_references(n: usize) -> String {
    let mut text = String::new();
    let mut superclass = "java/lang/ref/WeakReference".to_owned();
    for i in 0..n {
        let _ = writeln!(text, ".class public super C{i}\n.super {superclass}\n{}.end", static_method("s", ""));
        superclass = format!("C{i}");
    }
    text + &main_class([format!("invokestatic {superclass}.s ()V\n")], 1, OK)
}

fn sealed(n: usize) -> String {
    let mut text = format!(".version 61 0\n{INTERFACE} S\n.permits");
    (0..n).for_each(|i| text += &format!(" C{i}"));
    text += "\n.end\n";
    for i in 0..n {
        let _ = writeln!(text, ".class public final super C{i}\n.implements S\n{}.end", static_method("s", ""));
    }
    text + &main_class((0..n).map(|i| format!("invokestatic C{i}.s ()V\n")), 1000, OK)
}

/// Each member calls a private method of the host.
fn nest(n: usize) -> String {
    let mut text = format!(
        ".version 61 0\n.class public super H\n.method private static p ()V\n.stack 2\n.locals 0\niconst_1\n{ADD}return\n.end\n"
    );
    for i in 0..n {
        let _ = writeln!(text, ".nestmember H$C{i}");
    }
    text += ".end\n";
    for i in 0..n {
        let method = static_method("s", "invokestatic H.p ()V\n");
        let _ = writeln!(text, ".class public super H$C{i}\n{method}.attribute NestHost class H\n.end");
    }
    text + &main_class((0..n).map(|i| format!("invokestatic H$C{i}.s ()V\n")), 1000, COUNT)
}

/// One class with many virtual methods; each subclass overrides one.
fn wide_subclasses(n: usize) -> String {
    let mut text = ".class public super W\n".to_owned();
    (0..n).for_each(|i| text += &empty_default(&format!("m{i}")));
    text += ".end\n";
    for i in 0..n {
        let method = empty_default(&format!("m{i}"));
        let _ = writeln!(text, ".class public super C{i}\n.super W\n{method}{}.end", static_method("s", ""));
    }
    text + &main_class((0..n).map(|i| format!("invokestatic C{i}.s ()V\n")), 1000, OK)
}

/// A value of the lowest class is given to a method for each of its superclasses.
fn assignable(n: usize) -> String {
    let mut text = String::new();
    let mut superclass = "java/lang/Object".to_owned();
    for i in 0..n {
        let method = format!(".method public static s (LC{i};)V\n.stack 0\n.locals 1\nreturn\n.end\n");
        let _ = writeln!(text, ".class public super C{i}\n.super {superclass}\n{method}.end");
        superclass = format!("C{i}");
    }
    let calls = (0..n).map(|i| format!("aconst_null\ncheckcast {superclass}\ninvokestatic C{i}.s (LC{i};)V\n"));
    text + &main_class(calls, 1000, OK)
}

/// All dimensions of all these classes' arrays.
fn array_types(n: usize) -> String {
    let classes = n.div_ceil(200);
    let mut text = String::new();
    (0..classes).for_each(|i| text += &format!(".class public super C{i}\n.end\n"));
    let makes = (0..classes).map(|i| format!("iconst_0\nanewarray {}LC{i};\npop\n", "[".repeat(200)));
    text + &main_class(makes, 1000, OK)
}
