//! Sampled stacks for viewers of profiles: collapsed stacks, speedscope, the Firefox profiler.

use std::fmt::Write as _;
use std::time::SystemTime;

use fxprof_processed_profile::{
    CategoryColor, CpuDelta, Frame, FrameFlags, FrameInfo, Profile, SamplingInterval, Timestamp, WeightType,
};
use rustc_hash::FxHashMap;
use serde_json::json;

use crate::model::{Cover, Place, Report, Unit};
use crate::source::path_of;
use crate::text::harmless;

/// One stack in a line, outermost frame first, with its work; frames say how they ran as async-profiler's do: `_[j]` compiled,
/// `_[i]` inlined, `_[0]` interpreted.
pub fn collapsed(report: &Report) -> String {
    let mut out = String::new();
    for stack in &report.stacks {
        let in_code = usize::from(stack.inlined);
        let places = report.frames_of(stack);
        let mut frames: Vec<String> = places
            .iter()
            .enumerate()
            .map(|(at, place)| {
                let inside = places.len() - at;
                let how = match inside {
                    _ if stack.cover == Cover::Interpreted || inside > in_code => "0",
                    _ if inside == in_code => "j",
                    _ => "i",
                };
                format!("{}_[{how}]", name(report, *place).replace(';', ":").replace(' ', "_"))
            })
            .collect();
        // Readers leave out lines without a frame.
        if frames.is_empty() {
            frames.push("?_[0]".to_owned());
        }
        let _ = writeln!(out, "{} {}", frames.join(";"), stack.work);
    }
    out
}

fn name(report: &Report, place: Place) -> String {
    harmless(&report.method_name(place.method))
}

/// A profile for speedscope.
pub fn speedscope(report: &Report) -> String {
    let mut numbers: FxHashMap<u32, usize> = FxHashMap::default();
    let mut frames = Vec::new();
    let mut samples = Vec::with_capacity(report.stacks.len());
    for stack in &report.stacks {
        let of_stack: Vec<usize> = report
            .frames_of(stack)
            .into_iter()
            .map(|place| {
                let method = place.method;
                *numbers.entry(method).or_insert_with(|| {
                    let of_method = report.methods.get(method as usize);
                    let class = of_method.and_then(|method| report.classes.get(method.class as usize));
                    let lines = of_method.map(|method| &method.lines[..]).unwrap_or_default();
                    let mut frame = json!({ "name": name(report, place) });
                    if let Some(file) = class.and_then(path_of) {
                        frame["file"] = json!(harmless(&file));
                    }
                    if let Some(line) = lines.first().filter(|line| line.line > 0) {
                        frame["line"] = json!(line.line);
                    }
                    frames.push(frame);
                    frames.len() - 1
                })
            })
            .collect();
        samples.push(of_stack);
    }
    let weights: Vec<u64> = report.stacks.iter().map(|stack| stack.work).collect();
    let unit = if report.counting.unit == Unit::Nanoseconds { "nanoseconds" } else { "none" };
    let profile = json!({
        "$schema": "https://www.speedscope.app/file-format-schema.json",
        "name": harmless(&report.program.command),
        "exporter": format!("holloway {}", report.version),
        "shared": { "frames": frames },
        "profiles": [{
            "type": "sampled",
            "name": harmless(&report.program.command),
            "unit": unit,
            "startValue": 0,
            "endValue": weights.iter().sum::<u64>(),
            "samples": samples,
            "weights": weights,
        }],
    });
    format!("{profile}\n")
}

/// A profile for the Firefox profiler. Samples of one stack are one sample, as long as all of them; where bytecodes are counted,
/// each is a microsecond long.
pub fn firefox(report: &Report) -> String {
    let mut profile = Profile::new("Holloway", SystemTime::UNIX_EPOCH.into(), SamplingInterval::from_millis(1));
    let start = Timestamp::from_nanos_since_reference(0);
    let process = profile.add_process(&harmless(&report.program.command), 1, start);
    let thread = profile.add_thread(process, 1, start, true);
    profile.set_thread_name(thread, "Java");
    profile.set_thread_samples_weight_type(thread, WeightType::Samples);
    let categories = Cover::ALL.map(|cover| {
        let colour = match cover {
            Cover::NeverRun => CategoryColor::Gray,
            Cover::Interpreted => CategoryColor::Orange,
            Cover::Traced => CategoryColor::Blue,
            Cover::Grown => CategoryColor::LightBlue,
            Cover::Compiled => CategoryColor::Green,
        };
        profile.add_category(cover.text(), colour)
    });
    let nanoseconds =
        |work: u64| if report.counting.unit == Unit::Nanoseconds { work } else { work.saturating_mul(1000) };
    let longest = report.stacks.iter().map(|stack| nanoseconds(stack.work)).max().unwrap_or(0);
    let per_weight = nanoseconds_per_weight(longest);
    let (mut at, mut spent) = (0_u64, 0);
    for stack in &report.stacks {
        let category = Cover::ALL.iter().position(|cover| *cover == stack.cover).unwrap_or(0);
        let frames: Vec<FrameInfo> = report
            .frames_of(stack)
            .into_iter()
            .map(|place| FrameInfo {
                frame: Frame::Label(profile.intern_string(&name(report, place))),
                category_pair: categories[category].into(),
                flags: FrameFlags::empty(),
            })
            .collect();
        let stack_handle = profile.intern_stack_frames(thread, frames.into_iter());
        let weight = i32::try_from(nanoseconds(stack.work) / per_weight).unwrap_or(i32::MAX).max(1);
        let time = Timestamp::from_nanos_since_reference(at);
        profile.add_sample(thread, time, stack_handle, CpuDelta::from_nanos(spent), weight);
        spent = nanoseconds(stack.work);
        at = at.saturating_add(spent);
    }
    // A sample tells the processor time since the one before it: that of the last stack needs one more, without a stack.
    let end = Timestamp::from_nanos_since_reference(at);
    profile.add_sample(thread, end, None, CpuDelta::from_nanos(spent), 0);
    profile.set_thread_end_time(thread, end);
    profile.set_process_end_time(process, end);
    serde_json::to_string(&profile).unwrap_or_default() + "\n"
}

/// What a weight of 1 stands for: a microsecond, or the least power of a thousand of them with which the longest sample has a
/// number of 32 bits.
fn nanoseconds_per_weight(longest: u64) -> u64 {
    let mut nanoseconds = 1000;
    while longest / nanoseconds > i32::MAX as u64 {
        nanoseconds *= 1000;
    }
    nanoseconds
}
