//! What becomes of regions when a run ends.

use super::*;

fn worker(record: &Record, alarm: Option<Alarm>) -> Worker {
    Worker {
        execution: Execution::default(),
        failures: Failures::default(),
        passes: opt::OptimiserOptions::default(),
        metered: true,
        record: record.clone(),
        places: false,
        backend: None,
        alarm,
    }
}

#[test]
fn nothing_is_compiled_for_a_run_that_is_over() {
    let record = Record::default();
    let worker = worker(&record, None);
    assert_eq!(worker.look_up(), Ok(()));
    record.close();
    assert_eq!(worker.look_up(), Err(refusal("run-ends")));
}

#[test]
fn nothing_is_compiled_while_a_program_that_waits_is_to_end() {
    let alarm = Alarm::default();
    let worker = worker(&Record::default(), Some(alarm.clone()));
    assert_eq!(worker.look_up(), Ok(()));
    alarm.ring_stop();
    assert_eq!(worker.look_up(), Err(refusal("run-ends")));
}
