//! Wrong functions, made so on purpose: the check at exits ends the process and says what is wrong.

use std::path::Path;
use std::process::{Command, Output};

use holloway_jit::ir::{Definition, Function, Instruction, IrConstant, SnapshotValue, Type};

use crate::running::{Manner, compare};
use crate::world;

/// A mistake of a builder, a pass or a code generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// Exits leave another int in a slot.
    Snapshot,
    /// Stores are left out.
    Store,
    /// Too much is charged.
    Charge,
    /// Machine code leaves another int in a slot than the evaluator.
    Lowering,
}

/// Mistakes with their names and a piece of the report.
const REPORTS: [(Mistake, &str, &str); 4] = [
    (Mistake::Snapshot, "snapshot", "by the interpreter"),
    (Mistake::Store, "store", "written by the interpreter and not by the region"),
    (Mistake::Charge, "charge", "the interpreter goes another way"),
    (Mistake::Lowering, "lowering", "by machine code"),
];

/// In whose environment a run is to make a mistake: its name, a colon, the seed of the regions.
const VARIABLE: &str = "HOLLOWAY_MISTAKE";
/// Regions made by chance may have no place for a mistake; of so many seeds one has.
const SEEDS: std::ops::Range<u64> = 3..11;

impl Mistake {
    /// Makes it wherever it can be made.
    pub fn make(self, function: &mut Function) {
        match self {
            Mistake::Snapshot | Mistake::Lowering => {
                let types: Vec<Type> = function.values.iter().map(|value| value.ty).collect();
                for (_, value) in function.exits.iter_mut().flat_map(|exit| &mut exit.snapshot) {
                    if matches!(value, SnapshotValue::Value(value) if types[value.index()] == Type::I32) {
                        *value = SnapshotValue::Constant(IrConstant::I32(0x5a5a_5a5a));
                    }
                }
            }
            Mistake::Store => {
                let values = &function.values;
                let is_store = |value: usize| match &values[value].definition {
                    Definition::Instruction(made) => made.stores().is_some(),
                    Definition::Parameter(_) => false,
                };
                for block in &mut function.blocks {
                    block.instructions.retain(|value| !is_store(value.index()));
                }
            }
            Mistake::Charge => {
                for value in &mut function.values {
                    if let Definition::Instruction(Instruction::Charge(weight)) = &mut value.definition {
                        *weight += 1;
                    }
                }
            }
        }
    }
}

/// Runs a program with a mistake, if the environment asks for one: the process does not survive it.
#[test]
fn a_run_with_a_mistake() {
    let Ok(asked) = std::env::var(VARIABLE) else { return };
    let (name, seed) = asked.split_once(':').expect("a name and a seed");
    let mistake = REPORTS.iter().find(|(_, known, _)| *known == name).expect("a known mistake").0;
    let seed = seed.parse().expect("a seed is a number");
    let program = world::root().join("tests/programs/classes/arrays/Sieve");
    compare(&program, &world::options(3_000_000), seed, Manner::wrong(mistake), 3);
}

#[test]
fn mistakes_are_found_and_named() {
    let own = std::env::current_exe().expect("this test has a path");
    for (mistake, name, report) in REPORTS {
        let found = SEEDS.map(|seed| run_with(&own, name, seed)).find(|output| !output.status.success());
        let output = found.unwrap_or_else(|| panic!("{mistake:?} was not found"));
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.contains("exit check: ") && text.contains(report), "{mistake:?}:\n{text}");
    }
}

/// Runs the test above again, in a process of its own.
fn run_with(own: &Path, mistake: &str, seed: u64) -> Output {
    let mut command = Command::new(own);
    command
        .args(["--exact", "mistakes::a_run_with_a_mistake", "--nocapture"])
        .env(VARIABLE, format!("{mistake}:{seed}"));
    command.output().expect("this test can be run again")
}
