//! Wherever a program is, it obeys a stop: by `--timeout` and by SIGTERM. How fast is measured by `stop-latency`, not here.

#![forbid(unsafe_code)]

use std::time::Duration;

use holloway_tests::extent::one_of;
use holloway_tests::stops::{LAUNCHES, Scenery, places};

/// Of the places one in so many is tried where only a part is tested, or a change.
const PART: [usize; 2] = [4, 2];

fn all_obey(compiled: bool, timeout: bool) {
    let scenery = Scenery::new(&format!("test-{compiled}-{timeout}")).expect("a folder");
    let stop = |place: &str| {
        let stopped = scenery.stop_process(place, compiled, Duration::from_millis(200), timeout);
        stopped.err().map(|error| format!("{place}: {error}"))
    };
    let all = places(compiled).chain(LAUNCHES.iter().copied());
    let failures: Vec<String> = all.step_by(one_of(PART)).filter_map(stop).collect();
    assert_eq!(failures, Vec::<String>::new());
}

#[test]
fn a_timeout_is_obeyed_everywhere() {
    all_obey(true, true);
}

#[test]
fn a_signal_is_obeyed_everywhere() {
    all_obey(true, false);
}

#[test]
fn an_interpreted_program_obeys_a_timeout_everywhere() {
    all_obey(false, true);
}
