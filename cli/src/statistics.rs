//! What a run did, for `--stats`: as lines for people, and as JSON (schema `holloway.stats/1`, see
//! `docs/command-line.md`) for programs.
//!
//! In go a VM's counters and how it ended; out comes text. Times are microseconds, sizes bytes, all numbers whole.

use std::fmt::Write as _;
use std::time::Duration;

use holloway_report::model::duration;
use holloway_traces::report::coverage::Coverage;
use holloway_vm::heap::{HeapStatistics, PauseTimes};
use holloway_vm::statistics::{StageTimes, Statistics};
use holloway_vm::{RegionStatistics, Vm};

use crate::compiling::Compiling;

/// Everything there is to say about a run.
#[derive(Default)]
pub struct Report {
    vm: Statistics,
    heap: HeapStatistics,
    compiling: Compiling,
    /// What the tier has measured, as fields of the JSON form.
    tier: Option<serde_json::Value>,
    /// How the run ended, in a word.
    pub end: &'static str,
    /// The process's exit code.
    pub exit_code: u8,
    /// Wall-clock time until now, from the start of the process or, where a source file was compiled first, from when that was
    /// done.
    pub total: Duration,
    /// Processor time of all threads of the process until now.
    pub processor: Duration,
}

impl Report {
    /// What a VM has done; nothing if there was none.
    pub fn new(
        vm: Option<&Vm>,
        coverage: Option<&Coverage>,
        compiling: Compiling,
        end: &'static str,
        exit_code: u8,
        total: Duration,
    ) -> Report {
        let tier = coverage.map(holloway_traces::report::figures);
        let heap = vm.map(Vm::heap_statistics).unwrap_or_default();
        let vm = vm.map(|vm| *vm.statistics()).unwrap_or_default();
        Report { vm, heap, compiling, tier, end, exit_code, total, processor: processor_time() }
    }

    /// Microseconds of each stage; execution has what is left.
    fn stages(&self) -> [(&'static str, u64); 5] {
        let StageTimes { load, verify, translate, collect, native: _ } = self.vm.stages;
        let execute = self.total.saturating_sub(load + verify + translate + collect);
        [
            ("load", microseconds(load)),
            ("verify", microseconds(verify)),
            ("translate", microseconds(translate)),
            ("collect", microseconds(collect)),
            ("execute", microseconds(execute)),
        ]
    }

    /// The report as one JSON object.
    pub fn json(&self) -> String {
        let mut json = String::from("{\n  \"schema\": \"holloway.stats/1\",\n");
        let _ = writeln!(json, "  \"end\": \"{}\",\n  \"exit_code\": {},", self.end, self.exit_code);
        let bytecodes = self.vm.bytecodes.map_or("null".to_owned(), |bytecodes| bytecodes.to_string());
        let _ = writeln!(json, "  \"bytecodes\": {bytecodes},");
        for (name, value) in self.counters() {
            let _ = writeln!(json, "  \"{name}\": {value},");
        }
        for (name, value) in self.tier.iter().filter_map(serde_json::Value::as_object).flatten() {
            let _ = writeln!(json, "  \"{name}\": {value},");
        }
        json.push_str("  \"heap\": {\n");
        for (name, value) in self.heap_counters() {
            let _ = writeln!(json, "    \"{name}\": {value},");
        }
        json.push_str("    \"collections\": {\n");
        let _ = writeln!(json, "      \"minor\": {},", pauses_json(&self.heap.minor));
        let _ = writeln!(json, "      \"full\": {}\n    }}\n  }},", pauses_json(&self.heap.full));
        json.push_str("  \"compile\": {\n");
        let compile = self.compiling.counters();
        for (at, (name, value)) in compile.iter().enumerate() {
            let comma = if at + 1 < compile.len() { "," } else { "" };
            let _ = writeln!(json, "    \"{name}\": {value}{comma}");
        }
        json.push_str("  },\n");
        for (name, value) in self.compiling.fields() {
            let _ = writeln!(json, "  \"{name}\": {value},");
        }
        let RegionStatistics { entries, fuel, .. } = self.vm.regions;
        let origins = self.compiling.origins().map(|(name, share)| {
            let fuel = share.map_or("null".to_owned(), |share| ((fuel as f64 * share) as u64).to_string());
            format!("\"{name}\": {fuel}")
        });
        let origins = origins.join(", ");
        let _ = writeln!(json, "  \"compiled\": {{\"entries\": {entries}, \"fuel\": {fuel}, {origins}}},");
        let shares = self.shares().map(|(name, time)| format!("\"{name}\": {time}"));
        let _ = writeln!(json, "  \"time_us\": {{{}}},", shares.join(", "));
        let _ = writeln!(json, "  \"total_us\": {},", microseconds(self.total));
        let _ = writeln!(json, "  \"processor_us\": {},\n  \"stages_us\": {{", microseconds(self.processor));
        let stages = self.stages();
        for (at, (name, value)) in stages.iter().enumerate() {
            let comma = if at + 1 < stages.len() { "," } else { "" };
            let _ = writeln!(json, "    \"{name}\": {value}{comma}");
        }
        json.push_str("  }\n}\n");
        json
    }

    /// The report for people: of what has not happened there is no more than that.
    pub fn text(&self) -> String {
        let mut rows = Rows::default();
        let bytecodes = self.vm.bytecodes.map(|bytecodes| ("bytecodes", bytecodes));
        for (name, value) in bytecodes.into_iter().chain(self.counters()).chain(self.heap_counters()) {
            rows.number(1, name, value);
        }
        for (kind, pauses) in [("minor collections", &self.heap.minor), ("full collections", &self.heap.full)] {
            rows.number(1, kind, pauses.count());
            if pauses.count() == 0 {
                continue;
            }
            for (name, time) in [
                ("in all", pauses.total()),
                ("p50", pauses.quantile(0.5)),
                ("p99", pauses.quantile(0.99)),
                ("longest", pauses.longest()),
            ] {
                rows.time(2, name, time);
            }
        }
        let compiles = !self.compiling.costs.is_empty();
        if compiles {
            rows.add(1, "compiling", String::new());
            for (name, value) in self.compiling.counters() {
                match name.strip_suffix("_us") {
                    Some(name) => rows.time(2, name, Duration::from_micros(value)),
                    None if value > 0 || !name.starts_with("exits_") => rows.number(2, name, value),
                    None => {}
                }
            }
        } else {
            rows.number(1, "regions compiled", 0);
        }
        for (name, value) in self.compiling.lines() {
            rows.number(2, &name, value);
        }
        rows.add(1, "time by who ran", String::new());
        for (name, value) in self.shares() {
            if value > 0 || compiles || !matches!(name, "compiled" | "compiling") {
                rows.time(2, name, Duration::from_micros(value));
            }
        }
        rows.time(1, "time", self.total);
        for (name, value) in self.stages() {
            rows.time(2, name, Duration::from_micros(value));
        }
        rows.time(1, "processor time", self.processor);
        format!("holloway: {} (exit code {})\n{}", self.end, self.exit_code, rows.text())
    }

    fn counters(&self) -> [(&'static str, u64); 6] {
        [
            ("fuel", self.vm.fuel),
            ("classes_loaded", self.vm.classes_loaded),
            ("methods_verified", self.vm.methods_verified),
            ("methods_translated", self.vm.methods_translated),
            ("code_bytes", self.vm.code_bytes),
            ("thread_switches", self.vm.thread_switches),
        ]
    }

    /// Microseconds of the wall time by who has run: what the interpreter has is what is left. Compiling counts in whichever
    /// thread it was done, and only what the program waited for is taken from the interpreter's time.
    fn shares(&self) -> [(&'static str, u64); 5] {
        let StageTimes { load, verify, translate, collect, native } = self.vm.stages;
        let compiled = self.vm.regions.time;
        let waited: Duration = self.compiling.costs.iter().map(|cost| cost.build).sum();
        let others = load + verify + translate + collect + native + compiled + waited;
        [
            ("interpreter", microseconds(self.total.saturating_sub(others))),
            ("compiled", microseconds(compiled)),
            ("compiling", self.compiling.costs.iter().map(|cost| microseconds(cost.total())).sum()),
            ("collecting", microseconds(collect)),
            ("natives", microseconds(native)),
        ]
    }

    fn heap_counters(&self) -> [(&'static str, u64); 5] {
        [
            ("allocated_bytes", self.heap.allocated_bytes),
            ("promoted_bytes", self.heap.promoted_bytes),
            ("freed_bytes", self.heap.freed_bytes),
            ("used_bytes", self.heap.used_bytes),
            ("peak_bytes", self.heap.peak_bytes),
        ]
    }
}

/// Names and values, below one another.
#[derive(Default)]
struct Rows(Vec<(String, String)>);

impl Rows {
    /// Adds a row, so many steps to the right; one without a value is the title of those below.
    fn add(&mut self, steps: usize, name: &str, value: String) {
        self.0.push((format!("{:indent$}{}", "", name.replace('_', " "), indent = 2 * steps), value));
    }

    fn number(&mut self, steps: usize, name: &str, value: u64) {
        self.add(steps, name, value.to_string());
    }

    fn time(&mut self, steps: usize, name: &str, value: Duration) {
        self.add(steps, name, duration(u64::try_from(value.as_nanos()).unwrap_or(u64::MAX)));
    }

    fn text(&self) -> String {
        let width = |of: fn(&(String, String)) -> &String| {
            self.0.iter().map(|row| of(row).chars().count()).max().unwrap_or_default()
        };
        let (names, values) = (width(|row| &row.0), width(|row| &row.1));
        let mut text = String::new();
        for (name, value) in &self.0 {
            let _ = match value.as_str() {
                "" => writeln!(text, "{name}"),
                value => writeln!(text, "{name:<names$}  {value:>values$}"),
            };
        }
        text
    }
}

/// Processor time that this process has used.
pub fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// Whole microseconds.
pub fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

fn pauses_json(pauses: &PauseTimes) -> String {
    format!(
        "{{\"count\": {}, \"total_us\": {}, \"p50_us\": {}, \"p99_us\": {}, \"max_us\": {}}}",
        pauses.count(),
        microseconds(pauses.total()),
        microseconds(pauses.quantile(0.5)),
        microseconds(pauses.quantile(0.99)),
        microseconds(pauses.longest()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_without_a_vm_has_a_report_too() {
        let json = Report::new(None, None, Compiling::default(), "launch error", 1, Duration::from_micros(1500)).json();
        for part in [
            "\"schema\": \"holloway.stats/1\"",
            "\"fuel\": 0,",
            "\"exit_code\": 1",
            "\"execute\": 1500",
            "\"bytecodes\": null",
        ] {
            assert!(json.contains(part), "{part} in {json}");
        }
        assert_eq!(json.matches('{').count(), json.matches('}').count());
        assert!(!json.contains(",\n  }") && !json.contains(",\n    }"));
    }

    #[test]
    fn rows_of_the_text_are_aligned_and_short_where_nothing_happened() {
        let text = Report::new(None, None, Compiling::default(), "normal", 0, Duration::from_micros(1500)).text();
        let has_value = |line: &&str| line.contains(|c: char| c.is_ascii_digit());
        let ends: Vec<usize> = text.lines().skip(1).filter(has_value).map(|line| line.chars().count()).collect();
        assert!(ends.len() > 15 && ends.iter().all(|&end| end == ends[0]), "{text}");
        assert!(!text.contains("p50") && !text.contains("exits"), "{text}");
        let mut rows = Rows::default();
        rows.add(1, "a_b", "2.1 ms".to_owned());
        rows.add(2, "longer than that", "703 ns".to_owned());
        rows.add(1, "title", String::new());
        rows.number(2, "n", 7);
        let expected =
            "  a b                 2.1 ms\n    longer than that  703 ns\n  title\n    n                      7\n";
        assert_eq!(rows.text(), expected);
    }
}
