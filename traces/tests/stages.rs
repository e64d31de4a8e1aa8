//! Stage tests of trace selection and joining: text in, text out.
//!
//! A file of `traces/tests/select` has four parts, each begun by a line `== NAME`: the graph in its text form; the code
//! (`B1>B2 call`, `return`, `throw` or `none` for transitions that are no jumps; `B5 in m2` for blocks outside method m0;
//! `B1 calls-before B4` where the call at the end of B1 returns to B4);
//! the signal's node; and what is expected. `BLESS=1` rewrites the last part. A part `limits` may say how many blocks a path may
//! have (`blocks 4`).
//!
//! A file of `traces/tests/join` has the two candidates, the code, how often the second follows, and what is expected.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use holloway_profiler::bcg::{CorrelationGraph, Detached};
use holloway_traces::candidate::Candidate;
use holloway_traces::limits::PathLimits;
use holloway_traces::source::bcg::explore::Explorer;
use holloway_traces::source::bcg::found::Findings;
use holloway_traces::source::blocks::{Blocks, Selected};
use holloway_traces::source::join::{Entered, join};
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, MethodId, NodeId};

/// Facts of a program as a stage file states them.
#[derive(Default)]
struct Facts {
    transitions: BTreeMap<(BlockId, BlockId), Option<Succession>>,
    methods: BTreeMap<BlockId, MethodId>,
    return_points: BTreeMap<BlockId, BlockId>,
}

impl Blocks for Facts {
    fn transition(&self, from: BlockId, to: BlockId) -> Option<Succession> {
        self.transitions.get(&(from, to)).copied().unwrap_or(Some(Succession::Jump))
    }

    fn method(&self, block: BlockId) -> Option<MethodId> {
        Some(self.methods.get(&block).copied().unwrap_or(MethodId(0)))
    }

    fn is_backward(&self, from: BlockId, to: BlockId) -> bool {
        to <= from && self.method(from) == self.method(to)
    }

    fn return_point(&self, call: BlockId) -> Option<BlockId> {
        self.return_points.get(&call).copied()
    }

    fn call_before(&self, return_point: BlockId) -> Option<BlockId> {
        self.return_points.iter().find(|(_, point)| **point == return_point).map(|(call, _)| *call)
    }
}

fn block(word: &str) -> BlockId {
    BlockId(word.strip_prefix('B').and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("block: {word}")))
}

fn pair(word: &str) -> (Option<BlockId>, BlockId) {
    let (from, to) = word.split_once('>').unwrap_or_else(|| panic!("transition: {word}"));
    ((from != "?").then(|| block(from)), block(to))
}

impl Facts {
    fn parse(text: &str) -> Facts {
        let mut facts = Facts::default();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                [of, "in", method] => {
                    let method = method.strip_prefix('m').and_then(|number| number.parse().ok());
                    facts.methods.insert(block(of), MethodId(method.unwrap_or_else(|| panic!("method: {line}"))));
                }
                [call, "calls-before", point] => {
                    facts.return_points.insert(block(call), block(point));
                }
                [transition, kind] => {
                    let (Some(from), to) = pair(transition) else { panic!("transition: {line}") };
                    let kind = match kind {
                        "call" => Some(Succession::Call),
                        "return" => Some(Succession::Return),
                        "throw" => Some(Succession::Throw),
                        "none" => None,
                        _ => panic!("kind of transition: {line}"),
                    };
                    facts.transitions.insert((from, to), kind);
                }
                _ => panic!("fact: {line}"),
            }
        }
        facts
    }
}

fn parts(text: &str) -> BTreeMap<&str, &str> {
    let parts = text.split("\n== ").skip(1);
    parts.filter_map(|part| part.split_once('\n')).collect()
}

fn run(text: &str) -> String {
    let parts = parts(text);
    let mut world = Detached::default();
    let graph =
        CorrelationGraph::parse(parts["graph"], &mut world.nodes).unwrap_or_else(|error| panic!("graph: {error}"));
    let facts = Facts::parse(parts["code"]);
    let (from, to) = pair(parts["signal"].trim());
    let signal = graph.node_of(from, to).expect("the signal's node is in the graph");
    let blocks = parts.get("limits").and_then(|limits| limits.trim().strip_prefix("blocks ")?.parse().ok());
    let limits = PathLimits { blocks: blocks.unwrap_or(PathLimits::default().blocks), ..PathLimits::default() };
    let mut findings = Findings::default();
    let mut explorer = Explorer::new(&graph, &world.nodes, &facts, &limits, &mut findings);
    let exploration = explorer.explore(&[signal], &[]);
    let selection = explorer.select(exploration, |_| None);
    let name = |node| match graph.pair(node) {
        (Some(from), to) => format!("{from}>{to}"),
        (None, to) => format!("?>{to}"),
    };
    let mut out = String::new();
    let entries: Vec<String> = selection.entries.iter().map(|&node| name(node)).collect();
    let _ = writeln!(out, "entries {}", entries.join(" "));
    for selected in &selection.candidates {
        let text = selected.candidate.to_string();
        let read = Candidate::parse(&text).expect("a printed candidate is read");
        assert_eq!(read.to_string(), text);
        assert_eq!(selected.nodes.len(), selected.candidate.steps.len());
        let _ = write!(out, "{text}");
    }
    for &node in &selection.too_short {
        let _ = writeln!(out, "too short {}", name(node));
    }
    if !selection.limited.is_empty() {
        out.push_str("limited\n");
    }
    out
}

/// Joins two candidates, as completing whenever they are entered; all of one transition is one node.
fn run_join(text: &str) -> String {
    let parts = parts(text);
    let [first, second] = ["first", "second"].map(|name| {
        let candidate = Candidate::parse(parts[name]).unwrap_or_else(|| panic!("{name}"));
        let mut from = candidate.from.expect("a candidate says from where it is entered");
        let nodes: Vec<NodeId> = candidate
            .steps
            .iter()
            .map(|step| NodeId::from(((std::mem::replace(&mut from, step.block).0 << 8) | step.block.0) as usize))
            .collect();
        (candidate, nodes)
    });
    let facts = Facts::parse(parts["code"]);
    let follows = parts["follows"].trim().parse().expect("a share");
    let [first, second] = [&first, &second].map(|(candidate, nodes)| Entered {
        from: candidate.from,
        candidate,
        node: nodes[0],
        nodes,
        completion: 1.0,
    });
    let limits = PathLimits { blocks: 12, ..PathLimits::default() };
    let joined = join(&facts, &limits, (first, second), (follows, 0.97));
    match joined {
        Ok(Selected { candidate, nodes }) => {
            assert_eq!(nodes.len(), candidate.steps.len());
            let text = candidate.to_string();
            assert_eq!(Candidate::parse(&text).expect("a printed candidate is read"), candidate);
            text
        }
        Err(why) => format!("not joined: {why}\n"),
    }
}

#[test]
fn stage_files() {
    compare("select", 10, run);
}

#[test]
fn join_files() {
    compare("join", 6, run_join);
}

/// Compares what the files of a folder give with what they say.
fn compare(folder: &str, least: usize, run: impl Fn(&str) -> String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the folder is there").flatten().map(|entry| entry.path()).collect();
    files.sort();
    assert!(files.len() >= least);
    let mut failures = String::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a stage file is readable");
        let found = run(&text);
        let expected = parts(&text)["expect"];
        if found.trim() == expected.trim() {
            continue;
        }
        if env::var_os("BLESS").is_some() {
            let kept = text.split("\n== expect").next().unwrap_or_default();
            fs::write(&file, format!("{kept}\n== expect\n{found}")).expect("a stage file is writable");
        } else {
            let _ = writeln!(failures, "{}:\n{found}", file.display());
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
