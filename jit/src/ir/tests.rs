//! The text form there and back, what the checker refuses, and the graph.

use super::check::check;
use super::graph::FunctionGraph;
use super::parse::parse;
use super::{Block, Definition, Type};

/// Every instruction once at least.
pub(super) const EVERYTHING: &str = "\
frame f0 = m5 at 0
frame f1 = m7 at 12 called by f0 returning to m5/0/17

b0 weight 1
  v0: i32 = read_slot -3
  v1: ref = read_slot -2
  stack_check 24 else x0
  return_point_check f0 B9 else x0
  jump b1(v0)

b1(v10: i32) weight 1000
  reserve 30 else x1
  v11: i32 = constant -7
  v12: i64 = constant 8L
  v13: f32 = constant 1.5F
  v14: f64 = constant nan7ff8000000000001D
  v15: f64 = constant -infD
  v16: ref = constant null
  v17: bool = compare not_equal v1 v16
  guard v17 is true else x2
  v18: i32 = class_of v1
  v19: i64 = virtual_target v18 index 4
  v20: i64 = method_address m9
  v41: i64 = interface_target v18 m3
  v21: bool = is_subclass v18 c7
  v22: bool = compare_float less v14 v15
  v23: i32 = bool_to_int v22
  v24: i32 = iadd v23 v10
  v25: i32 = select v21 v24 v23
  v26: i32 = load_field v1 12 short in c7
  store_field v1 12 short v26 in c7
  v27: i32 = array_length v1
  v28: bool = compare unsigned_less v10 v27
  guard v28 is true else x2
  v29: f64 = load_element v1 v10 double
  store_element v1 v10 double v29
  v30: ref = load_root 64 reference constant
  store_root 72 double v29
  v31: ref = new c12 24 else x2
  v32: ref = new_array c13 log2 2 length v27 else x2
  v33: bool = is_storable v32 v31
  monitor_enter v31 else x2
  monitor_exit v31 else x2
  v34: f64 = call double_remainder(v29, v14)
  v35: i32 = call native 3()
  v36: i64 = read_budget
  v37: i32 = call_native m3(v31, v10) weight 30 else x2
  v39: i32 = call_native m4(v31) short text_hash weight 30 else x2
  v38: ref = new_multi_array c14(v27, v10) else x2
  charge 30
  switch v10 [-1: b2(v26), 4: b3, 5: b4, 6: b5] else b3

b2(v40: i32) weight 10
  branch v17 b1(v40) else b3

b3 weight 1
  exit x2

b4 weight 1
  exit x3

b5 weight 1
  branch v17 b6 else b7

b6 weight 1
  exit x4

b7 weight 1
  exit x5

x0: stack resume m5/0/3 in f0 []
x1: budget resume m5/0/3 in f0 [-3: v10]
x2: branch resume m7/0/20 in f1 from B3 to B4 credit 7 [-3: v10, -2: null, 4: o0, 13: 1.5D] [o0 = c12 instance 24 locks 1 {8 int: v10, 12 reference: o1}, o1 = c13 array log2 2 length 3 {16 int: 4}]
x3: link resume m7/0/0 in f1 from B3 to B5 credit 2 link head [12: v10]
x4: return_point resume m5/0/9 in f0 link return -3: v10 [-3: v10]
x5: receiver resume m7/0/4 in f1 link call v19 at 14 returning to m7/0/8 [14: v10]
";

#[test]
fn text_goes_there_and_back() {
    let function = parse(EVERYTHING).unwrap();
    check(&function).unwrap();
    assert_eq!(function.to_string(), EVERYTHING);
    assert_eq!(parse(&function.to_string()).unwrap(), function);
}

/// The printer and the checker know the instructions by themselves.
#[test]
fn facts_agree_with_texts_and_types() {
    let function = parse(EVERYTHING).unwrap();
    for data in &function.values {
        let Definition::Instruction(instruction) = &data.definition else { continue };
        let text = instruction.to_string();
        let numbers = |letter: char| -> Vec<u32> {
            let words = text.split(|c: char| !c.is_ascii_alphanumeric());
            words.filter_map(|word| word.strip_prefix(letter)?.parse().ok()).collect()
        };
        let mut operands = Vec::new();
        instruction.operands(|operand| operands.push(operand.0));
        assert_eq!(operands, numbers('v'), "{text}");
        assert_eq!(Vec::from_iter(instruction.exit().map(|exit| exit.0)), numbers('x'), "{text}");

        let gives_none = instruction.stores().is_some() || instruction.locks().is_some() || instruction.charge() > 0;
        assert!(!gives_none || data.ty == Type::Void, "{text}");
        assert!(!instruction.is_removable() || data.ty != Type::Void, "{text}");
        assert!(instruction.made_class().is_none() || data.ty == Type::Ref, "{text}");
        assert!(
            instruction.access().is_none_or(|access| access.stored.is_some() || access.kind.ty() == data.ty),
            "{text}"
        );
    }
}

/// A change of the text above, and what the checker says.
#[test]
fn checker_refuses() {
    for (from, to, said) in [
        ("jump b1(v0)", "jump b1", "0 arguments are passed"),
        ("jump b1(v0)", "jump b1(v1)", "v1 is ref, i32 is wanted"),
        ("jump b1(v0)", "jump b9(v0)", "b9, which does not exist"),
        ("branch v17 b1(v40) else b3", "branch v17 b0 else b3", "back to the entry block"),
        ("  v36: i64 = read_budget", "  v36: i64 = read_slot 1", "outside of the entry block"),
        ("v24: i32 = iadd v23 v10", "v24: i32 = iadd v25 v10", "v25 is used where b1 need not have come before"),
        ("v24: i32 = iadd v23 v10", "v24: i64 = iadd v23 v10", "v24 is i64"),
        ("v24: i32 = iadd v23 v10", "v24: i32 = iadd v23 v99", "v99 is used but not defined"),
        ("x0: stack resume m5/0/3 in f0 []", "x0: stack resume m5/0/3 in f0 [1: v10]", "x0: v10 is used where b1"),
        ("x0: stack resume m5/0/3 in f0 []", "x0: stack resume m5/0/3 in f4 []", "frame that does not exist"),
        ("budget resume m5/0/3 in f0 [-3: v10]", "budget resume m5/0/3 in f0 [-3: 1, -3: 2]", "written twice"),
        ("12 reference: o1", "12 reference: o4", "o4 does not exist"),
        ("12 reference: o1", "12 int: o1", "wrong type"),
        ("12 reference: o1", "22 reference: o1", "outside"),
        ("[-1: b2(v26), 4: b3,", "[4: b2(v26), -1: b3,", "do not ascend"),
        ("link return -3: v10", "link return -3: v40", "v40 is used"),
        ("link call v19", "link call v40", "v40 is used"),
        ("link call v19", "link call v10", "v10 is no method's address"),
        ("returning to m7/0/8", "returning to m5/0/8", "outside of f1"),
        ("exit x2\n\n", "exit x7\n\n", "x7 does not exist"),
    ] {
        let text = EVERYTHING.replacen(from, to, 1);
        let error = check(&parse(&text).unwrap()).unwrap_err();
        assert!(error.contains(said), "{to}: {error}");
    }
}

#[test]
fn parser_names_the_line() {
    for (text, said) in [
        ("b0 weight 1\n  v1: i32 = frobnicate", "line 2: 'frobnicate' is no instruction"),
        ("b0 weight 1\n  v1: i32 = constant 1\n  v1: i32 = constant 1\n", "line 3: v1 is defined twice"),
        ("b0 weight 1\n  exit x0 x1\n", "nothing expected after 'x1'"),
        ("b0 weight 1\n", "the last block does not end"),
        ("b0 weight 1\n  v4000000000: i32 = constant 1\n", "numbers end below"),
        ("  exit x0\n", "outside of a block"),
    ] {
        let error = parse(text).unwrap_err();
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn graph_finds_dominators_and_loops() {
    let text = "frame f0 = m0 at 0
b0 weight 1
  v0: bool = compare equal v1 v1
  jump b1
b1 weight 1
  branch v0 b2 else b5
b2 weight 1
  jump b3
b3 weight 1
  branch v0 b4 else b2
b4 weight 1
  branch v0 b1 else b3
b5 weight 1
  exit x0
b6 weight 1
  jump b5
";
    let graph = FunctionGraph::new(&parse(text).unwrap());
    let order: Vec<u32> = graph.order.iter().map(|block| block.0).collect();
    assert_eq!(order, [0, 1, 2, 3, 4, 5]);
    assert!(!graph.reaches(Block(6)));
    assert!(graph.dominates(Block(1), Block(4)) && graph.dominates(Block(3), Block(3)));
    assert!(!graph.dominates(Block(4), Block(5)) && !graph.dominates(Block(5), Block(1)));
    assert_eq!(graph.dominator(Block(5)), Block(1));
    let loops = graph.loops();
    let heads: Vec<(u32, usize, Option<usize>, bool)> =
        loops.iter().map(|l| (l.head.0, l.blocks.len(), l.parent, l.innermost)).collect();
    assert_eq!(heads, [(3, 2, Some(1), true), (2, 3, Some(2), false), (1, 4, None, false)]);
}
