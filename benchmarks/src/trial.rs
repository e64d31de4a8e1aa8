//! Lets the contenders take turns on one program and keeps every sample.
//!
//! In: a program with its recorded answer, the contenders, a plan. Out: one outcome for each contender.
//! Rounds are interleaved and every other round goes backwards, so that neither a slow drift of the
//! machine nor the place in the order favours one. A contender that fails once is not run again.

use std::ffi::OsString;
use std::time::Duration;

use crate::answer;
use crate::catalogue::{Benchmark, Folder};
use crate::contender::Contender;
use crate::process::{self, End, Finished, Usage};

/// How often and with what limits programs are run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Processes of each contender.
    pub rounds: u32,
    /// Rounds within each process; with more than one, programs report the time of each.
    pub repeat: u32,
    /// The value of `-Xmx`.
    pub heap: String,
    /// Time limit of a process.
    pub limit: Duration,
}

/// One checked run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// What the whole process used.
    pub usage: Usage,
    /// The best round within the process, by its own clock, when the plan repeats rounds.
    pub steady: Option<Duration>,
}

/// What a contender did with a program.
#[derive(Clone, Debug, PartialEq)]
pub enum TrialResult {
    /// Right answers; one sample for each round.
    Measured(Vec<Sample>),
    /// A sentence that says what went wrong.
    Failed(String),
}

/// A program with its outcomes, one for each contender, in their order.
#[derive(Clone, Debug)]
pub struct Row {
    /// The program of the catalogue that was run.
    pub program: Benchmark,
    /// What each contender did.
    pub outcomes: Vec<TrialResult>,
}

/// Runs a program on all contenders.
pub fn run(folder: &Folder, program: Benchmark, contenders: &[Contender], plan: &Plan) -> Row {
    let expected = match folder.expected(program) {
        Ok(expected) => expected,
        Err(error) => {
            let failure = TrialResult::Failed(format!("no recorded answer: {error}"));
            return Row { program, outcomes: vec![failure; contenders.len()] };
        }
    };
    let class_path = folder.class_path(program);
    let commands: Vec<Vec<OsString>> = contenders
        .iter()
        .map(|contender| contender.command(&plan.heap, &class_path, program.name, plan.repeat, plan.repeat > 1))
        .collect();
    let mut outcomes = vec![TrialResult::Measured(Vec::new()); contenders.len()];
    for round in 0..plan.rounds {
        for turn in 0..contenders.len() {
            let index = if round % 2 == 0 { turn } else { contenders.len() - 1 - turn };
            let TrialResult::Measured(samples) = &mut outcomes[index] else { continue };
            match sample(&commands[index], &expected, plan) {
                Ok(sample) => samples.push(sample),
                Err(failure) => outcomes[index] = TrialResult::Failed(failure),
            }
        }
    }
    Row { program, outcomes }
}

fn sample(command: &[OsString], expected: &str, plan: &Plan) -> Result<Sample, String> {
    let finished = process::run(command, plan.limit).map_err(|error| format!("cannot run: {error}"))?;
    judge(&finished, expected, plan.repeat)
}

/// Turns a finished process into a sample if it ended well and its answer is right.
fn judge(finished: &Finished, expected: &str, rounds: u32) -> Result<Sample, String> {
    let complaint = || finished.stderr.lines().next().unwrap_or("no message").to_owned();
    match finished.end {
        End::Exited(0) => {}
        End::Exited(code) => return Err(format!("exit code {code}: {}", complaint())),
        End::Signalled(signal) => return Err(format!("signal {signal}: {}", complaint())),
        End::TimedOut => return Err("time limit".to_owned()),
    }
    let times = answer::check(&finished.stdout, expected, rounds).map_err(|error| format!("wrong answer: {error}"))?;
    if rounds > 1 && times.len() != rounds as usize {
        return Err(format!("{} times for {rounds} rounds", times.len()));
    }
    Ok(Sample { usage: finished.usage, steady: times.into_iter().min() })
}

#[cfg(test)]
mod tests {
    use super::{Plan, TrialResult, judge, run};
    use crate::catalogue::{Folder, hello};
    use crate::contender::Contender;
    use crate::process::{End, Finished, Usage};
    use std::path::Path;
    use std::time::Duration;

    fn finished(end: End, stdout: &str) -> Finished {
        let usage = Usage {
            wall: Duration::from_millis(3),
            user: Duration::from_millis(2),
            system: Duration::from_millis(1),
            peak_bytes: 4096,
        };
        Finished { end, usage, stdout: stdout.to_owned(), stderr: "Error: out of luck\nmore".to_owned() }
    }

    #[test]
    fn a_right_answer_gives_a_sample_with_its_best_round() {
        let run = finished(End::Exited(0), "A 1\ntime_ns 900\nA 1\ntime_ns 400\n");
        let sample = judge(&run, "A 1\n", 2).expect("the answer is right");
        assert_eq!(sample.usage, run.usage);
        assert_eq!(sample.steady, Some(Duration::from_nanos(400)));
    }

    #[test]
    fn every_other_end_is_a_failure_with_its_reason() {
        let reason = |end, stdout| judge(&finished(end, stdout), "A 1\n", 1).expect_err("a failure");
        assert_eq!(reason(End::Exited(1), "A 1\n"), "exit code 1: Error: out of luck");
        assert_eq!(reason(End::Signalled(11), ""), "signal 11: Error: out of luck");
        assert_eq!(reason(End::TimedOut, "A 1\n"), "time limit");
        assert!(reason(End::Exited(0), "A 2\n").starts_with("wrong answer: line 1"));
        let untimed = judge(&finished(End::Exited(0), "A 1\nA 1\n"), "A 1\n", 2).expect_err("a failure");
        assert_eq!(untimed, "0 times for 2 rounds");
    }

    #[test]
    fn a_failing_contender_does_not_stop_the_others() {
        let contenders = [
            Contender::holloway("absent", Path::new("/nonexistent/holloway"), ""),
            Contender::holloway("false", Path::new("false"), ""),
        ];
        let plan = Plan { rounds: 2, repeat: 1, heap: "64m".to_owned(), limit: Duration::from_secs(60) };
        let row = run(&Folder::of_this_crate(), hello(), &contenders, &plan);
        assert!(matches!(&row.outcomes[0], TrialResult::Failed(reason) if reason.starts_with("cannot run")));
        assert!(matches!(&row.outcomes[1], TrialResult::Failed(reason) if reason.starts_with("exit code 1")));
    }
}
