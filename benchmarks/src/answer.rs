//! Checks what a benchmark program printed against its recorded answer.
//!
//! In: the standard output of a run, the recorded output of one round, the number of rounds.
//! Out: the time of each round as the program measured it itself, or the first difference.
//! A program prints its answer once in each round, and after it `time_ns N` when `bench.time` is set.

use std::time::Duration;

/// Starts the line that carries the time of a round, in nanoseconds.
const TIME_PREFIX: &str = "time_ns ";

/// Compares the output of `rounds` rounds with the recorded one.
///
/// # Errors
/// A sentence that names the first line that is wrong, missing or surplus.
pub fn check(stdout: &str, expected: &str, rounds: u32) -> Result<Vec<Duration>, String> {
    let mut times = Vec::new();
    let mut answers = Vec::new();
    for line in stdout.lines() {
        match line.strip_prefix(TIME_PREFIX) {
            Some(nanos) => {
                let nanos = nanos.parse().map_err(|_| format!("bad time line: {line}"))?;
                times.push(Duration::from_nanos(nanos));
            }
            None => answers.push(line),
        }
    }
    let once: Vec<&str> = expected.lines().collect();
    let wanted = once.len() * rounds as usize;
    for (index, line) in answers.iter().enumerate() {
        match once.get(index % once.len().max(1)) {
            Some(want) if index < wanted && want == line => {}
            Some(want) if index < wanted => {
                return Err(format!("line {}: expected {want:?}, got {line:?}", index + 1));
            }
            _ => return Err(format!("surplus line {}: {line:?}", index + 1)),
        }
    }
    if answers.len() < wanted {
        return Err(format!("{} lines instead of {wanted}", answers.len()));
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::check;
    use std::time::Duration;

    #[test]
    fn accepts_each_round_and_collects_its_time() {
        let times = check("A 1\ntime_ns 5\nA 1\ntime_ns 7\n", "A 1\n", 2);
        assert_eq!(times, Ok(vec![Duration::from_nanos(5), Duration::from_nanos(7)]));
    }

    #[test]
    fn accepts_a_run_without_times() {
        assert_eq!(check("A 1\n", "A 1\n", 1), Ok(vec![]));
    }

    #[test]
    fn names_the_first_wrong_line() {
        let error = check("A 1\nA 2\n", "A 1\n", 2).expect_err("the second round is wrong");
        assert_eq!(error, "line 2: expected \"A 1\", got \"A 2\"");
    }

    #[test]
    fn refuses_missing_and_surplus_rounds() {
        assert!(check("", "A 1\n", 1).is_err());
        assert!(check("A 1\n", "A 1\n", 2).is_err());
        assert!(check("A 1\nA 1\n", "A 1\n", 1).is_err());
        assert!(check("noise\n", "", 1).is_err());
    }

    #[test]
    fn refuses_a_time_that_is_no_number() {
        assert!(check("A 1\ntime_ns soon\n", "A 1\n", 1).is_err());
    }
}
