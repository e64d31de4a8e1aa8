//! Families that grow in what one method has: code, locals, stack, branches, handlers.

use std::fmt::Write as _;

use super::{COUNT, Family, OK, count, main_class, ok};

pub(super) const FAMILIES: &[Family] = &[
    Family { name: "switch", grows: "cases of a switch", size: 3900, printed: count, text: switch },
    Family { name: "branches", grows: "branches forward", size: 8000, printed: ok, text: branches },
    Family { name: "loops", grows: "loops in each other", size: 2000, printed: ok, text: loops },
    Family { name: "handlers", grows: "handlers over the same code", size: 6000, printed: ok, text: handlers },
    Family { name: "ranges", grows: "handlers beside each other", size: 12_000, printed: ok, text: ranges },
    Family { name: "locals", grows: "locals, and branches over them", size: 12_000, printed: ok, text: locals },
    Family {
        name: "reference-locals",
        grows: "locals with references",
        size: 10_000,
        printed: ok,
        text: reference_locals,
    },
    Family { name: "stack", grows: "values on the stack", size: 14_000, printed: ok, text: stack },
    Family { name: "objects", grows: "unfinished objects on the stack", size: 5000, printed: ok, text: objects },
    Family {
        name: "old-merges",
        grows: "merges of locals without a stack map",
        size: 3000,
        printed: ok,
        text: old_merges,
    },
    Family { name: "old-chain", grows: "superclasses that a merge goes up", size: 500, printed: ok, text: old_chain },
    Family { name: "lines", grows: "entries of the line number table", size: 16_000, printed: ok, text: lines },
];

/// A class with a method `run` of this code and so many locals and stack slots, and a main class that calls it.
fn run(version: u32, stack: usize, locals: usize, code: &str, last: &str) -> String {
    let method = format!(".method public static run ()V\n.stack {stack}\n.locals {locals}\n{code}return\n.end\n");
    let text = format!(".version {version} 0\n.class public super R\n{method}.end\n.version 52 0\n");
    text + &main_class(["invokestatic R.run ()V\n".to_owned()], 1, last)
}

/// In a loop that takes each case once.
fn switch(n: usize) -> String {
    let mut code = "iconst_0\nistore 0\n.frame append int\nhead:\niload 0\nlookupswitch\n".to_owned();
    (0..n).for_each(|i| code += &format!("{i} C{i}\n"));
    code += "default end\n";
    (0..n).for_each(|i| code += &format!(".frame same\nC{i}:\niinc 0 1\ngoto_w head\n"));
    code += ".frame same\nend:\niload 0\nputstatic Main.count I\n";
    run(52, 2, 1, &code, COUNT)
}

fn branches(n: usize) -> String {
    let mut code = "iconst_0\nistore 0\n".to_owned();
    for i in 0..n {
        let frame = if i == 0 { "append int" } else { "same" };
        let _ = writeln!(code, "iload 0\nifne L{i}\nnop\n.frame {frame}\nL{i}:");
    }
    run(52, 1, 1, &code, OK)
}

/// Each is left when its turn first comes.
fn loops(n: usize) -> String {
    let mut code = "iconst_0\nistore 0\n".to_owned();
    for i in 0..n {
        let frame = if i == 0 { "append int" } else { "same" };
        let _ = writeln!(code, ".frame {frame}\nH{i}:\nnop");
    }
    (0..n).rev().for_each(|i| code += &format!("iload 0\nifeq E{i}\ngoto_w H{i}\n.frame same\nE{i}:\nnop\n"));
    run(52, 1, 1, &code, OK)
}

/// Each instruction changes a local, and each handler covers all of them.
fn handlers(n: usize) -> String {
    let mut code = "iconst_0\nistore 0\nA:\n".to_owned();
    (0..n).for_each(|_| code += "iconst_0\nistore 0\n");
    code += "return\nB:\n.frame full { int } { java/lang/Throwable }\nC:\npop\n";
    (0..n).for_each(|_| code += ".catch any A B C\n");
    run(52, 1, 1, &code, OK)
}

fn ranges(n: usize) -> String {
    let mut code = "iconst_0\nistore 0\n".to_owned();
    (0..n).for_each(|i| code += &format!("A{i}:\niconst_0\nistore_0\n"));
    let _ = writeln!(code, "A{n}:\nreturn\n.frame full {{ int }} {{ java/lang/Throwable }}\nC:\npop");
    (0..n).for_each(|i| code += &format!(".catch any A{i} A{} C\n", i + 1));
    run(52, 1, 1, &code, OK)
}

/// The greatest local is an int, and all branches go over all of them.
fn locals(n: usize) -> String {
    let mut code = format!("iconst_0\nwide istore {}\n", n - 1);
    for i in 0..n {
        let frame = if i == 0 { format!("full {{ repeat {} top int }} {{ }}", n - 1) } else { "same".to_owned() };
        let _ = writeln!(code, "goto L{i}\n.frame {frame}\nL{i}:");
    }
    run(52, 1, n, &code, OK)
}

fn reference_locals(n: usize) -> String {
    let mut code = String::new();
    (0..n).for_each(|i| code += &format!("aconst_null\nwide astore {i}\n"));
    run(52, 1, n, &code, OK)
}

fn stack(n: usize) -> String {
    let code = "iconst_0\n".repeat(n) + &"istore 0\n".repeat(n);
    run(52, n, 1, &code, OK)
}

fn objects(n: usize) -> String {
    let code = "new java/lang/Object\ndup\n".repeat(n) + &"invokespecial java/lang/Object.<init> ()V\npop\n".repeat(n);
    run(52, 2 * n, 0, &code, OK)
}

/// Each local is an int on one way and a float on the other.
fn old_merges(n: usize) -> String {
    let n = n.min(3000);
    let mut code = "iconst_0\nistore 0\n".to_owned();
    for i in 0..n {
        let local = i + 1;
        let _ = writeln!(
            code,
            "iload 0\nifeq F{i}\niconst_0\nwide istore {local}\ngoto J{i}\nF{i}:\nfconst_0\nwide fstore {local}\nJ{i}:"
        );
    }
    run(49, 1, n + 1, &code, OK)
}

/// A loop whose local is of another class in each round that the verifier makes.
fn old_chain(n: usize) -> String {
    let mut text = String::new();
    let mut superclass = "java/lang/Object".to_owned();
    for i in 0..n {
        let _ = writeln!(text, ".class public super C{i}\n.super {superclass}\n.end");
        superclass = format!("C{i}");
    }
    let mut code = format!("aconst_null\ncheckcast C{}\nastore 0\nhead:\n", n - 1);
    for i in (0..n - 1).rev() {
        let _ = writeln!(
            code,
            "aconst_null\ncheckcast C{i}\nifnull N{i}\naconst_null\ncheckcast C{i}\nastore 0\ngoto_w head\nN{i}:"
        );
    }
    text + &run(49, 1, 1, &code, OK)
}

/// An exception is thrown and asked for its trace.
fn lines(n: usize) -> String {
    let mut code = "A:\n".to_owned();
    (0..n).for_each(|i| code += &format!("L{i}:\nnop\n.line {} L{i}\n", i % 60_000 + 1));
    code += "aconst_null\nathrow\nB:\n.frame stack java/lang/Throwable\nC:\n\
             invokevirtual java/lang/Throwable.getStackTrace ()[Ljava/lang/StackTraceElement;\npop\n.catch any A B C\n";
    run(52, 1, 0, &code, OK)
}
