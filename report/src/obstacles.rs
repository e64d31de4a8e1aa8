//! Why work was done outside traces and machine code: the closed lists of reasons, what each means, and what can be done
//! about it. In go reasons with places, out come [`Obstacle`]s, ranked by what they cost.
//!
//! Where machine code was left, the reason is that of its last exit, and the place is what was interpreted from there until
//! machine code was entered again. So the words of these reasons begin with *after*: the place need not do what they say.

use std::collections::BTreeMap;

use crate::model::{Obstacle, ObstaclePlace, Place};

/// Places that are kept of a reason.
const PLACES: usize = 100;

/// The reason of what was executed outside, and where no sample has found it: it took no time that could be told.
pub(crate) const UNSAMPLED: &str = "unsampled";

/// What the meaning of a reason begins with that is one of an exit.
const AFTER: &str = "after ";

/// Reasons: name, meaning, advice.
const REASONS: &[(&str, &str, &str)] = &[
    (
        "cold",
        "not hot for long enough to be compiled",
        "Code that runs once stays interpreted. If a run is short, this is its beginning: a longer one has less of it.",
    ),
    ("profiling", "being profiled", "This is the price of knowing which paths are hot, and ends by itself."),
    ("compiling", "the compiler had not finished", "This ends by itself. A longer run has less of it."),
    ("never-run", "never executed", "A branch of the line was not taken in this run: other input may take it."),
    // Exits of machine code.
    (
        "branch",
        "after a branch went another way than machine code follows",
        "Where both ways are frequent, the region grows by itself, a few times at most. A branch without a pattern can be \
      replaced by arithmetic or a table.",
    ),
    (
        "receiver",
        "after an object had another class than machine code expects",
        "A call or a cast that sees many classes in turn costs a look each time. Keep collections of one class apart.",
    ),
    (
        "return-point",
        "after a method returned to a caller that its machine code does not contain",
        "The method is called from many places. Machine code goes on in the caller once that is compiled, which happens by itself \
      where it is hot for long enough.",
    ),
    (
        "null",
        "after a null reference was found where an object is needed",
        "Exceptions are thrown by the interpreter. Test for null instead of catching NullPointerException.",
    ),
    (
        "bounds",
        "after an array index was outside of the array",
        "Exceptions are thrown by the interpreter. Test the index instead of catching the exception.",
    ),
    (
        "division",
        "after a division by zero",
        "Exceptions are thrown by the interpreter. Test the divisor instead of catching the exception.",
    ),
    (
        "cast",
        "after a cast, a switch over types or an array store that the quick test does not decide",
        "Casts to interfaces and to arrays of interfaces are slower, and so are switches over types with several classes in turn: use \
      the class where it is known, or a method that each class has in its way.",
    ),
    ("array-size", "after an array size was negative", "Exceptions are thrown by the interpreter."),
    (
        "allocation",
        "after the nursery was full, or an object was large",
        "Collections happen here. Fewer or smaller objects, or a larger -Xmx, make them rarer.",
    ),
    (
        "budget",
        "after a slice of the budget ended in machine code",
        "Threads take turns at the ends of slices, of which no option is needed and none helps; the interpreter then goes on until \
      machine code is entered again. That is soon in short loops: where this costs much, a loop with a long body is better cut \
      into several, or into methods.",
    ),
    ("stack", "after the stack was nearly full", "Recursion is deep here; -Xss makes the stack larger."),
    (
        "monitor",
        "after a monitor could not be taken or given back at once",
        "Threads wait for each other here: hold the lock for less time, or use one lock for each part.",
    ),
    (
        "throw",
        "after an exception was thrown",
        "Exceptions are thrown by the interpreter. Where they are frequent, return a value instead.",
    ),
    (
        "call",
        "after a call of a method that is not compiled",
        "The callee gets machine code of its own when it is hot for long enough: a longer run has less of it.",
    ),
    (
        "link",
        "after a call whose target has no machine code yet",
        "The callee gets machine code of its own when it is hot for long enough: a longer run has less of it.",
    ),
    (
        "native",
        "after a call of a native method",
        "Natives are called by the interpreter: call them less often, with more to do.",
    ),
    (
        "unsupported",
        "after an instruction that compiled code leaves to the interpreter",
        "Move it out of the hot loop: it is mostly code that runs once, such as the first call of a lambda.",
    ),
    (
        "end",
        "after the end of the machine code",
        "The path goes on into code that was rare when the region was formed; it is made larger when that pays.",
    ),
    // No region.
    ("no-plain-code", "no code of its own to compile", "Nothing: the VM has made this code for itself."),
    (
        "no-profile",
        "nothing was known of what follows",
        "It was profiled, but not executed meanwhile; it is tried again later.",
    ),
    ("not-translated", "a method on the path had not run yet", "This ends by itself."),
    (
        "uninitialised-class",
        "a class on the path was being initialised",
        "Work in static initialisers is interpreted until they end: move it into a method.",
    ),
    ("malformed", "the region does not fit together", "This is a defect of Holloway: please report it."),
    ("too-large", "too much code for one region", "Split the method."),
    (
        "unstructured-locking",
        "monitors that are not given back where they were taken",
        "No Java compiler makes such code: it is interpreted.",
    ),
    ("inconsistent", "code that translation does not make", "This is a defect of Holloway: please report it."),
    ("run-ends", "the run was about to end", "Nothing."),
    ("code-generator", "the code generator refused", "This is a defect of Holloway: please report it."),
    ("machine", "no code generator for this processor", "Holloway compiles for x86-64 and aarch64."),
    ("no-thread", "no thread could be started for the compiler", "Allow the process one more thread."),
    (
        "code-memory",
        "no room for machine code",
        "What becomes hot later stays interpreted. One method that is shared takes less room than copies of its code.",
    ),
    ("does-not-pay", "compiling it costs more than it saves", "It is compiled when it has run for longer."),
    ("seldom", "found by few samples only", "It is not hot enough to matter."),
    (
        UNSAMPLED,
        "it ran too seldom for a sample to find it",
        "It is not hot enough to matter. --tier=replay counts every bytecode.",
    ),
    // Exact runs.
    (
        "start-delay",
        "the branch had not been executed often enough to be judged",
        "Each branch needs --delay=N executions first; code that runs rarely stays outside.",
    ),
    (
        "not-correlated",
        "what follows the branch cannot be predicted",
        "The branch goes both ways without a pattern. Replace it by arithmetic or a table, or sort the data it looks at.",
    ),
    ("too-short", "a trace of one block would gain nothing", "It stands alone between branches that go both ways."),
    ("before-trace", "its trace was selected later", "This is the beginning of the run, and ends by itself."),
    (
        "inside-trace",
        "a trace goes through it that begins elsewhere",
        "It was reached by the exit of another trace; what begins there becomes a trace if that is frequent.",
    ),
    ("cooling-down", "its trace changed too often", "The program's phases are shorter than traces live."),
    (
        "limit",
        "there were as many traces, or blocks on a path, as there may be",
        "--trace-limits changes how long paths may be.",
    ),
    ("unknown", "the graph of branches was full", "--graph-nodes=N gives it more room."),
];

/// What a reason means, and what can be done about it. Texts for what is on no list are the reason itself, and empty.
pub fn explain(reason: &str) -> (&str, &'static str) {
    let found = REASONS.iter().find(|(name, ..)| *name == reason);
    found.map_or((reason, ""), |&(_, meaning, advice)| (meaning, advice))
}

/// Whether a reason is that of an exit of machine code.
pub(crate) fn is_exit(reason: &str) -> bool {
    explain(reason).0.starts_with(AFTER)
}

/// Reasons of exits for which exceptions are thrown: what the interpreter executes next is mostly a handler.
pub(crate) fn throws(reason: &str) -> bool {
    matches!(reason, "throw" | "null" | "bounds" | "division" | "array-size")
}

/// Whether a reason is one of code that machine code comes to by itself: a longer run has less of it.
pub(crate) fn is_beginning(reason: &str) -> bool {
    matches!(reason, "cold" | "profiling" | "compiling" | "start-delay" | "before-trace")
}

/// Whether a reason passes by itself, or says that there was little to do.
pub(crate) fn passes(reason: &str) -> bool {
    is_beginning(reason)
        || matches!(reason, "run-ends" | "no-profile" | "not-translated" | "does-not-pay" | "seldom" | UNSAMPLED)
}

/// What each reason means, for pages, which explain those that cost nothing, too.
pub(crate) fn meanings() -> BTreeMap<&'static str, &'static str> {
    REASONS.iter().map(|&(reason, meaning, _)| (reason, meaning)).collect()
}

/// Whether the advice about a reason asks for anything that the user can do: of what lies in the library, less.
pub(crate) fn asks(reason: &str, is_library: bool) -> bool {
    match reason {
        "return-point"
        | "call"
        | "link"
        | "end"
        | "array-size"
        | "no-plain-code"
        | "malformed"
        | "inconsistent"
        | "code-generator"
        | "machine"
        | "unstructured-locking"
        | "too-short"
        | "inside-trace"
        | "cooling-down" => false,
        _ if passes(reason) => false,
        "branch" | "not-correlated" | "cast" | "too-large" | "unsupported" | "uninitialised-class" => !is_library,
        _ => true,
    }
}

/// Work outside, by reason and place.
#[derive(Default)]
pub(crate) struct Obstacles(BTreeMap<&'static str, BTreeMap<Place, u64>>);

impl Obstacles {
    /// Adds work that was done outside at a place.
    pub fn add(&mut self, reason: &'static str, place: Place, work: u64) {
        if work > 0 {
            *self.0.entry(reason).or_default().entry(place).or_default() += work;
        }
    }

    /// The most costly first.
    pub fn sorted(self) -> Vec<Obstacle> {
        let obstacles = self.0.into_iter().map(|(reason, by_place)| {
            let (text, advice) = explain(reason);
            let work = by_place.values().sum();
            // One line of a method is one place, whichever of its blocks it was.
            let mut by_line: BTreeMap<(u32, Option<u16>), ObstaclePlace> = BTreeMap::new();
            for (place, work) in by_place {
                let entry = by_line.entry((place.method, place.line));
                entry.or_insert(ObstaclePlace { place, work: 0 }).work += work;
            }
            let mut places: Vec<ObstaclePlace> = by_line.into_values().collect();
            places.sort_unstable_by_key(|place| (std::cmp::Reverse(place.work), place.place));
            let left_out = places.split_off(places.len().min(PLACES));
            Obstacle {
                reason: reason.to_owned(),
                text: text.to_owned(),
                advice: advice.to_owned(),
                work,
                places,
                places_left_out: left_out.len() as u64,
                work_left_out: left_out.iter().map(|place| place.work).sum(),
            }
        });
        let mut obstacles: Vec<Obstacle> = obstacles.collect();
        obstacles.sort_unstable_by(|a, b| b.work.cmp(&a.work).then_with(|| a.reason.cmp(&b.reason)));
        obstacles
    }
}

#[cfg(test)]
mod tests {
    use holloway_traces::cache::Abort;
    use holloway_traces::exact::outside::Outside;
    use holloway_traces::region::form::NotFormed;
    use holloway_vm::ExitReason;

    use super::*;

    #[test]
    fn every_reason_is_explained() {
        let exits = ExitReason::ALL.iter().map(|reason| reason.name());
        let outside = Outside::ALL.iter().map(|reason| reason.name());
        let formed = [NotFormed::NoBlock, NotFormed::NoProfile].map(NotFormed::name);
        for reason in exits.clone().chain(outside).chain(formed) {
            let (meaning, advice) = explain(reason);
            assert!(meaning != reason && !advice.is_empty(), "{reason}");
        }
        let advice = |reason| explain(reason).1;
        let idle = REASONS.iter().filter(|&&(reason, ..)| advice(reason).starts_with("Nothing:"));
        assert!(idle.clone().count() > 0 && idle.clone().all(|&(reason, ..)| !asks(reason, false)));
        assert!(asks("branch", false) && !asks("branch", true) && asks("throw", true) && asks("budget", false));
        // Where machine code was left stands elsewhere than what was interpreted from there.
        assert!(exits.clone().all(is_exit) && !is_exit("cold"));
        assert!(exits.clone().all(|reason| !passes(reason)) && passes("no-profile"));
        assert_ne!(explain(UNSAMPLED), (UNSAMPLED, ""));
        assert_eq!(explain("another"), ("another", ""));
        assert_eq!(Abort::ALL.len(), 4);
    }

    #[test]
    fn advice_names_no_options_of_tests() {
        // Those of the ordinary help, and of the section on traces and reports.
        let known = ["-Xmx", "-Xss", "--tier=replay", "--delay=N", "--trace-limits", "--graph-nodes=N"];
        for (reason, _, advice) in REASONS {
            let words = advice.split([' ', ',', '.', ';', ':']);
            let mut options = words.filter(|word| word.len() > 1 && word.starts_with('-'));
            assert!(options.all(|option| known.contains(&option)), "{reason}: {advice}");
        }
    }

    #[test]
    fn blocks_of_a_line_are_one_place() {
        let mut obstacles = Obstacles::default();
        let place = |at| Place { method: 0, at, line: Some(7) };
        obstacles.add("branch", place(0), 2);
        obstacles.add("branch", place(5), 3);
        obstacles.add("native", place(5), 9);
        let sorted = obstacles.sorted();
        assert_eq!(
            sorted.iter().map(|o| (o.reason.as_str(), o.work)).collect::<Vec<_>>(),
            [("native", 9), ("branch", 5)]
        );
        assert_eq!(sorted[1].places, [ObstaclePlace { place: place(0), work: 5 }]);
        assert_eq!((sorted[1].places_left_out, sorted[1].work_left_out), (0, 0));
    }

    #[test]
    fn of_places_that_are_left_out_the_work_is_told() {
        let mut obstacles = Obstacles::default();
        let place = |line| Place { method: 0, at: 0, line: Some(line) };
        for line in 1..=PLACES as u16 + 3 {
            obstacles.add("branch", place(line), u64::from(line));
        }
        let [of_branches] = &obstacles.sorted()[..] else { panic!("one reason") };
        assert_eq!((of_branches.places.len(), of_branches.places[0].place), (PLACES, place(PLACES as u16 + 3)));
        assert_eq!((of_branches.places_left_out, of_branches.work_left_out), (3, 1 + 2 + 3));
        let told: u64 = of_branches.places.iter().map(|place| place.work).sum();
        assert_eq!(told + of_branches.work_left_out, of_branches.work);
    }
}
