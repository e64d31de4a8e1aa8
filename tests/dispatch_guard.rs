//! Every instruction a million times (where a part is tested, often enough) on a native stack of 256 KiB, in each dispatch: if
//! one handler did not end in a jump to the next, or a loop nested native calls, the stack would overflow and end the process.
//!
//! Each bytecode stands in loops of its own, with operands in locals and as constants, so that immediate forms and
//! fused pairs get their turn too. The checksum proves that the loops ran.

use std::collections::{BTreeMap, BTreeSet};

use holloway_tests::extent::is_part;
use holloway_tests::generate::{GENERATED_MODES, run_with};
use holloway_vm::classfile::assemble::assemble;
use holloway_vm::code::op::Op;
use holloway_vm::code::{EdgeAction, Instrumentation, InstrumentationPlan, MethodView, PathTable, PlanStep};
use holloway_vm::{
    BlockId, Control, Ended, HeadMode, InterpreterOnly, MethodId, NodeId, PlanCounts, Tier, Vm, VmOptions,
};

const STACK_BYTES: usize = 256 << 10;
/// Among the operations of a run: plans have counted.
const COUNTED_PATHS: &str = "counted paths";
/// Operations that no loop has, and where they run.
const ELSEWHERE: [(&str, &str); 28] = [
    ("slow", "every run"),
    ("exit", "every run"),
    ("thread_end", "every run"),
    ("translate", "every method's first call"),
    ("native", "every native method"),
    ("class_initialisation_step", "every class with an initialiser"),
    ("class_initialisation_done", "every class with an initialiser"),
    ("resolve", "every field and class, until it is resolved"),
    ("resolve_invoke", "every call, until it is resolved"),
    ("resolve_invoke_interface", "every call through an interface, until it is resolved"),
    ("abstract_method", "`tests/programs/linkage`: it throws"),
    ("head_count", "the runs with heads that count"),
    ("head_profile", "the runs with heads that profile"),
    ("head_enter", "the runs with heads that report"),
    ("head_region", "blocks that have machine code: the tests of `jit`"),
    ("head_region_measured", "the same, measured: the programs, whose tests read statistics"),
    ("checkpoint", "regions that are checked: the tests of `jit`"),
    ("skip", "the runs with heads that are not plain"),
    ("head_switch", "the runs with counted edges"),
    ("probe_edge", "the runs with counted edges"),
    ("host_entry", "calls by a host: `vm/tests/calls.rs`"),
    ("probe_off", "the runs with counted paths"),
    ("path_set", "the runs with counted paths"),
    ("path_add", "the runs with counted paths"),
    ("path_count", "the runs with counted paths"),
    ("path_count_hash", "the runs with counted paths"),
    ("path_off", "the runs with counted paths"),
    ("path_budget", "the runs with counted paths"),
];
const ROUNDS: u32 = 1_000_000;
/// With heads that report or count, where each round costs more, and where a part is tested. A handler that nests takes 16 bytes
/// at least: three times the stack.
const FEWER_ROUNDS: u32 = 50_000;

/// Locals of every loop: 0 counter, 1 int, 2 long, 4 float, 5 double, 7 `P`, 8 `int[]`, 9 `Object[]`, 10 `String`, 11 a limit,
/// 12 to 15 ints.
const LOCALS: &str = "int int long float double P [I [Ljava/lang/Object; java/lang/String int int int int int";

/// Bodies of loops that need no more than the locals; each leaves the stack empty.
fn bodies() -> Vec<String> {
    let mut bodies = Vec::new();
    add_arithmetic(&mut bodies);
    add_conversions(&mut bodies);
    add_memory(&mut bodies);
    bodies.extend(SINGLE.map(str::to_owned));
    bodies
}

/// Arithmetic on registers and constants.
fn add_arithmetic(bodies: &mut Vec<String>) {
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
}

/// Conversions, comparisons, and what orders operands.
fn add_conversions(bodies: &mut Vec<String>) {
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
}

/// Elements of arrays and fields, of each type.
fn add_memory(bodies: &mut Vec<String>) {
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
}

/// Bodies that belong to no family.
const SINGLE: [&str; 48] = [
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
    "ldc_w \"text\" pop ldc class P pop aconst_null pop",
    "iload_1 invokestatic P.identity (I)I istore_1",
    "invokestatic P.nothing ()V",
    "aload 7 invokevirtual P.get ()I istore_1",
    "aload 7 invokevirtual P.next ()LP; pop",
    "aload 7 invokespecial P.hidden ()I istore_1",
    "aload 7 invokeinterface Q.get ()I 1 istore_1",
    "aload 7 invokevirtual P.locked ()V",
    "aload 7 invokevirtual P.block ()V",
    "aload 7 invokevirtual java/lang/Object.getClass ()Ljava/lang/Class; pop",
    "bipush 7 iload_0 iconst_1 iadd idiv istore_1 bipush 7 iload_0 iconst_1 iadd irem istore_1",
    "lload_2 iload_0 iconst_1 iadd i2l ldiv lstore_2 lload_2 iload_0 iconst_1 iadd i2l lrem lstore_2",
    "iload_0 invokestatic P.odd (I)Z istore_1",
    "iload_0 invokestatic P.copy (I)I istore_1",
    "iload_0 iload_1 invokestatic P.first (II)I istore_1",
    "aload 7 invokevirtual P.wide ()J lstore_2",
    "aload 7 iload_0 invokevirtual P.plus (I)I istore_1",
    "aload 7 iload_0 invokespecial P.minus (I)I istore_1",
    "aload 7 iload_0 invokeinterface Q.plus (I)I 2 istore_1",
    "aload 7 getfield P.ints [I iload 11 iaload istore_1 aload 7 getfield P.ints [I arraylength istore_1",
    "aload 7 getfield P.bytes [B iload 11 baload istore_1 aload 7 getfield P.chars [C iload 11 caload istore_1",
    "aload 7 getfield P.doubles [D iload 11 daload dstore 5 aload 7 getfield P.objects [LP; iload 11 aaload pop",
    "aload 7 getfield P.rows [[I iload 11 aaload iload 11 iaload istore_1",
    "aload 7 getfield P.matrix [[D astore 16 aload 16 iload 11 aaload iload 11 daload dstore 5",
    "dload 5 aload 7 getfield P.doubles [D astore 17 aload 17 iload 11 daload dmul dstore 5",
    "dload 5 aload 7 getfield P.doubles [D astore 17 aload 17 iload 11 daload dadd dstore 5",
    "dload 5 dload 5 dload 5 dmul dadd dstore 5",
    "aload 7 iload_0 iload_1 iadd putfield P.i I",
    "iload_0 istore 12 iload_1 istore 13 iinc 12 1",
    "iload_0 istore 12 iload_1 istore 13 iload_0 istore 14 iinc 12 1",
    "iload_0 istore 12 iload_1 istore 13 iload_0 istore 14 iload_1 istore 15 iinc 12 1",
    "iload_0 istore 12 aload 7 getfield P.i I istore_1",
    "iload_0 istore 12 aload 7 getfield P.next LP; pop",
];

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
    for condition in ["ge", "lt"] {
        branches.push(format!("iload_0 aload 7 getfield P.i I if_icmp{condition}"));
    }
    for condition in ["null", "nonnull"] {
        branches.push(format!("aload 7 getfield P.next LP; if{condition}"));
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
                "P" | "I" | "J" | "F" | "D" | "Z" | "B" | "C" | "S" | "LP;" | "-1" | "long" | "double" | "class"
            )
            || matches!(word, "boolean" | "byte" | "char" | "short" | "int" | "float")
            || (word == "iinc" && lines.ends_with("wide"));
        lines.push_str(if is_operand { " " } else { "\n    " });
        lines.push_str(word);
    }
    lines
}

/// A loop: what local 1 and local 11 start with, the comparison that ends it, and the rest of it.
struct Loop<'a> {
    start: i32,
    limit: i32,
    head: &'a str,
    body: &'a str,
}

/// Every condition, with a start and a step of local 1 such that it holds against 5 after so many rounds. Without a step,
/// local 1 is 5 until then.
fn loop_ends(rounds: i32) -> [(&'static str, i32, Option<i32>); 6] {
    let (below, above) = (5 - rounds, 5 + rounds);
    [
        ("eq", below, Some(1)),
        ("ne", 5, None),
        ("lt", above - 1, Some(-1)),
        ("ge", below, Some(1)),
        ("gt", below + 1, Some(1)),
        ("le", above, Some(-1)),
    ]
}

/// Fields of `P` that hold arrays of one element, and what makes them of a length.
const ARRAYS: [(&str, &str, &str); 7] = [
    ("ints", "[I", "newarray int"),
    ("bytes", "[B", "newarray byte"),
    ("chars", "[C", "newarray char"),
    ("doubles", "[D", "newarray double"),
    ("objects", "[LP;", "anewarray P"),
    ("rows", "[[I", "iconst_1 multianewarray [[I 2"),
    ("matrix", "[[D", "iconst_1 multianewarray [[D 2"),
];

/// How the loops' bodies are cut into basic blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blocks {
    /// By their own branches only.
    Own,
    /// The simple ones once for each of their instructions, which begins a block.
    EveryHead,
}

/// A body once for each of its instructions but the first, with a block that begins there.
fn cut(body: &str) -> Vec<String> {
    let lines: Vec<&str> = body.lines().collect();
    let cut = |at: usize| [&lines[..at], &["    goto cut", "  cut:"], &lines[at..]].concat().join("\n");
    (1..lines.len()).map(cut).collect()
}

/// The method that has a loop, by its number.
fn loop_method(count: u32, Loop { start, limit, head, body }: &Loop<'_>) -> String {
    format!(
        "  .method static loop{count} (LP;)V\n    .stack 12\n    .locals 18\n    aload_0\n    astore 7\n    iconst_0\n    \
             istore_0\n    ldc_w int {start}\n    istore_1\n    ldc_w int {limit}\n    istore 11\n    lconst_1\n    lstore_2\n    fconst_2\n    fstore 4\n    dconst_1\n    \
             dstore 5\n    iconst_4\n    newarray int\n    astore 8\n    iconst_2\n    anewarray java/lang/Object\n    astore 9\n    \
             ldc_w \"text\"\n    astore 10\n    iconst_0\n    dup\n    dup\n    \
             dup\n    istore 12\n    istore 13\n    istore 14\n    istore 15\n  head:\n    .frame full {{ {LOCALS} }} {{ \
             }}\n{head} end\n{body}\n    goto head\n  end:\n    .frame same\n    getstatic P.rounds I\n    iload_0\n    \
             iadd\n    putstatic P.rounds I\n    return\n  .end\n"
    )
}

/// A class whose `main` runs all loops and prints how many rounds they took.
fn text(rounds: u32, blocks: Blocks) -> (String, u32) {
    let mut methods = String::new();
    let mut calls = String::new();
    let mut count = 0;
    let mut add_loop = |wanted: Loop<'_>| {
        methods += &loop_method(count, &wanted);
        calls += &format!("    aload_0\n    invokestatic P.loop{count} (LP;)V\n");
        count += 1;
    };
    let to_the_limit = lines(&format!("iload_0 ldc_w int {rounds} if_icmpge"));
    let mut add = |body: &str| {
        add_loop(Loop { start: 9, limit: 0, head: &to_the_limit, body: &format!("{body}\n    iinc 0 1") });
    };
    for body in bodies().iter().map(|body| lines(body)) {
        match blocks {
            Blocks::Own => add(&body),
            Blocks::EveryHead => cut(&body).iter().for_each(|body| add(body)),
        }
    }
    for branch in branches() {
        add(&format!("{} other\n    nop\n  other:\n    .frame same\n    nop", lines(&branch)));
    }
    add("    iload_0\n    tableswitch 5 other other default other\n  other:\n    .frame same\n    nop");
    add(
        "    iload_0\n    iconst_3\n    irem\n    lookupswitch 0 other 2 other default other\n  other:\n    .frame same\n    nop",
    );
    add(
        "  try:\n    getstatic P.thrown Ljava/lang/RuntimeException;\n    athrow\n  tried:\n    .catch java/lang/RuntimeException \
         try tried caught\n  caught:\n    .frame stack java/lang/RuntimeException\n    pop",
    );
    add("    iload_0\n    istore_1\n    goto other\n  other:\n    .frame same\n    nop");
    for (condition, start, step) in loop_ends(rounds as i32) {
        for limit in ["iload 11", "iconst_5"] {
            let step = step
                .map_or(format!("iload_0 iconst_1 iadd ldc_w int {rounds} idiv iconst_5 iadd istore_1"), |step| {
                    format!("iinc 1 {step}")
                });
            let head = lines(&format!("iload_1 {limit} if_icmp{condition}"));
            for last in ["iinc 0 1", "iinc 0 1 lload_2 lneg lstore_2"] {
                add_loop(Loop { start, limit: 5, head: &head, body: &lines(&format!("{step} {last}")) });
            }
        }
    }
    (class_text(&methods, &calls), count)
}

/// The class with these methods, called so by `main`.
fn class_text(methods: &str, calls: &str) -> String {
    let fields: String = ["z Z", "b B", "c C", "s S", "i I", "j J", "f F", "d D", "next LP;"]
        .iter()
        .map(|field| format!("  .field {field}\n  .field static s{field}\n"))
        .collect();
    let arrays: String = ARRAYS.iter().map(|(name, kind, _)| format!("  .field {name} {kind}\n")).collect();
    let make_arrays: String = ARRAYS
        .iter()
        .map(|(name, kind, make)| lines(&format!("aload_0 iconst_1 {make} putfield P.{name} {kind}")))
        .collect();
    format!(
        ".version 52 0\n.class public interface abstract Q\n  .method public abstract get ()I\n  .end\n  .method public abstract plus (I)I\n  .end\n.end\n.class public super P\n  \
         .implements Q\n  .field static rounds I\n  .field static thrown Ljava/lang/RuntimeException;\n{fields}{arrays}  .method <init> (I)V\n    .stack 4\n    .locals 2\n    aload_0\n    \
         invokespecial java/lang/Object.<init> ()V{make_arrays}\n    aload_0\n    iload_1\n    putfield P.i I\n    return\n  .end\n  .method static \
         identity (I)I\n    .stack 1\n    .locals 1\n    iload_0\n    ireturn\n  .end\n  .method static odd (I)Z\n    .stack 1\n    .locals 1\n    iload_0\n    ireturn\n  .end\n  \
         .method static first (II)I\n    .stack 1\n    .locals 2\n    iload_0\n    ireturn\n  .end\n  \
         .method static copy (I)I\n    .stack 1\n    .locals 2\n    iload_0\n    istore_1\n    iload_0\n    ireturn\n  .end\n  \
         .method wide ()J\n    .stack 2\n    .locals 1\n    aload_0\n    getfield P.j J\n    lreturn\n  .end\n  \
         .method public plus (I)I\n    .stack 2\n    .locals 2\n    iload_1\n    iconst_1\n    iadd\n    ireturn\n  .end\n  \
         .method private minus (I)I\n    .stack 2\n    .locals 2\n    iload_1\n    ineg\n    ireturn\n  .end\n  .method static nothing ()V\n    return\n  \
         .end\n  .method public get ()I\n    .stack 1\n    .locals 1\n    aload_0\n    getfield P.i I\n    ireturn\n  .end\n  \
         .method next ()LP;\n    .stack 1\n    .locals 1\n    aload_0\n    getfield P.next LP;\n    areturn\n  .end\n  .method \
         private hidden ()I\n    .stack 1\n    .locals 1\n    iconst_5\n    ireturn\n  .end\n  .method synchronized locked ()V\n    \
         .locals 1\n    return\n  .end\n{BLOCK}{methods}  .method public static main ([Ljava/lang/String;)V\n    .stack 3\n    .locals 1\n    \
         new P\n    dup\n    iconst_3\n    invokespecial P.<init> (I)V\n    astore_0\n    new java/lang/RuntimeException\n    \
         dup\n    invokespecial java/lang/RuntimeException.<init> ()V\n    putstatic P.thrown Ljava/lang/RuntimeException;\n{calls}    getstatic \
         java/lang/System.out Ljava/io/PrintStream;\n    getstatic P.rounds I\n    invokevirtual java/io/PrintStream.println \
         (I)V\n    return\n  .end\n.end\n"
    )
}

/// A method with a `synchronized` block, as compilers write it: the locking of other methods is noted.
const BLOCK: &str = "  .method block ()V
    .stack 2
    .locals 3
    aload_0
    dup
    astore_1
    monitorenter
  locked:
    aload_1
    monitorexit
  unlocked:
    goto done
  thrown:
    .frame full { P P } { java/lang/Throwable }
    astore_2
    aload_1
    monitorexit
  rethrown:
    aload_2
    athrow
  done:
    .frame full { P P } { }
    return
    .catch any locked unlocked thrown
    .catch any thrown rethrown thrown
  .end
";

/// Operations of the code of `P`, all of whose methods have run.
fn operations(vm: &Vm) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for class in vm.classes().iter().filter(|class| &*class.name == "P") {
        for text in class.methods.iter().filter_map(|&method| vm.code_text(method)) {
            let words = text.lines().filter_map(|line| line.split_whitespace().nth(2));
            found.extend(words.filter_map(|word| Op::ALL.iter().map(|op| op.name()).find(|name| *name == word)));
        }
    }
    let has_counted = |plan: &PlanCounts| plan.counters.iter().any(|&count| count > u64::from(FEWER_ROUNDS));
    found.extend(vm.plan_counts().iter().any(has_counted).then_some(COUNTED_PATHS));
    found
}

/// Runs loops of so many rounds on a small stack. Returns the operations of their code.
fn run_loops(
    options: VmOptions,
    tier: Box<dyn Tier>,
    rounds: u32,
    blocks: Blocks,
    what: &str,
) -> BTreeSet<&'static str> {
    let (mut text, count) = text(rounds, blocks);
    if blocks == Blocks::EveryHead {
        // Types are inferred in so old a class: no frames to write.
        text = text.replace(".version 52 0", ".version 49 0");
        text = text
            .lines()
            .filter(|line| !line.trim_start().starts_with(".frame"))
            .fold(String::new(), |text, line| text + line + "\n");
    }
    let classes = assemble(&text).expect("the text is well-formed");
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
    let run = thread.spawn(move || run_with(options, tier, &classes, operations)).expect("a thread starts").join();
    let (run, operations) = run.expect("the thread ends");
    assert_eq!(run.ended, Ok(Ended::Normally { uncaught: false }), "{what}: {}", run.output);
    assert_eq!(run.output, format!("{}\n", (count * rounds) as i32), "{what}");
    operations
}

#[test]
fn every_instruction_runs_many_times_on_a_small_stack() {
    let mut reached: BTreeSet<&str> = ELSEWHERE.into_iter().map(|(name, _)| name).collect();
    // What else the generated programs run in has the same handlers.
    let modes = ["match", "tail", "unfused", "tail unfused", "jit", "jit match"];
    for mode in GENERATED_MODES.iter().filter(|mode| modes.contains(&mode.name)) {
        let Some((options, tier)) = mode.setup() else { continue };
        let rounds = if is_part() { FEWER_ROUNDS } else { ROUNDS };
        reached.extend(run_loops(options, tier, rounds, Blocks::Own, mode.name));
    }
    // They stand in for loop ends while heads profile: see `heads_and_probes_run_many_times_on_a_small_stack`.
    reached.extend(Op::ALL.iter().map(|op| op.name()).filter(|name| name.starts_with("profiled_")));
    let missed: Vec<&str> = Op::ALL.iter().map(|op| op.name()).filter(|name| !reached.contains(name)).collect();
    assert!(missed.is_empty(), "no loop has {missed:?}");
}

/// Makes every transition known to the interpreter, so that it follows them by itself.
#[derive(Default)]
struct Transitions {
    nodes: BTreeMap<(BlockId, BlockId), NodeId>,
    blocks: BTreeMap<NodeId, BlockId>,
}

impl Tier for Transitions {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Profile
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let nodes = vm.nodes();
        let before = context.map_or(block, |context| self.blocks[&context]);
        let next = *self.nodes.entry((before, block)).or_insert_with(|| nodes.add());
        nodes.node(next).set_left(u16::MAX);
        self.blocks.insert(next, block);
        if let Some(context) = context {
            let known = nodes.node(context).slot_of(block).is_some()
                || nodes.further(context).any(|further| further.block() == block);
            let empty = (0..2).find(|&slot| nodes.node(context).successor(slot).is_none());
            match empty {
                _ if known => nodes.node(context).set_left(u16::MAX),
                Some(slot) => nodes.cache(context, slot, block, next),
                None => nodes.add_further(context, block, next, 0),
            }
        }
        Some(next)
    }

    fn enter(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }
}

/// Does everything that a plan can do on each edge, and the same switched off.
struct EveryAction;

impl Instrumentation for EveryAction {
    fn plan(&mut self, method: &MethodView<'_>) -> InstrumentationPlan {
        let actions = [
            EdgeAction::SetRegister(0),
            EdgeAction::AddRegister(1),
            EdgeAction::CountPath { table: 0, add: 2 },
            EdgeAction::CountHash { table: 1, add: 3 },
            EdgeAction::CountProfile,
            EdgeAction::CountEdge(0),
        ];
        let switched = |switch| actions.map(|action| PlanStep { switch, register: 0, action });
        InstrumentationPlan {
            steps: vec![[switched(0), switched(1)].concat(); method.edges.len()],
            tables: [false, true].map(|hashed| PathTable { paths: 16, hashed }).into(),
            switches: 2,
            registers: 1,
            counters: 1,
            throwers: false,
        }
    }
}

/// Instruments all methods of `P`.
struct Paths;

impl Tier for Paths {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn enter(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn translated(&mut self, vm: &mut Control<'_>, method: MethodId) {
        let classes = vm.classes();
        if &*classes.class(classes.method(method).class).name == "P" {
            vm.instrument(method, &mut EveryAction).expect("the plan fits");
            vm.set_switch(method, 1, None);
        }
    }
}

#[test]
fn heads_and_probes_run_many_times_on_a_small_stack() {
    for mode in GENERATED_MODES.iter().filter(|mode| ["match", "tail"].contains(&mode.name)) {
        let Some((options, _)) = mode.setup() else { continue };
        for head_mode in [HeadMode::Count, HeadMode::Profile, HeadMode::Enter] {
            let options = VmOptions { head_mode, ..options.clone() };
            run_loops(
                options,
                Box::new(InterpreterOnly),
                FEWER_ROUNDS,
                Blocks::Own,
                &format!("{} {head_mode:?}", mode.name),
            );
        }
        let profiling = VmOptions { head_mode: HeadMode::Profile, ..options.clone() };
        let what = format!("{} with known transitions", mode.name);
        for blocks in [Blocks::Own, Blocks::EveryHead] {
            run_loops(profiling.clone(), Box::<Transitions>::default(), FEWER_ROUNDS, blocks, &what);
        }
        let counted = run_loops(
            VmOptions { tell_translated: true, ..options.clone() },
            Box::new(Paths),
            FEWER_ROUNDS,
            Blocks::Own,
            &format!("{} with paths", mode.name),
        );
        assert!(counted.contains(COUNTED_PATHS), "{}: no paths were counted", mode.name);
        run_loops(
            VmOptions { count_bytecodes: true, ..options },
            Box::new(InterpreterOnly),
            FEWER_ROUNDS,
            Blocks::Own,
            &format!("{} counted", mode.name),
        );
    }
}
