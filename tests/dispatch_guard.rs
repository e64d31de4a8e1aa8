//! Every instruction a million times on a native stack of 256 KiB, in each dispatch: if one handler did not end in a
//! jump to the next, or a loop nested native calls, the stack would overflow and end the process.
//!
//! Each bytecode stands in loops of its own, with operands in locals and as constants, so that immediate forms and
//! fused pairs get their turn too. The checksum proves that the loops ran.

use holloway_tests::generate::{GENERATED_MODES, run_classes};
use holloway_vm::Ended;
use holloway_vm::classfile::assemble::assemble;

const STACK_BYTES: usize = 256 << 10;
const ROUNDS: u32 = 1_000_000;

/// Locals of every loop: 0 counter, 1 int, 2 long, 4 float, 5 double, 7 `P`, 8 `int[]`, 9 `Object[]`, 10 `String`.
const LOCALS: &str = "int int long float double P [I [Ljava/lang/Object; java/lang/String";

/// Bodies of loops that need no more than the locals; each leaves the stack empty.
fn bodies() -> Vec<String> {
    let mut bodies: Vec<String> = Vec::new();
    let loads = [('i', "iload_1"), ('l', "lload_2"), ('f', "fload 4"), ('d', "dload 5")];
    let constants = [('i', "bipush 7"), ('l', "ldc2_w long 7"), ('f', "fconst_2"), ('d', "ldc2_w double 1.5")];
    for ((letter, load), (_, constant)) in loads.into_iter().zip(constants) {
        let store = match letter {
            'i' => "istore_1",
            'l' => "lstore_2",
            'f' => "fstore 4",
            _ => "dstore 5",
        };
        for operation in ["add", "sub", "mul", "div", "rem"] {
            bodies.push(format!("{load} {constant} {letter}{operation} {store}"));
            bodies.push(format!("{constant} {load} {constant} {letter}{operation} {letter}add {store}"));
            if matches!(operation, "add" | "sub" | "mul") {
                bodies.push(format!("{load} {load} {letter}{operation} {store}"));
                bodies.push(format!("{constant} {load} {letter}{operation} {store}"));
            }
        }
        bodies.push(format!("{load} {letter}neg {store}"));
    }
    for operation in ["and", "or", "xor"] {
        bodies.push(format!("iload_1 iload_0 i{operation} istore_1"));
        bodies.push(format!("iload_1 bipush 7 i{operation} istore_1"));
        bodies.push(format!("lload_2 lload_2 l{operation} lstore_2"));
        bodies.push(format!("lload_2 ldc2_w long 7 l{operation} lstore_2"));
    }
    for operation in ["shl", "shr", "ushr"] {
        for amount in ["iload_0", "iconst_3"] {
            bodies.push(format!("iload_1 {amount} i{operation} istore_1"));
            bodies.push(format!("lload_2 {amount} l{operation} lstore_2"));
        }
    }
    for conversion in ["i2l lstore_2", "i2f fstore 4", "i2d dstore 5", "i2b istore_1", "i2c istore_1", "i2s istore_1"] {
        bodies.push(format!("iload_1 {conversion}"));
    }
    for conversion in ["l2i istore_1", "l2f fstore 4", "l2d dstore 5"] {
        bodies.push(format!("lload_2 {conversion}"));
    }
    for conversion in ["f2i istore_1", "f2l lstore_2", "f2d dstore 5"] {
        bodies.push(format!("fload 4 {conversion}"));
    }
    for conversion in ["d2i istore_1", "d2l lstore_2", "d2f fstore 4"] {
        bodies.push(format!("dload 5 {conversion}"));
    }
    for compare in ["lload_2 lload_2 lcmp", "fload 4 fload 4 fcmpl", "fload 4 fconst_1 fcmpg"] {
        bodies.push(format!("{compare} istore_1"));
    }
    for compare in ["dload 5 dload 5 dcmpl", "dload 5 dconst_1 dcmpg"] {
        bodies.push(format!("{compare} istore_1"));
    }
    for shuffle in ["dup pop", "dup2 pop2", "dup_x1 pop", "dup_x2 pop", "dup2_x1 pop2", "dup2_x2 pop2", "swap"] {
        bodies.push(format!("iload_0 iload_1 iload_0 iload_1 {shuffle} iadd iadd iadd istore_1"));
    }
    for (kind, letter) in [
        ("boolean", 'b'),
        ("byte", 'b'),
        ("char", 'c'),
        ("short", 's'),
        ("int", 'i'),
        ("long", 'l'),
        ("float", 'f'),
        ("double", 'd'),
    ] {
        let (load, store) = match letter {
            'l' => ("lload_2", "lstore_2"),
            'f' => ("fload 4", "fstore 4"),
            'd' => ("dload 5", "dstore 5"),
            _ => ("iload_1", "istore_1"),
        };
        bodies.push(format!(
            "iconst_2 newarray {kind} dup iconst_1 {load} {letter}astore iconst_1 {letter}aload {store}"
        ));
    }
    for field in ["z Z", "b B", "c C", "s S", "i I"] {
        bodies.push(format!("aload 7 iload_1 putfield P.{field} aload 7 getfield P.{field} istore_1"));
        bodies.push(format!("iload_1 putstatic P.s{field} getstatic P.s{field} istore_1"));
    }
    for (field, load, store) in
        [("j J", "lload_2", "lstore_2"), ("f F", "fload 4", "fstore 4"), ("d D", "dload 5", "dstore 5")]
    {
        bodies.push(format!("aload 7 {load} putfield P.{field} aload 7 getfield P.{field} {store}"));
        bodies.push(format!("{load} putstatic P.s{field} getstatic P.s{field} {store}"));
    }
    bodies.extend(
        [
            "nop",
            "wide iinc 1 1000",
            "aload 8 arraylength istore_1",
            "aload 8 iconst_0 dup2 iaload iload_0 iadd iastore",
            "aload 9 iconst_0 aload 10 aastore aload 9 iconst_0 aaload pop",
            "iconst_1 iconst_2 multianewarray [[I 2 iconst_0 aaload iconst_1 iaload istore_1",
            "iconst_1 anewarray P pop",
            "new P dup iconst_3 invokespecial P.<init> (I)V getfield P.i I istore_1",
            "aload 7 iload_0 putfield P.i I",
            "aload 7 dup getfield P.i I iconst_1 iadd putfield P.i I",
            "aload 7 aload 7 putfield P.next LP; aload 7 getfield P.next LP; getfield P.next LP; getfield P.i I istore_1",
            "aload 7 putstatic P.snext LP; getstatic P.snext LP; getfield P.i I istore_1",
            "aload 10 instanceof java/lang/String istore_1 aload 9 instanceof [I istore_1",
            "aload 10 checkcast java/lang/String pop",
            "aload 7 monitorenter aload 7 monitorexit",
            "ldc \"text\" pop ldc class P pop aconst_null pop",
            "iload_1 invokestatic P.identity (I)I istore_1",
            "invokestatic P.nothing ()V",
            "aload 7 invokevirtual P.get ()I istore_1",
            "aload 7 invokevirtual P.next ()LP; pop",
            "aload 7 invokespecial P.hidden ()I istore_1",
            "aload 7 invokeinterface Q.get ()I 1 istore_1",
            "aload 7 invokevirtual P.locked ()V",
            "aload 7 invokevirtual java/lang/Object.getClass ()Ljava/lang/Class; pop",
        ]
        .map(str::to_owned),
    );
    bodies
}

/// Conditional branches, each in a loop of its own, taken and not.
fn branches() -> Vec<String> {
    let mut branches = Vec::new();
    for condition in ["eq", "ne", "lt", "ge", "gt", "le"] {
        branches.push(format!("iload_0 iconst_1 iand if{condition}"));
        branches.push(format!("iload_0 iload_1 if_icmp{condition}"));
        branches.push(format!("iload_0 bipush 77 if_icmp{condition}"));
        branches.push(format!("lload_2 iload_0 i2l lcmp if{condition}"));
        for compare in ["cmpl", "cmpg"] {
            branches.push(format!("fload 4 iload_0 i2f f{compare} if{condition}"));
            branches.push(format!("dload 5 iload_0 i2d d{compare} if{condition}"));
        }
        branches.push(format!("aload 8 arraylength iload_0 if_icmp{condition}"));
    }
    for condition in ["aload 7 ifnull", "aload 7 ifnonnull", "aload 7 aload 9 if_acmpeq", "aload 7 aload 9 if_acmpne"] {
        branches.push(condition.to_owned());
    }
    branches
}

/// The instructions of a line written with blanks: every mnemonic begins a line of its own.
fn lines(body: &str) -> String {
    let mut lines = String::new();
    for word in body.split(' ') {
        let is_operand = word.starts_with(|c: char| c.is_ascii_digit() || "\"([".contains(c))
            || word.contains(['.', '/'])
            || matches!(
                word,
                "P" | "I" | "J" | "F" | "D" | "Z" | "B" | "C" | "S" | "LP;" | "long" | "double" | "class"
            )
            || matches!(word, "boolean" | "byte" | "char" | "short" | "int" | "float")
            || (word == "iinc" && lines.ends_with("wide"));
        lines.push_str(if is_operand { " " } else { "\n    " });
        lines.push_str(word);
    }
    lines
}

/// A class whose `main` runs all loops and prints how many rounds they took.
fn text() -> (String, u32) {
    let mut methods = String::new();
    let mut calls = String::new();
    let mut count = 0;
    let mut add = |body: &str| {
        methods += &format!(
            "  .method static loop{count} (LP;)V\n    .stack 12\n    .locals 11\n    aload_0\n    astore 7\n    iconst_0\n    \
             istore_0\n    bipush 9\n    istore_1\n    lconst_1\n    lstore_2\n    fconst_2\n    fstore 4\n    dconst_1\n    \
             dstore 5\n    iconst_4\n    newarray int\n    astore 8\n    iconst_2\n    anewarray java/lang/Object\n    astore 9\n    \
             ldc \"text\"\n    astore 10\n  head:\n    .frame full {{ {LOCALS} }} {{ }}\n    iload_0\n    ldc int {ROUNDS}\n    \
             if_icmpge end\n{body}\n    iinc 0 1\n    goto head\n  end:\n    .frame same\n    getstatic P.rounds I\n    iload_0\n    \
             iadd\n    putstatic P.rounds I\n    return\n  .end\n"
        );
        calls += &format!("    aload_0\n    invokestatic P.loop{count} (LP;)V\n");
        count += 1;
    };
    bodies().iter().for_each(|body| add(&lines(body)));
    for branch in branches() {
        add(&format!("{} other\n    nop\n  other:\n    .frame same\n    nop", lines(&branch)));
    }
    add("    iload_0\n    tableswitch 5 other other default other\n  other:\n    .frame same\n    nop");
    add(
        "    iload_0\n    iconst_3\n    irem\n    lookupswitch 0 other 2 other default other\n  other:\n    .frame same\n    nop",
    );
    let fields: String = ["z Z", "b B", "c C", "s S", "i I", "j J", "f F", "d D", "next LP;"]
        .iter()
        .map(|field| format!("  .field {field}\n  .field static s{field}\n"))
        .collect();
    let text = format!(
        ".version 52 0\n.class public interface abstract Q\n  .method public abstract get ()I\n  .end\n.end\n.class public super P\n  \
         .implements Q\n  .field static rounds I\n{fields}  .method <init> (I)V\n    .stack 2\n    .locals 2\n    aload_0\n    \
         invokespecial java/lang/Object.<init> ()V\n    aload_0\n    iload_1\n    putfield P.i I\n    return\n  .end\n  .method static \
         identity (I)I\n    .stack 1\n    .locals 1\n    iload_0\n    ireturn\n  .end\n  .method static nothing ()V\n    return\n  \
         .end\n  .method public get ()I\n    .stack 1\n    .locals 1\n    aload_0\n    getfield P.i I\n    ireturn\n  .end\n  \
         .method next ()LP;\n    .stack 1\n    .locals 1\n    aload_0\n    getfield P.next LP;\n    areturn\n  .end\n  .method \
         private hidden ()I\n    .stack 1\n    .locals 1\n    iconst_5\n    ireturn\n  .end\n  .method synchronized locked ()V\n    \
         .locals 1\n    return\n  .end\n{methods}  .method public static main ([Ljava/lang/String;)V\n    .stack 3\n    .locals 1\n    \
         new P\n    dup\n    iconst_3\n    invokespecial P.<init> (I)V\n    astore_0\n{calls}    getstatic \
         java/lang/System.out Ljava/io/PrintStream;\n    getstatic P.rounds I\n    invokevirtual java/io/PrintStream.println \
         (I)V\n    return\n  .end\n.end\n"
    );
    (text, count)
}

#[test]
fn every_instruction_runs_a_million_times_on_a_small_stack() {
    let (text, count) = text();
    let classes = assemble(&text).expect("the text is well-formed");
    for mode in GENERATED_MODES.iter().filter(|mode| !mode.name.contains("gc")) {
        let classes = classes.clone();
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let run = thread.spawn(move || run_classes(&classes, mode)).expect("a thread starts").join();
        let Some(run) = run.expect("the thread ends") else { continue };
        assert_eq!(run.ended, Ok(Ended::Normally { uncaught: false }), "{}", run.output);
        assert_eq!(run.output, format!("{}\n", (count * ROUNDS) as i32), "mode {}", mode.name);
    }
}
