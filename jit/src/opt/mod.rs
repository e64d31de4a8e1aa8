//! The optimiser: a function of the IR in, a better one out.
//!
//! One pass a file, each a function over the IR that keeps to what `ir::check` checks and `eval` observes: the same exit
//! with the same slots, objects and budget. Two liberties: a pass may leave at the `Reserve` of a loop's head (with its
//! exit, nothing of the iteration done) where it cannot promise what further iterations need, and what a full nursery
//! or the place of an object in memory tells is not observed.
//!
//! Passes run in the order of [`PASSES`]; some come several times, since others make work for them: then only if there is
//! any.

mod affine;
mod budget;
mod clean;
mod copy;
mod dense;
mod edge_savings;
mod full_unroll;
mod hoist;
mod if_conversion;
mod intervals;
mod load_elimination;
mod locations;
mod peel;
mod ranges;
mod repair;
mod simplify;
mod sink;
mod tail_duplication;
mod unroll;
mod value_numbering;

#[cfg(debug_assertions)]
use crate::ir::check::check;
use crate::ir::{Block, ExitId, Function, Instruction, Value};

/// A pass: it changes functions, and keeps what they do.
#[derive(Clone, Copy)]
pub struct Pass {
    /// The name by which `--opt` switches it.
    pub name: &'static str,
    /// Changes the function; whether it did so in a way that gives other passes work.
    run: fn(&mut Function) -> bool,
}

impl Pass {
    /// Runs it once; whether the function has changed in a way that gives other passes work. Debug builds check what
    /// it has made.
    pub fn run(&self, function: &mut Function) -> bool {
        let changed = (self.run)(function);
        #[cfg(debug_assertions)]
        if let Err(error) = check(function) {
            panic!("after {}: {error}\n{function}", self.name);
        }
        changed
    }
}

const CLEAN: Pass = Pass { name: "clean", run: clean::run };
const DUPLICATE: Pass = Pass { name: "tail-duplication", run: tail_duplication::run };
const NUMBERING: Pass = Pass { name: "value-numbering", run: value_numbering::run };
const LOADS: Pass = Pass { name: "load-elimination", run: load_elimination::run };
const FULL_UNROLL: Pass = Pass { name: "full-unroll", run: full_unroll::run };
const HOIST: Pass = Pass { name: "hoist", run: hoist::run };
const CHOICES: Pass = Pass { name: "if-conversion", run: if_conversion::run };
const PEEL: Pass = Pass { name: "peel", run: peel::run };
const RANGES: Pass = Pass { name: "ranges", run: ranges::run };
const SINK: Pass = Pass { name: "sink", run: sink::run };
const BUDGET: Pass = Pass { name: "budget", run: budget::run };
const UNROLL: Pass = Pass { name: "unroll", run: unroll::run };

/// The passes in the order in which they run.
pub const PASSES: &[Pass] = &[
    CLEAN,
    NUMBERING,
    FULL_UNROLL,
    CLEAN,
    NUMBERING,
    LOADS,
    CLEAN,
    SINK,
    NUMBERING,
    CLEAN,
    HOIST,
    CLEAN,
    PEEL,
    CLEAN,
    NUMBERING,
    LOADS,
    CLEAN,
    SINK,
    NUMBERING,
    CLEAN,
    CHOICES,
    CLEAN,
    CHOICES,
    CLEAN,
    RANGES,
    CLEAN,
    UNROLL,
    NUMBERING,
    CLEAN,
    DUPLICATE,
    BUDGET,
];

/// What runs behind `tail-duplication` where it has copied anything, and behind that where objects have gone.
const AFTER_DUPLICATE: &[Pass] = &[CLEAN, NUMBERING, CLEAN, SINK];
const AFTER_LAST_SINK: &[Pass] = &[NUMBERING, CLEAN];

/// Which passes run: all but those switched off.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptimiserOptions {
    off: Vec<&'static str>,
}

impl OptimiserOptions {
    /// Switches a pass off (`-name`) or on again (`name` or `+name`); `-all` and `all` mean every pass.
    ///
    /// # Errors
    ///
    /// No pass has that name; the message lists them.
    pub fn switch(&mut self, word: &str) -> Result<(), String> {
        let (on, name) = match word.strip_prefix('-') {
            Some(name) => (false, name),
            None => (true, word.strip_prefix('+').unwrap_or(word)),
        };
        let mut known = false;
        for pass in PASSES.iter().filter(|pass| name == "all" || pass.name == name) {
            known = true;
            self.off.retain(|&off| off != pass.name);
            if !on {
                self.off.push(pass.name);
            }
        }
        if known {
            return Ok(());
        }
        let mut names: Vec<&str> = Vec::new();
        for pass in PASSES {
            if !names.contains(&pass.name) {
                names.push(pass.name);
            }
        }
        Err(format!("no pass is called '{name}'; there are all, {}", names.join(", ")))
    }

    /// Whether a pass runs.
    pub fn runs(&self, name: &str) -> bool {
        !self.off.contains(&name)
    }
}

/// Runs the passes. `shown` sees the function after each, with the pass's name.
pub fn optimise(function: &mut Function, options: &OptimiserOptions, mut shown: impl FnMut(&str, &Function)) {
    // How often the function has changed, and for each pass up to when it knows that.
    let mut changes = 1;
    let mut done: Vec<(&str, u32)> = Vec::new();
    let mut run = |pass: &Pass, function: &mut Function| {
        let last = done.iter_mut().find(|(name, _)| *name == pass.name);
        if !options.runs(pass.name) || last.as_ref().is_some_and(|(_, last)| *last == changes) {
            return false;
        }
        let changed = pass.run(function);
        changes += u32::from(changed);
        match last {
            Some((_, last)) => *last = changes,
            None => done.push((pass.name, changes)),
        }
        shown(pass.name, function);
        changed
    };
    for pass in PASSES {
        if run(pass, function)
            && pass.name == DUPLICATE.name
            && AFTER_DUPLICATE.iter().fold(false, |_, pass| run(pass, function))
        {
            AFTER_LAST_SINK.iter().for_each(|pass| _ = run(pass, function));
        }
    }
}

/// Does something until it changes nothing, at most so often; whether it has changed anything.
fn repeated(rounds: usize, mut round: impl FnMut() -> bool) -> bool {
    (0..rounds).take_while(|_| round()).count() > 0
}

/// The check of the budget of a loop's head: the instruction, its weight and its exit, by which a pass may leave before the
/// loop. What stands further down in the head's block, behind what has an effect or an exit of its own, is that of a loop
/// inside which has been peeled, and resumes there. The weight is 0 where nothing is charged until the next check.
fn reserve_of(function: &Function, head: Block) -> Option<(Value, u32, ExitId)> {
    let instructions = function.blocks[head.index()].instructions.iter();
    let mut further = instructions.skip_while(|&&value| function.instruction(value).is_some_and(|i| i.is_removable()));
    let &value = further.next()?;
    let &Instruction::Reserve { weight, exit } = function.instruction(value)? else { return None };
    Some((value, weight, exit))
}
