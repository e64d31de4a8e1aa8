//! The searches of `java.lang.StringBytes`: a character or a text in a text, from the front or from the end.
//!
//! In go values as [`super::string_bytes`] has them and the range to look in; out comes the place, or -1. Where the text is
//! long, or what is sought in it, the search goes on a stretch at a time, and looks up in between: sought texts that nearly
//! occur everywhere make it quadratic.

use std::ops::RangeInclusive;

use super::array_arguments::part;
use super::string_bytes::{pairs, unit};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::stopping::STRETCH;

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

    /// Tries `count` starts at a time, looking up in between.
    #[inline]
    fn in_stretches(
        self,
        cx: &NativeContext<'_>,
        count: usize,
        mut find: impl FnMut(Search) -> Result<Option<usize>, JavaError>,
    ) -> Result<Option<usize>, JavaError> {
        let mut rest = Some(self);
        while let Some(search) = rest {
            let (now, next) = search.split(count);
            let found = find(now)?;
            if found.is_some() {
                return Ok(found);
            }
            rest = next;
            if rest.is_some() {
                cx.look_up()?;
            }
        }
        Ok(None)
    }

    /// The first (or last) start at which the characters of `sought` lie in `text`.
    fn run<T: Copy, S: Copy>(
        self,
        cx: &NativeContext<'_>,
        text: &[T],
        sought: &[S],
        same: impl Fn(T, S) -> bool,
    ) -> Result<Option<usize>, JavaError> {
        let Some((&first, rest)) = sought.split_first() else {
            return Ok(Some(if self.forward { self.from } else { self.last }));
        };
        let head = &rest[..rest.len().min(STRETCH)];
        let fits = |&at: &usize| {
            text.get(at).is_some_and(|&unit| same(unit, first))
                && text
                    .get(at + 1..at + 1 + head.len())
                    .is_some_and(|tail| tail.iter().zip(head).all(|(&unit, &wanted)| same(unit, wanted)))
        };
        if head.len() == rest.len() {
            return self.in_stretches(cx, STRETCH / sought.len() + 1, |Search { from, last, forward }| {
                Ok(if forward { (from..=last).find(fits) } else { (from..=last).rev().find(fits) })
            });
        }
        self.in_stretches(cx, 1, |Search { from: at, .. }| {
            let Some(tail) = text.get(at + 1..at + sought.len()).filter(|_| fits(&at)) else { return Ok(None) };
            let differs = |(&unit, &wanted): (&T, &S)| !same(unit, wanted);
            let differ =
                cx.find_in_stretches(rest.len(), |part| tail[part.clone()].iter().zip(&rest[part]).position(differs))?;
            Ok(differ.is_none().then_some(at))
        })
    }

    /// The same for bytes in bytes.
    fn run_bytes(self, cx: &NativeContext<'_>, text: &[u8], sought: &[u8]) -> Result<Option<usize>, JavaError> {
        if self.last - self.from > STRETCH || sought.len() > STRETCH {
            return self.run_long(cx, text, sought);
        }
        let Some(window) = text.get(self.from..self.last + sought.len()) else { return Ok(None) };
        let found =
            if self.forward { memchr::memmem::find(window, sought) } else { memchr::memmem::rfind(window, sought) };
        Ok(found.map(|at| self.from + at))
    }

    /// The same for much: the beginning of what is sought is looked for, then the rest is compared.
    #[inline(never)]
    fn run_long(self, cx: &NativeContext<'_>, text: &[u8], sought: &[u8]) -> Result<Option<usize>, JavaError> {
        let (head, tail) = sought.split_at(sought.len().min(STRETCH));
        let (forward, backward) = (memchr::memmem::Finder::new(head), memchr::memmem::FinderRev::new(head));
        let mut rest = Some(self);
        while let Some(search) = rest {
            let (now, next) = search.split(STRETCH);
            let Some(window) = text.get(now.from..now.last + head.len()) else { return Ok(None) };
            let found = if now.forward { forward.find(window) } else { backward.rfind(window) };
            rest = next;
            if let Some(at) = found.map(|at| now.from + at) {
                let Some(behind) = text.get(at + head.len()..at + sought.len()) else { return Ok(None) };
                let differ =
                    cx.find_in_stretches(tail.len(), |part| (behind[part.clone()] != tail[part]).then_some(()))?;
                if differ.is_none() {
                    return Ok(Some(at));
                }
                rest = if self.forward {
                    (at < self.last).then_some(Search { from: at + 1, ..self })
                } else {
                    (at > self.from).then(|| Search { last: at - 1, ..self })
                };
            }
            cx.look_up()?;
        }
        Ok(None)
    }
}

pub(super) fn index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let starts = starts(cx.int(2), cx.int(3), cx.int(6));
    search(cx, starts, true)
}

pub(super) fn last_index_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to, length) = (cx.int(2), cx.int(3), cx.int(6));
    let last = to.saturating_sub(length).min(from);
    let starts = (last >= 0).then_some(0..=last as usize);
    search(cx, starts, false)
}

fn search(cx: &mut NativeContext<'_>, starts: Option<RangeInclusive<usize>>, forward: bool) -> NativeResult {
    let Some(starts) = starts else { return Ok((-1).into()) };
    let (text, sought) = (cx.elements::<u8>(0)?, cx.elements::<u8>(4)?);
    let length = cx.int(6);
    // What is sought in vain is looked for where there is text only.
    let units = text.len() >> u32::from(cx.is_utf16(1));
    let most = if length <= 0 { Some(usize::MAX) } else { units.checked_sub(length as usize) };
    let Some(last) = most.map(|most| most.min(*starts.end())).filter(|last| last >= starts.start()) else {
        return Ok((-1).into());
    };
    let search = Search { from: *starts.start(), last, forward };
    let found = match (cx.is_utf16(1), cx.is_utf16(5)) {
        (false, false) => search.run_bytes(cx, text, part(sought, 0, length)?),
        (true, true) => search.run(cx, pairs(text), part(pairs(sought), 0, length)?, |a, b| a == b),
        (true, false) => search.run(cx, pairs(text), part(sought, 0, length)?, |a, b| a == [b, 0]),
        (false, true) => search.run(cx, text, part(pairs(sought), 0, length)?, |a, b| [a, 0] == b),
    }?;
    let looked_at = match found {
        Some(at) if forward => at - search.from,
        Some(at) => search.last - at,
        None => search.last - search.from,
    };
    cx.charge_bytes(looked_at + length as usize);
    Ok(found.map_or(-1, |at| at as i32).into())
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
    search_char(cx, starts, true)
}

pub(super) fn last_index_of_char(cx: &mut NativeContext<'_>) -> NativeResult {
    let last = cx.int(4).saturating_sub(1).min(cx.int(3));
    let starts = (last >= 0).then_some(0..=last as usize);
    search_char(cx, starts, false)
}

fn search_char(cx: &mut NativeContext<'_>, starts: Option<RangeInclusive<usize>>, forward: bool) -> NativeResult {
    let (Some(starts), Some((wanted, low))) = (starts, units_of(cx.int(2))) else { return Ok((-1).into()) };
    let bytes = cx.elements::<u8>(0)?;
    let most = (bytes.len() >> u32::from(cx.is_utf16(1))).checked_sub(1);
    let Some(last) = most.map(|most| most.min(*starts.end())).filter(|last| last >= starts.start()) else {
        return Ok((-1).into());
    };
    let search = Search { from: *starts.start(), last, forward };
    let to = cx.int(4) as usize;
    let found = if !cx.is_utf16(1) {
        match u8::try_from(wanted).ok().filter(|_| low.is_none()) {
            None => None,
            Some(byte) => search.in_stretches(cx, STRETCH, |Search { from, last, forward }| {
                let window = bytes.get(from..=last).unwrap_or_default();
                let found = if forward { memchr::memchr(byte, window) } else { memchr::memrchr(byte, window) };
                Ok(found.map(|at| from + at))
            })?,
        }
    } else {
        // A pair must end before the range does, which ends at `to` in the search forward and backward alike.
        let text = pairs(bytes);
        let text = text.get(..to).unwrap_or(text);
        let low = low.map(u16::to_le_bytes);
        search.in_stretches(cx, STRETCH, |Search { from, last, forward }| {
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
    let looked_at = match found {
        Some(at) if forward => at - search.from,
        Some(at) => search.last - at,
        None => search.last - search.from,
    };
    cx.charge_bytes(looked_at);
    Ok(found.map_or(-1, |at| at as i32).into())
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
