//! Families that grow in fields, methods, constants and attributes.

use std::fmt::Write as _;

use super::collisions::colliding_names;
use super::{ADD, COUNT, Family, OK, caught, count, main_class, ok, static_method};

pub(super) const FAMILIES: &[Family] = &[
    Family { name: "fields", grows: "fields of one class", size: 16_000, printed: ok, text: fields },
    Family {
        name: "instance-fields",
        grows: "instance fields of one class",
        size: 16_000,
        printed: ok,
        text: instance_fields,
    },
    Family {
        name: "missing-fields",
        grows: "names of fields that are missing",
        size: 4000,
        printed: ok,
        text: missing_fields,
    },
    Family { name: "methods", grows: "methods of one class", size: 16_000, printed: ok, text: methods },
    Family {
        name: "most-fields",
        grows: "fields, as many as a class can have",
        size: 65_000,
        printed: ok,
        text: most_fields,
    },
    Family {
        name: "most-methods",
        grows: "methods, as many as a class can have",
        size: 65_000,
        printed: ok,
        text: most_methods,
    },
    Family {
        name: "colliding-names",
        grows: "members whose names have one hash, without a key",
        size: 8192,
        printed: ok,
        text: colliding,
    },
    Family { name: "overloads", grows: "methods of one name", size: 8000, printed: ok, text: overloads },
    Family { name: "strings", grows: "string constants", size: 16_000, printed: ok, text: strings },
    Family { name: "parameters", grows: "methods of 255 parameters", size: 1000, printed: ok, text: parameters },
    Family {
        name: "call-sites",
        grows: "call sites with a bootstrap method each",
        size: 1000,
        printed: count,
        text: call_sites,
    },
    Family {
        name: "inner-classes",
        grows: "inner classes of one class",
        size: 2000,
        printed: count,
        text: inner_classes,
    },
    Family { name: "components", grows: "components of a record", size: 8000, printed: ok, text: components },
];

fn fields(n: usize) -> String {
    let mut text = ".class public super F\n".to_owned();
    (0..n).for_each(|i| text += &format!(".field public static f{i} I\n"));
    text += ".end\n";
    text + &main_class((0..n).map(|i| format!("getstatic F.f{i} I\n{ADD}")), 1000, OK)
}

fn instance_fields(n: usize) -> String {
    let mut text = ".class public super F\n".to_owned();
    (0..n).for_each(|i| text += &format!(".field public f{i} Ljava/lang/Object;\n"));
    text += &super::constructor("java/lang/Object");
    text += ".end\n";
    let gets: Vec<String> =
        (0..n).map(|i| format!("aload 0\naconst_null\nputfield F.f{i} Ljava/lang/Object;\n")).collect();
    let parts =
        gets.chunks(1000).map(|gets| format!("new F\ndup\ninvokespecial F.<init> ()V\nastore 0\n{}", gets.concat()));
    text + &main_class(parts, 1, OK)
}

/// Each is looked for in a class with as many fields.
fn missing_fields(n: usize) -> String {
    let mut text = ".class public super F\n".to_owned();
    (0..n).for_each(|i| text += &format!(".field public static f{i} I\n"));
    text += ".end\n";
    let gets = (0..n).map(|i| caught(i, &format!("getstatic F.g{i} I\npop\n"), "java/lang/NoSuchFieldError", ""));
    text + &main_class(gets, 1000, OK)
}

fn methods(n: usize) -> String {
    let mut text = ".class public super M\n".to_owned();
    (0..n).for_each(|i| text += &static_method(&format!("m{i}"), ""));
    text += ".end\n";
    text + &main_class((0..n).map(|i| format!("invokestatic M.m{i} ()V\n")), 1000, OK)
}

/// The last one is used.
fn most_fields(n: usize) -> String {
    let mut text = ".class public super F\n".to_owned();
    (0..n).for_each(|i| text += &format!(".field public static f{i} I\n"));
    text += ".end\n";
    text + &main_class([format!("getstatic F.f{} I\n{ADD}", n - 1)], 1, OK)
}

/// All are virtual; the last one is called.
fn most_methods(n: usize) -> String {
    let mut text = format!(".class public super M\n{}", super::constructor("java/lang/Object"));
    (0..n).for_each(|i| text += &format!(".method public m{i} ()V\n.stack 0\n.locals 1\nreturn\n.end\n"));
    text += ".end\n";
    let call = format!("new M\ndup\ninvokespecial M.<init> ()V\ninvokevirtual M.m{} ()V\n", n - 1);
    text + &main_class([call], 1, OK)
}

/// A field, a method and a string of each name, all of them used.
fn colliding(n: usize) -> String {
    let names = colliding_names(n);
    let mut text = ".class public super F\n".to_owned();
    names.iter().for_each(|name| text += &format!(".field public static {name} I\n"));
    names.iter().for_each(|name| text += &static_method(name, ""));
    text += ".end\n";
    let uses = |name: &String| format!("getstatic F.{name} I\n{ADD}invokestatic F.{name} ()V\nldc_w \"{name}\"\npop\n");
    text + &main_class(names.iter().map(uses), 1000, OK)
}

/// A descriptor of its own for each number: the bits as ints and longs.
fn descriptor(number: usize) -> String {
    (0..14).map(|bit| if number >> bit & 1 == 0 { 'I' } else { 'F' }).collect()
}

fn overloads(n: usize) -> String {
    let mut text = ".class public super M\n".to_owned();
    for i in 0..n {
        let _ = writeln!(text, ".method public static m ({})V\n.stack 0\n.locals 14\nreturn\n.end", descriptor(i));
    }
    text += ".end\n";
    let calls = (0..n).map(|i| {
        let arguments: String =
            descriptor(i).chars().map(|letter| if letter == 'I' { "iconst_0\n" } else { "fconst_0\n" }).collect();
        format!("{arguments}invokestatic M.m ({})V\n", descriptor(i))
    });
    text + &main_class(calls, 1000, OK).replace(".stack 8", ".stack 14")
}

fn strings(n: usize) -> String {
    main_class((0..n).map(|i| format!("ldc_w \"text number {i}\"\npop\n")), 1000, OK)
}

fn parameters(n: usize) -> String {
    let mut text = ".class public super M\n".to_owned();
    let list = |i: usize| format!("{}{}", "Ljava/lang/Object;".repeat(241), descriptor(i));
    for i in 0..n {
        let _ = writeln!(text, ".method public static m{i} ({})V\n.stack 0\n.locals 255\nreturn\n.end", list(i));
    }
    text += ".end\n";
    let calls = (0..n).map(|i| {
        let rest: String =
            descriptor(i).chars().map(|letter| if letter == 'I' { "iconst_0\n" } else { "fconst_0\n" }).collect();
        format!("{}{rest}invokestatic M.m{i} ({})V\n", "aconst_null\n".repeat(241), list(i))
    });
    text + &main_class(calls, 100, OK).replace(".stack 8", ".stack 255")
}

/// Each call site makes a `Runnable` of a method of its own.
fn call_sites(n: usize) -> String {
    const METAFACTORY: &str = "invokestatic java/lang/invoke/LambdaMetafactory.metafactory \
        (Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;\
        Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)\
        Ljava/lang/invoke/CallSite;";
    let mut text = ".class public super L\n".to_owned();
    for i in 0..n {
        let handle = format!("handle invokestatic L.m{i} ()V");
        let _ = writeln!(text, ".bootstrap {METAFACTORY} methodtype ()V {handle} methodtype ()V");
        text += &static_method(&format!("m{i}"), &format!("iconst_1\n{ADD}"));
        let code =
            format!("invokedynamic {i} run ()Ljava/lang/Runnable; 0\ninvokeinterface java/lang/Runnable.run ()V 1 0\n");
        text += &static_method(&format!("site{i}"), &code);
    }
    text += ".end\n";
    text + &main_class((0..n).map(|i| format!("invokestatic L.site{i} ()V\n")), 1000, COUNT)
}

/// Each is asked for its simple name, whose length is counted: all begin with one letter.
fn inner_classes(n: usize) -> String {
    let mut text = String::new();
    let all: String = (0..n).map(|i| format!(".inner public static O$C{i} O C{i}\n")).collect();
    let _ = writeln!(text, ".class public super O\n{all}.end");
    for i in 0..n {
        let _ = writeln!(text, ".class public super O$C{i}\n.inner public static O$C{i} O C{i}\n.end");
    }
    let asks = (0..n).map(|i| {
        format!(
            "ldc class O$C{i}\ninvokevirtual java/lang/Class.getSimpleName ()Ljava/lang/String;\n\
             ldc \"C{i}\"\ninvokevirtual java/lang/String.equals (Ljava/lang/Object;)Z\n{ADD}"
        )
    });
    text + &main_class(asks, 1000, COUNT).replace("ldc class", "ldc_w class").replace("ldc \"C", "ldc_w \"C")
}

fn components(n: usize) -> String {
    let mut text = ".version 61 0\n.class public final super R\n.super java/lang/Record\n".to_owned();
    (0..n).for_each(|i| text += &format!(".component c{i} I\n.field private final c{i} I\n"));
    text += &static_method("s", "");
    text += ".end\n";
    text + &main_class(["invokestatic R.s ()V\n".to_owned()], 1, OK)
}
