//! The searches of `java.lang.StringBytes`: a character or a text in a text, from the front or from the end.
//!
//! In go values as [`super::string_bytes`] has them and the range to look in; out comes the place, or -1. Where the text is
//! long, or what is sought in it, the search goes on a stretch at a time, and looks up in between: sought texts that nearly
//! occur everywhere would make it quadratic, so it gives way to one that is linear then.

use std::cell::Cell;
use std::cmp::Ordering;
use std::ops::RangeInclusive;

use super::array_arguments::part;
use super::short::{Characters, SHORT_BYTES, ShortAnswer, characters, short_answer};
use super::string_bytes::{pairs, unit};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::runtime::Runtime;
use crate::stopping::STRETCH;
use crate::vm::Vm;

/// Starts that are tried one by one: searches for many begin with some preparation.
const FEW: usize = 32;

/// Characters that are compared in vain for each start, before a search that tries the starts one by one gives up for one
/// that is linear.
const PATIENCE: usize = 8;

/// Bytes that a search for machine code compares at most: all that are sought at each start.
const SHORT_SEARCH: usize = 16 << 10;

/// Searches among the starts at which something of `length` fits into `from..to`.
fn starts(from: i32, to: i32, length: i32) -> Option<RangeInclusive<usize>> {
    let from = from.max(0);
    let last = to.checked_sub(length)?;
    (from <= last).then_some(from as usize..=last as usize)
}

/// Where a substring search looks: the starts to try, and in which order.
#[derive(Clone, Copy)]
struct Search {
    from: usize,
    last: usize,
    forward: bool,
}

impl Search {
    /// The search among the next `count` starts, and the one behind it.
    #[inline]
    fn split(self, count: usize) -> (Search, Option<Search>) {
        if self.last - self.from < count {
            return (self, None);
        }
        if self.forward {
            let next = self.from + count;
            (Search { last: next - 1, ..self }, Some(Search { from: next, ..self }))
        } else {
            let next = self.last - count;
            (Search { from: next + 1, ..self }, Some(Search { last: next, ..self }))
        }
    }

    /// Starts that were tried until one was found.
    fn looked_at(self, found: Option<usize>) -> usize {
        match found {
            Some(at) if self.forward => at - self.from,
            Some(at) => self.last - at,
            None => self.last - self.from,
        }
    }

    /// Tries `count` starts at a time, looking up in between.
    #[inline]
    fn in_stretches<R>(
        self,
        runtime: &Runtime,
        count: usize,
        mut find: impl FnMut(Search) -> Result<Option<R>, JavaError>,
    ) -> Result<Option<R>, JavaError> {
        let mut rest = Some(self);
        while let Some(search) = rest {
            let (now, next) = search.split(count);
            let found = find(now)?;
            if found.is_some() {
                return Ok(found);
            }
            rest = next;
            if rest.is_some() {
                runtime.look_up()?;
            }
        }
        Ok(None)
    }

    /// The search among the starts behind one that was tried.
    fn behind(self, at: usize) -> Option<Search> {
        if self.forward {
            (at < self.last).then(|| Search { from: at + 1, ..self })
        } else {
            (at > self.from).then(|| Search { last: at - 1, ..self })
        }
    }

    /// The first (or last) start at which the characters of `sought` lie in `text`. `compared` counts the characters that are
    /// compared beside one for each start.
    fn run<T: Copy, S: Copy + Ord>(
        self,
        runtime: &Runtime,
        text: &[T],
        sought: &[S],
        same: impl Fn(T, S) -> bool,
        compared: &mut usize,
    ) -> Result<Option<usize>, JavaError> {
        let Some((&first, rest)) = sought.split_first() else {
            return Ok(Some(if self.forward { self.from } else { self.last }));
        };
        if sought.len() > STRETCH {
            return self.run_linear(runtime, text, sought, same, compared);
        }
        // The comparisons, and the starts that are tried before the next look at the alarm with what was compared before them.
        let (more, portion) = (Cell::new(0), Cell::new((self, 0)));
        // Where one start was tried: whether all is there; if not, too much was compared in vain.
        let tried = |at: usize| {
            let tail = text.get(at..at + sought.len()).and_then(<[T]>::split_first);
            let (_, tail) = tail.filter(|&(&unit, _)| same(unit, first))?;
            let equal = tail.iter().zip(rest).take_while(|&(&unit, &wanted)| same(unit, wanted)).count();
            more.set(more.get() + equal);
            if equal == rest.len() {
                return Some((at, true));
            }
            let (begun, before) = portion.get();
            let allowed = PATIENCE * (begun.looked_at(Some(at)) + sought.len());
            let is_much = sought.len() > FEW && more.get() - before > allowed;
            is_much.then_some((at, false))
        };
        let ended = self.in_stretches(runtime, STRETCH / PATIENCE, |now| {
            portion.set((now, more.get()));
            let Search { from, last, forward } = now;
            Ok(if forward { (from..=last).find_map(&tried) } else { (from..=last).rev().find_map(&tried) })
        })?;
        *compared += more.get();
        match ended {
            Some((at, true)) => Ok(Some(at)),
            Some((at, false)) => match self.behind(at) {
                Some(rest) => rest.run_linear(runtime, text, sought, same, compared),
                None => Ok(None),
            },
            None => Ok(None),
        }
    }

    /// The same in time that is linear in the starts and in what is sought, and without memory, whatever lies in them: the two-way
    /// search of Crochemore and Perrin. From the end it goes through text and what is sought in reverse.
    #[inline(never)]
    fn run_linear<T: Copy, S: Copy + Ord>(
        self,
        runtime: &Runtime,
        text: &[T],
        sought: &[S],
        same: impl Fn(T, S) -> bool,
        compared: &mut usize,
    ) -> Result<Option<usize>, JavaError> {
        let length = sought.len();
        let Some(window) = text.get(self.from..self.last + length) else { return Ok(None) };
        let mut pace = Pace { runtime, steps: 0 };
        let found = if self.forward {
            let agree = |at: usize, place: usize| same(window[at], sought[place]);
            two_way(&mut pace, (window.len(), length), |place| sought[place], agree)
        } else {
            let (last, end) = (window.len() - 1, length - 1);
            let agree = |at: usize, place: usize| same(window[last - at], sought[end - place]);
            two_way(&mut pace, (window.len(), length), |place| sought[end - place], agree)
        }?;
        *compared += pace.steps;
        Ok(found.map(|at| if self.forward { self.from + at } else { self.last - at }))
    }

    /// The same for bytes in bytes.
    fn run_bytes(self, runtime: &Runtime, text: &[u8], sought: &[u8]) -> Result<Option<usize>, JavaError> {
        if self.last - self.from > STRETCH || sought.len() > STRETCH {
            return self.run_long(runtime, text, sought);
        }
        if self.last - self.from < FEW && sought.len() <= FEW {
            // Few comparisons, which are not counted, as those of the other ways are not.
            return self.run(runtime, text, sought, |a, b| a == b, &mut 0);
        }
        let Some(window) = text.get(self.from..self.last + sought.len()) else { return Ok(None) };
        let found =
            if self.forward { memchr::memmem::find(window, sought) } else { memchr::memmem::rfind(window, sought) };
        Ok(found.map(|at| self.from + at))
    }

    /// The same for much, a stretch of starts at a time.
    #[inline(never)]
    fn run_long(self, runtime: &Runtime, text: &[u8], sought: &[u8]) -> Result<Option<usize>, JavaError> {
        if sought.len() > STRETCH {
            return self.run_linear(runtime, text, sought, |a, b| a == b, &mut 0);
        }
        let (forward, backward) = (memchr::memmem::Finder::new(sought), memchr::memmem::FinderRev::new(sought));
        self.in_stretches(runtime, STRETCH, |now| {
            let Some(window) = text.get(now.from..now.last + sought.len()) else { return Ok(None) };
            let found = if now.forward { forward.find(window) } else { backward.rfind(window) };
            Ok(found.map(|at| now.from + at))
        })
    }
}

/// What a two-way search asks now and then whether to go on.
trait Steps {
    /// Notes a comparison.
    fn step(&mut self) -> Result<(), JavaError>;
}

/// Counts comparisons, and looks up after so many.
struct Pace<'a> {
    runtime: &'a Runtime,
    steps: usize,
}

impl Steps for Pace<'_> {
    #[inline(always)]
    fn step(&mut self) -> Result<(), JavaError> {
        self.steps += 1;
        if self.steps.is_multiple_of(STRETCH) { self.runtime.look_up() } else { Ok(()) }
    }
}

/// The first place in a text of a length at which what is sought lies, which is not empty. `unit` gives a character of what
/// is sought; `agree` says whether a character of the text is one of what is sought.
fn two_way<S: Ord>(
    steps: &mut impl Steps,
    (size, length): (usize, usize),
    unit: impl Fn(usize) -> S,
    agree: impl Fn(usize, usize) -> bool,
) -> Result<Option<usize>, JavaError> {
    let (cut, period) = critical_cut(steps, length, &unit)?;
    let mut is_periodic = true;
    for place in 0..cut {
        steps.step()?;
        if unit(place) != unit(place + period) {
            is_periodic = false;
            break;
        }
    }
    let period = if is_periodic { period } else { cut.max(length - cut) + 1 };
    // So many characters at the front are known to be there.
    let (mut at, mut known) = (0, 0);
    while at + length <= size {
        let mut right = cut.max(known);
        while right < length && agree(at + right, right) {
            right += 1;
            steps.step()?;
        }
        steps.step()?;
        if right < length {
            at += right - cut + 1;
            known = 0;
            continue;
        }
        let mut left = cut;
        while left > known && agree(at + left - 1, left - 1) {
            left -= 1;
            steps.step()?;
        }
        if left <= known {
            return Ok(Some(at));
        }
        at += period;
        known = if is_periodic { length - period } else { 0 };
    }
    Ok(None)
}

/// Where what is sought is cut in two so that no shorter repetition crosses the cut than its period, and the period of the
/// part behind: by the greatest suffix in one order of the characters or in the other.
fn critical_cut<S: Ord>(
    steps: &mut impl Steps,
    length: usize,
    unit: &impl Fn(usize) -> S,
) -> Result<(usize, usize), JavaError> {
    let mut greatest = |order: Ordering| -> Result<(usize, usize), JavaError> {
        let (mut start, mut other, mut equal, mut period) = (0, 1, 0, 1);
        while other + equal < length {
            steps.step()?;
            match unit(other + equal).cmp(&unit(start + equal)) {
                Ordering::Equal if equal + 1 == period => {
                    other += period;
                    equal = 0;
                }
                Ordering::Equal => equal += 1,
                differs if differs == order => {
                    other += equal + 1;
                    equal = 0;
                    period = other - start;
                }
                _ => {
                    start = other;
                    other += 1;
                    (equal, period) = (0, 1);
                }
            }
        }
        Ok((start, period))
    };
    let (one, two) = (greatest(Ordering::Less)?, greatest(Ordering::Greater)?);
    Ok(if one.0 > two.0 { one } else { two })
}

pub(super) fn index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = starts(cx.int(2), cx.int(3), cx.int(6));
    search_arguments(cx, starts, true)
}

pub(super) fn last_index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to, length) = (cx.int(2), cx.int(3), cx.int(6));
    let last = to.saturating_sub(length).min(from);
    let starts = (last >= 0).then_some(0..=last as usize);
    search_arguments(cx, starts, false)
}

fn search_arguments(cx: &mut NativeContext<'_>, starts: Option<RangeInclusive<usize>>, forward: bool) -> NativeResult {
    let Some(starts) = starts else { return Ok((-1).into()) };
    let (text, sought) = (cx.value_characters(0)?, cx.value_characters(4)?);
    let (place, work) = search(&cx.vm.runtime, text, starts, (sought, cx.int(6)), forward)?;
    cx.charge_bytes(work);
    Ok(place.into())
}

/// The first (or last) of the starts at which the first characters of `sought` lie in the text, or -1; and the work.
fn search(
    runtime: &Runtime,
    text: Characters<'_>,
    starts: RangeInclusive<usize>,
    (sought, length): (Characters<'_>, i32),
    forward: bool,
) -> Result<(i32, usize), JavaError> {
    // What is sought in vain is looked for where there is text only.
    let most = if length <= 0 { Some(usize::MAX) } else { text.len().checked_sub(length as usize) };
    let Some(last) = most.map(|most| most.min(*starts.end())).filter(|last| last >= starts.start()) else {
        return Ok((-1, 0));
    };
    let search = Search { from: *starts.start(), last, forward };
    let (text, sought, utf16) = (text.bytes, sought.bytes, (text.utf16, sought.utf16));
    let mut compared = 0;
    let more = &mut compared;
    let found = match utf16 {
        (false, false) => search.run_bytes(runtime, text, part(sought, 0, length)?),
        (true, true) => search.run(runtime, pairs(text), part(pairs(sought), 0, length)?, |a, b| a == b, more),
        (true, false) => search.run(runtime, pairs(text), part(sought, 0, length)?, |a, b| a == [b, 0], more),
        (false, true) => search.run(runtime, text, part(pairs(sought), 0, length)?, |a, b| [a, 0] == b, more),
    }?;
    Ok((found.map_or(-1, |at| at as i32), search.looked_at(found) + length as usize + compared))
}

/// The same in what is short.
pub(super) extern "C" fn short_index_of(
    vm: &mut Vm,
    text: Ref,
    coder: i32,
    from: i32,
    to: i32,
    sought: Ref,
    sought_coder: i32,
    length: i32,
) -> ShortAnswer<i32> {
    short_answer(|| {
        let (text, sought) = (characters(vm, text, coder)?, characters(vm, sought, sought_coder)?);
        let Some(starts) = starts(from, to, length) else { return Some((-1, 0)) };
        let size = text.bytes.len();
        let is_short = size <= SHORT_BYTES && size.saturating_mul(length as u32 as usize) <= SHORT_SEARCH;
        is_short.then(|| search(&vm.runtime, text, starts, (sought, length), true).ok())?
    })
}

/// A code point as UTF-16: one unit or two; `None` for what is no code point.
fn units_of(c: i32) -> Option<(u16, Option<u16>)> {
    match u32::try_from(c).ok()? {
        c @ 0..=0xFFFF => Some((c as u16, None)),
        c @ 0x1_0000..=0x10_FFFF => {
            Some((0xD7C0_u16.wrapping_add((c >> 10) as u16), Some(0xDC00 | (c & 0x3FF) as u16)))
        }
        _ => None,
    }
}

pub(super) fn index_of_char(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = starts(cx.int(3), cx.int(4), 1);
    search_char_arguments(cx, starts, true)
}

pub(super) fn last_index_of_char(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = last_starts(cx.int(3), cx.int(4));
    search_char_arguments(cx, starts, false)
}

/// The starts at or before `from` at which a character fits before `to`.
fn last_starts(from: i32, to: i32) -> Option<RangeInclusive<usize>> {
    let last = to.saturating_sub(1).min(from);
    (last >= 0).then_some(0..=last as usize)
}

fn search_char_arguments(
    cx: &mut NativeContext<'_>,
    starts: Option<RangeInclusive<usize>>,
    forward: bool,
) -> NativeResult {
    let (Some(starts), Some(units)) = (starts, units_of(cx.int(2))) else { return Ok((-1).into()) };
    let (place, work) = search_char(&cx.vm.runtime, cx.value_characters(0)?, units, (starts, cx.int(4)), forward)?;
    cx.charge_bytes(work);
    Ok(place.into())
}

/// The first (or last) of the starts at which a character of one unit or two lies in the text before `to`, or -1; and the
/// work.
fn search_char(
    runtime: &Runtime,
    text: Characters<'_>,
    (wanted, low): (u16, Option<u16>),
    (starts, to): (RangeInclusive<usize>, i32),
    forward: bool,
) -> Result<(i32, usize), JavaError> {
    let most = text.len().checked_sub(1);
    let Some(last) = most.map(|most| most.min(*starts.end())).filter(|last| last >= starts.start()) else {
        return Ok((-1, 0));
    };
    let search = Search { from: *starts.start(), last, forward };
    let bytes = text.bytes;
    let found = if !text.utf16 {
        match u8::try_from(wanted).ok().filter(|_| low.is_none()) {
            None => None,
            Some(byte) => search.in_stretches(runtime, STRETCH, |Search { from, last, forward }| {
                let window = bytes.get(from..=last).unwrap_or_default();
                let found = match (window.len() <= FEW, forward) {
                    (true, true) => window.iter().position(|&other| other == byte),
                    (true, false) => window.iter().rposition(|&other| other == byte),
                    (false, true) => memchr::memchr(byte, window),
                    (false, false) => memchr::memrchr(byte, window),
                };
                Ok(found.map(|at| from + at))
            })?,
        }
    } else {
        // A pair must end before the range does, which ends at `to` in the search forward and backward alike.
        let text = pairs(bytes);
        let text = text.get(..to as usize).unwrap_or(text);
        let low = low.map(u16::to_le_bytes);
        search.in_stretches(runtime, STRETCH, |Search { from, last, forward }| {
            let window = text.get(from..=last).unwrap_or_default();
            let fits = |at: usize, pair: [u8; 2]| {
                unit(pair) == wanted && low.is_none_or(|low| text.get(from + at + 1) == Some(&low))
            };
            let mut places = window.iter().enumerate();
            let found = if forward {
                places.find(|&(at, &pair)| fits(at, pair)).map(|(at, _)| at)
            } else {
                places.rev().find(|&(at, &pair)| fits(at, pair)).map(|(at, _)| at)
            };
            Ok(found.map(|at| from + at))
        })?
    };
    Ok((found.map_or(-1, |at| at as i32), search.looked_at(found)))
}

/// `indexOfChar` and `lastIndexOfChar` in what is short.
fn short_search_char(
    vm: &Vm,
    (text, coder): (Ref, i32),
    c: i32,
    (starts, to): (Option<RangeInclusive<usize>>, i32),
    forward: bool,
) -> ShortAnswer<i32> {
    short_answer(|| {
        let text = characters(vm, text, coder)?;
        let (Some(starts), Some(units)) = (starts, units_of(c)) else { return Some((-1, 0)) };
        (text.bytes.len() <= SHORT_BYTES).then(|| search_char(&vm.runtime, text, units, (starts, to), forward).ok())?
    })
}

pub(super) extern "C" fn short_index_of_char(
    vm: &mut Vm,
    text: Ref,
    coder: i32,
    c: i32,
    from: i32,
    to: i32,
) -> ShortAnswer<i32> {
    short_search_char(vm, (text, coder), c, (starts(from, to, 1), to), true)
}

pub(super) extern "C" fn short_last_index_of_char(
    vm: &mut Vm,
    text: Ref,
    coder: i32,
    c: i32,
    from: i32,
    to: i32,
) -> ShortAnswer<i32> {
    short_search_char(vm, (text, coder), c, (last_starts(from, to), to), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_are_tried_in_order_and_all() {
        for forward in [true, false] {
            for last in [3, 4, 9, 10] {
                let mut rest = Some(Search { from: 3, last, forward });
                let mut tried = Vec::new();
                while let Some(search) = rest {
                    let (now, next) = search.split(3);
                    let mut part: Vec<usize> = (now.from..=now.last).collect();
                    if !forward {
                        part.reverse();
                    }
                    assert!(part.len() <= 3);
                    tried.extend(part);
                    rest = next;
                }
                if !forward {
                    tried.reverse();
                }
                assert_eq!(tried, (3..=last).collect::<Vec<usize>>());
            }
        }
    }

    /// Steps that nobody stops, counted.
    struct Count(usize);

    impl Steps for Count {
        fn step(&mut self) -> Result<(), JavaError> {
            self.0 += 1;
            Ok(())
        }
    }

    fn found(text: &[u8], sought: &[u8]) -> (Option<usize>, usize) {
        let mut count = Count(0);
        let agree = |at: usize, place: usize| text[at] == sought[place];
        let found = two_way(&mut count, (text.len(), sought.len()), |place| sought[place], agree);
        (found.expect("nobody stops it"), count.0)
    }

    #[test]
    fn the_linear_search_finds_what_the_simple_one_finds() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..20_000 {
            let letters = random.u8(1..=3);
            let (size, length) = (random.usize(..40), random.usize(1..=12));
            let text: Vec<u8> = (0..size).map(|_| random.u8(..letters)).collect();
            let sought: Vec<u8> = (0..length).map(|_| random.u8(..letters)).collect();
            let expected = text.windows(sought.len()).position(|window| window == sought);
            assert_eq!(found(&text, &sought).0, expected, "{sought:?} in {text:?}");
        }
    }

    #[test]
    fn what_nearly_occurs_everywhere_is_sought_in_linear_time() {
        let text = vec![b'a'; 20_000];
        for (before, behind) in [(5_000, 0), (0, 5_000), (2_500, 2_500)] {
            let sought = [vec![b'a'; before], vec![b'b'], vec![b'a'; behind]].concat();
            let (place, steps) = found(&text, &sought);
            assert_eq!(place, None);
            assert!(steps < 4 * (text.len() + sought.len()), "{steps}");
        }
    }

    #[test]
    fn surrogate_pairs_of_code_points() {
        assert_eq!(units_of(0x1F600), Some((0xD83D, Some(0xDE00))));
        assert_eq!(units_of(0x1_0000), Some((0xD800, Some(0xDC00))));
        assert_eq!(units_of(0x10_FFFF), Some((0xDBFF, Some(0xDFFF))));
        assert_eq!(units_of(0xFFFF), Some((0xFFFF, None)));
        assert_eq!(units_of(0x11_0000), None);
        assert_eq!(units_of(-1), None);
    }
}
