//! The list of programs that are known to fail, each with its reason.
//!
//! It hides nothing: a listed program still runs, its failure is printed with the reason, and the suite fails when a
//! listed program passes or does not exist, so that the list can only shrink.

use std::collections::BTreeMap;

/// Programs that fail at present, with the reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KnownGaps(BTreeMap<String, String>);

impl KnownGaps {
    /// Reads lines `area/Name: reason`; empty lines and lines that begin with `#` are comments.
    ///
    /// # Errors
    /// A line without a reason, or a program listed twice.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut gaps = BTreeMap::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (program, reason) = line.split_once(": ").ok_or_else(|| format!("no reason given: {line}"))?;
            if gaps.insert(program.to_owned(), reason.to_owned()).is_some() {
                return Err(format!("listed twice: {program}"));
            }
        }
        Ok(Self(gaps))
    }

    /// Why `program` is expected to fail, if it is.
    pub fn reason(&self, program: &str) -> Option<&str> {
        self.0.get(program).map(String::as_str)
    }

    /// Listed programs for which `exists` is false.
    pub fn stale(&self, exists: impl Fn(&str) -> bool) -> Vec<&str> {
        self.0.keys().map(String::as_str).filter(|program| !exists(program)).collect()
    }

    /// The verdict on `program`, whose run gave `result`: a known failure passes with a note, a known failure that
    /// passes fails.
    ///
    /// # Errors
    /// The text of the failure.
    pub fn judge(&self, program: &str, result: Result<(), String>) -> Result<Option<String>, String> {
        match (self.reason(program), result) {
            (None, result) => result.map(|()| None),
            (Some(reason), Err(failure)) => Ok(Some(format!("{program} fails as expected ({reason}):\n{failure}"))),
            (Some(reason), Ok(())) => Err(format!("passes, though listed in known-gaps ({reason}): take it out")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listed_failure_is_noted_and_listed_success_fails() {
        let gaps = KnownGaps::parse("# comment\n\na/B: no regex yet\n").expect("well formed");
        let noted = gaps.judge("a/B", Err("stdout".to_owned())).expect("expected to fail");
        assert!(noted.expect("a note").contains("no regex yet"));
        assert!(gaps.judge("a/B", Ok(())).is_err());
    }

    #[test]
    fn program_not_listed_is_judged_by_its_result() {
        let gaps = KnownGaps::default();
        assert_eq!(gaps.judge("a/B", Ok(())), Ok(None));
        assert_eq!(gaps.judge("a/B", Err("text".to_owned())), Err("text".to_owned()));
    }

    #[test]
    fn reason_is_needed_and_each_program_listed_once() {
        assert!(KnownGaps::parse("a/B\n").is_err());
        assert!(KnownGaps::parse("a/B: x\na/B: y\n").is_err());
        let gaps = KnownGaps::parse("a/B: x\na/C: y\n").expect("well formed");
        assert_eq!(gaps.stale(|program| program == "a/C"), ["a/B"]);
    }
}
