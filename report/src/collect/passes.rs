//! How often source lines were executed: in go the pieces that a method's blocks have of its lines, with their executions and the
//! edges between them; out comes for each line the least number of passes over it that explains them.
//!
//! A pass goes forward and never back. Pieces that one pass can execute after another, such as those before and behind a call, count
//! once: together they were executed as often as the one executed most. Pieces that exclude each other add, such as the copies that
//! compilers make of a `finally` body for each way out of its `try`. So the number is the greatest sum of executions of pieces of
//! which none leads to another one; by Dilworth's theorem that is all executions, less the greatest flow over the pairs of pieces
//! of which one leads to the other.

use std::collections::{BTreeMap, VecDeque};

use holloway_vm::classfile::opcodes::Flow;
use holloway_vm::classfile::{BytecodeInstruction, CodeAttribute};
use rustc_hash::FxHashMap;

/// Edges between pieces that are looked at: those of exceptions may be as many as blocks times handlers.
const EDGES_MAX: usize = 1 << 17;

/// Pieces of one line that are told apart, once what lies on one straight path is one.
const PIECES: usize = 512;

/// Words that are written for all lines of a method, to find out which pieces lead to which.
const WORDS: usize = 1 << 20;

/// Augmenting paths that are looked for in one line.
const AUGMENTATIONS: usize = 1 << 10;

/// What a block has of a line, without a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The line, 0 where there is none.
    pub line: u16,
    /// The bytecode index at which it begins; it goes on to where the next one does.
    pub start: u16,
    /// Times that it was executed, where that is known.
    pub executions: Option<u64>,
}

impl Piece {
    /// Whether it may have been executed.
    fn has_run(&self) -> bool {
        self.executions != Some(0)
    }
}

/// The executions of those lines of a method of which several pieces were executed; `None` where that is too much to find out.
pub(super) fn passes(code: CodeAttribute<'_>, pieces: &[Piece]) -> FxHashMap<u16, Option<u64>> {
    let lines = of_several(pieces);
    if lines.is_empty() {
        return FxHashMap::default();
    }
    match PieceEdges::of(code, pieces) {
        Some(edges) => of_lines(lines, pieces, &edges),
        None => lines.into_keys().map(|line| (line, None)).collect(),
    }
}

/// The lines of which several pieces are known to have been executed, with these.
fn of_several(pieces: &[Piece]) -> BTreeMap<u16, Vec<u32>> {
    let mut lines: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
    for (at, piece) in (0..).zip(pieces) {
        if piece.executions > Some(0) {
            lines.entry(piece.line).or_default().push(at);
        }
    }
    lines.retain(|_, of_line| of_line.len() > 1);
    lines
}

/// The executions of lines, by their pieces.
fn of_lines(lines: BTreeMap<u16, Vec<u32>>, pieces: &[Piece], edges: &PieceEdges) -> FxHashMap<u16, Option<u64>> {
    let mut words = WORDS;
    let of_line = |(line, of_line): (u16, Vec<u32>)| {
        let apart = edges.apart(&of_line, pieces);
        let executions = match &apart[..] {
            [(_, only)] => Some(*only),
            _ => edges.least_passes(&apart, &mut words),
        };
        (line, executions)
    };
    lines.into_iter().map(of_line).collect()
}

/// The edges forward between pieces that were executed, each piece named by its place in their order.
struct PieceEdges {
    /// Where those out of each piece begin, and where the last ones end.
    begins: Vec<u32>,
    to: Vec<u32>,
    /// How many lead to each piece.
    arriving: Vec<u32>,
}

impl PieceEdges {
    /// Those of a method; `None` where they are too many.
    fn of(code: CodeAttribute<'_>, pieces: &[Piece]) -> Option<PieceEdges> {
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        let mut at = 0;
        let mut is_full = false;
        for instruction in code.instructions().map_while(Result::ok) {
            while pieces.get(at + 1).is_some_and(|next| next.start <= instruction.pc) {
                at += 1;
            }
            if pieces.get(at).is_none_or(|piece| !piece.has_run()) {
                continue;
            }
            let next = pieces.get(at + 1).filter(|next| next.start == instruction.next_pc);
            for_each_target(&instruction, next.map(|next| next.start), |target| {
                let to = pieces.binary_search_by_key(&target, |piece| i64::from(piece.start));
                if let Some(to) = to.ok().filter(|&to| to > at && pieces[to].has_run()) {
                    is_full |= pairs.len() == EDGES_MAX;
                    if !is_full {
                        pairs.push((at as u32, to as u32));
                    }
                }
            });
        }
        if is_full {
            return None;
        }
        add_caught(code, pieces, &mut pairs)?;
        Some(PieceEdges::new(pieces.len(), pairs))
    }

    /// Between so many pieces, from pairs of which the first one leads to the second one.
    fn new(pieces: usize, mut pairs: Vec<(u32, u32)>) -> PieceEdges {
        pairs.sort_unstable();
        pairs.dedup();
        let begins = (0..=pieces as u32).map(|at| pairs.partition_point(|&(from, _)| from < at) as u32).collect();
        let mut arriving = vec![0; pieces];
        pairs.iter().for_each(|&(_, to)| arriving[to as usize] += 1);
        PieceEdges { begins, to: pairs.into_iter().map(|(_, to)| to).collect(), arriving }
    }

    fn from(&self, at: u32) -> &[u32] {
        &self.to[self.begins[at as usize] as usize..self.begins[at as usize + 1] as usize]
    }

    /// Pieces of a line with their executions, those joined that follow each other whatever happens: no other piece comes between.
    fn apart(&self, of_line: &[u32], pieces: &[Piece]) -> Vec<(u32, u64)> {
        let mut apart: Vec<(u32, u64)> = Vec::new();
        let mut last = None;
        for &at in of_line {
            let executions = pieces[at as usize].executions.unwrap_or(0);
            let follows = last.is_some_and(|last| self.from(last) == [at]) && self.arriving[at as usize] == 1;
            match apart.last_mut().filter(|_| follows) {
                Some((_, most)) => *most = executions.max(*most),
                None => apart.push((at, executions)),
            }
            last = Some(at);
        }
        apart
    }

    /// The least number of passes that explains the executions of pieces, which are in order. Takes of what words may be written
    /// yet; `None` where that is too little.
    fn least_passes(&self, pieces: &[(u32, u64)], words: &mut usize) -> Option<u64> {
        let (first, last) = (pieces.first()?.0, pieces.last()?.0);
        let row = pieces.len().div_ceil(64);
        let span = (last - first) as usize + 1;
        *words = words.checked_sub(span * row).filter(|_| pieces.len() <= PIECES)?;
        // Which of them each piece in between leads to, itself included: a bit for each.
        let mut reached = vec![0_u64; span * row];
        let mut members = pieces.iter().map(|&(at, _)| at).enumerate().rev().peekable();
        for at in (first..=last).rev() {
            let own = (at - first) as usize * row;
            for &to in self.from(at).iter().filter(|&&to| to <= last) {
                let (of, further) = reached.split_at_mut(own + row);
                let from = (to - first) as usize * row - (own + row);
                of[own..].iter_mut().zip(&further[from..from + row]).for_each(|(of, further)| *of |= further);
            }
            if let Some((member, _)) = members.next_if(|&(_, member)| member == at) {
                reached[own + member / 64] |= 1 << (member % 64);
            }
        }
        let leads = |from: usize, to: usize| {
            let at = (pieces[from].0 - first) as usize * row;
            reached[at + to / 64] >> (to % 64) & 1 != 0
        };
        let executions: Vec<u64> = pieces.iter().map(|&(_, executions)| executions).collect();
        Joined::least_passes(&executions, leads)
    }
}

/// Tells where control may go behind an instruction: to its targets, and to the next piece where that follows.
fn for_each_target(instruction: &BytecodeInstruction<'_>, next: Option<u16>, mut tell: impl FnMut(i64)) {
    instruction.operands.targets().for_each(&mut tell);
    // Subroutines return to behind their call.
    if let Flow::Next | Flow::Branch | Flow::Call | Flow::Subroutine = instruction.opcode.info().flow
        && let Some(next) = next
    {
        tell(i64::from(next));
    }
}

/// Adds the edges from pieces to the handlers of exceptions that cover something of them; `None` where these are too many.
fn add_caught(code: CodeAttribute<'_>, pieces: &[Piece], pairs: &mut Vec<(u32, u32)>) -> Option<()> {
    let behind = |at: u16| pieces.partition_point(|piece| piece.start < at);
    let caught = code.exception_table().filter_map(|handler| {
        let to = pieces.binary_search_by_key(&handler.handler_pc, |piece| piece.start).ok()?;
        // A range may begin within a piece.
        let first = behind(handler.start_pc.saturating_add(1)).saturating_sub(1);
        Some((first, behind(handler.end_pc).min(to), to)).filter(|_| pieces[to].has_run())
    });
    let mut caught: Vec<(usize, usize, usize)> = caught.collect();
    caught.sort_unstable();
    caught.dedup();
    let mut visits = EDGES_MAX;
    for (first, end, to) in caught {
        visits = visits.checked_sub(end.saturating_sub(first))?;
        let covered = (first..end).filter(|&at| pieces[at].has_run());
        pairs.extend(covered.map(|at| (at as u32, to as u32)));
    }
    Some(())
}

/// Executions of pieces while those are joined that one pass can have made.
struct Joined<F> {
    /// Whether a piece leads to one behind it.
    leads: F,
    /// Of each piece, the executions of which it is not known yet which pass goes on from there.
    ending: Vec<u64>,
    /// Those of which it is not known yet which pass has come there.
    beginning: Vec<u64>,
    /// From which pieces passes have come to each, and how many.
    from: Vec<Vec<(usize, u64)>>,
}

impl<F: Fn(usize, usize) -> bool> Joined<F> {
    /// The least number of passes that explains executions of pieces, each of which leads to none before it; `None` where that is too
    /// much to find out.
    fn least_passes(executions: &[u64], leads: F) -> Option<u64> {
        let count = executions.len();
        let mut joined = Joined {
            leads,
            ending: executions.to_vec(),
            beginning: executions.to_vec(),
            from: vec![Vec::new(); count],
        };
        for to in 0..count {
            // What is near follows most likely.
            for at in (0..to).rev() {
                let passes = joined.ending[at].min(joined.beginning[to]);
                if passes > 0 && (joined.leads)(at, to) {
                    joined.ending[at] -= passes;
                    joined.beginning[to] -= passes;
                    joined.from[to].push((at, passes));
                }
            }
        }
        let is_least = (0..AUGMENTATIONS).any(|_| !joined.augment());
        is_least.then(|| joined.beginning.iter().fold(0, |sum: u64, &passes| sum.saturating_add(passes)))
    }

    /// Joins more, where others can be joined otherwise instead; whether it could.
    fn augment(&mut self) -> bool {
        let count = self.ending.len();
        // From which piece a pass would come to each, and of the passes from each, to where one would not go any more.
        let (mut comes, mut released) = (vec![None; count], vec![None; count]);
        let mut pending: VecDeque<usize> = (0..count).filter(|&at| self.ending[at] > 0).collect();
        let mut is_found: Vec<bool> = self.ending.iter().map(|&passes| passes > 0).collect();
        while let Some(at) = pending.pop_front() {
            for to in at + 1..count {
                if comes[to].is_some() || !(self.leads)(at, to) {
                    continue;
                }
                comes[to] = Some(at);
                if self.beginning[to] > 0 {
                    self.rejoin(to, &comes, &released);
                    return true;
                }
                for &(other, passes) in &self.from[to] {
                    if passes > 0 && !std::mem::replace(&mut is_found[other], true) {
                        released[other] = Some(to);
                        pending.push_back(other);
                    }
                }
            }
        }
        false
    }

    /// Lets as many passes as can come to a piece, along what was found.
    fn rejoin(&mut self, last: usize, comes: &[Option<usize>], released: &[Option<usize>]) {
        let mut way: Vec<(usize, usize, Option<usize>)> = Vec::new();
        let mut next = Some(last);
        while let Some((at, to)) = next.and_then(|to| Some((comes[to]?, to))) {
            way.push((at, to, released[at]));
            next = released[at];
        }
        let passes_to = |from: &[Vec<(usize, u64)>], at: usize, to: usize| {
            from[to].iter().find(|&&(from, _)| from == at).map_or(0, |&(_, passes)| passes)
        };
        let limits = way.iter().map(|&(at, _, released)| match released {
            Some(to) => passes_to(&self.from, at, to),
            None => self.ending[at],
        });
        let passes = limits.chain([self.beginning[last]]).min().unwrap_or(0);
        self.beginning[last] -= passes;
        for (at, to, released) in way {
            match self.from[to].iter_mut().find(|(from, _)| *from == at) {
                Some((_, joined)) => *joined += passes,
                None => self.from[to].push((at, passes)),
            }
            match released {
                Some(to) => {
                    let joined = self.from[to].iter_mut().find(|(from, _)| *from == at);
                    joined.into_iter().for_each(|(_, joined)| *joined -= passes);
                }
                None => self.ending[at] -= passes,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pieces written `line:executions`, `?` where they are not known, and the edges between them as `from>to`.
    fn executions(pieces: &str, edges: &str) -> Vec<(u16, Option<u64>)> {
        let piece = |(at, text): (u16, &str)| {
            let (line, executions) = text.split_once(':').expect("a line and its executions");
            Piece { line: line.parse().expect("a line"), start: at, executions: executions.parse().ok() }
        };
        let pieces: Vec<Piece> = (0..).zip(pieces.split(' ')).map(piece).collect();
        let edge = |text: &str| {
            let (from, to) = text.split_once('>').expect("two pieces");
            (from.parse().expect("a piece"), to.parse().expect("a piece"))
        };
        let edges = PieceEdges::new(pieces.len(), edges.split_terminator(' ').map(edge).collect());
        let mut found: Vec<_> = of_lines(of_several(&pieces), &pieces, &edges).into_iter().collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn what_calls_split_counts_once() {
        assert_eq!(executions("7:5 7:5 7:5", "0>1 1>2"), [(7, Some(5))]);
        // Another line lies in between, and the last call has not returned once.
        assert_eq!(executions("7:5 8:5 7:4", "0>1 1>2"), [(7, Some(5))]);
        // Of one piece nothing has to be found out.
        assert_eq!(executions("7:5 8:5 7:0", "0>1"), []);
    }

    #[test]
    fn copies_on_ways_apart_add() {
        // A `finally` body behind a return, at the end of its `try`, and behind an exception.
        let pieces = "1:9 7:2 2:7 7:4 7:3 8:4";
        assert_eq!(executions(pieces, "0>1 0>2 2>3 0>4 2>4 3>5"), [(7, Some(9))]);
    }

    #[test]
    fn branches_within_a_line_count_once() {
        assert_eq!(executions("7:9 7:2 7:7 7:9", "0>1 0>2 1>3 2>3"), [(7, Some(9))]);
        // Where they come from another line their sum counts.
        assert_eq!(executions("6:9 7:2 7:7 6:9", "0>1 0>2 1>3 2>3"), [(6, Some(9)), (7, Some(9))]);
    }

    #[test]
    fn heads_of_loops_count_each_time() {
        // `for (a; b; c)`: the edge back is none forward.
        assert_eq!(executions("7:1 7:11 8:10 7:10", "0>1 1>2 2>3"), [(7, Some(11))]);
    }

    #[test]
    fn passes_go_on_where_the_most_can() {
        // The first piece of the line leads to the second and the third, and only the second to the last.
        assert_eq!(executions("7:4 6:1 7:4 7:4 7:4", "0>2 0>3 1>4 2>4"), [(7, Some(8))]);
        // What is near is no guide: 0 leads to 2 and 3, 1 to 2 only.
        assert_eq!(executions("7:3 7:3 7:3 7:3", "0>2 0>3 1>2"), [(7, Some(6))]);
        assert_eq!(executions("7:3 7:3 7:3 7:3", "1>2 1>3 0>2"), [(7, Some(6))]);
        assert_eq!(executions("7:3 7:2 7:4 7:1", "1>2 1>3 0>2"), [(7, Some(5))]);
    }

    #[test]
    fn what_is_not_known_leads_on() {
        assert_eq!(executions("7:5 8:? 7:4 7:?", "0>1 1>2 2>3"), [(7, Some(5))]);
    }

    #[test]
    fn too_many_pieces_are_not_told() {
        let apart = PIECES + 1;
        let pieces = vec!["7:1"; apart].join(" ");
        assert_eq!(executions(&pieces, ""), [(7, None)]);
        // On one straight path they are one.
        let edges: Vec<String> = (1..apart).map(|to| format!("{}>{to}", to - 1)).collect();
        assert_eq!(executions(&pieces, &edges.join(" ")), [(7, Some(1))]);
    }

    /// The greatest sum of executions of pieces of which none leads to another one, over all sets of them.
    fn greatest_apart(members: &[(u32, u64)], leads: impl Fn(u32, u32) -> bool) -> u64 {
        let sum = |set: u32| {
            let chosen = members.iter().enumerate().filter(|(at, _)| set >> at & 1 != 0).map(|(_, member)| member);
            let are_apart = chosen.clone().all(|&(from, _)| chosen.clone().all(|&(to, _)| !leads(from, to)));
            if are_apart { chosen.map(|(_, executions)| executions).sum() } else { 0 }
        };
        (0..1 << members.len()).map(sum).max().unwrap_or(0)
    }

    #[test]
    fn passes_are_as_many_as_pieces_that_exclude_each_other() {
        const MOST: u32 = 8;
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..2_000 {
            let count = random.u32(2..=MOST);
            let pieces: Vec<Piece> = (0..count)
                .map(|at| Piece {
                    line: random.u16(1..3),
                    start: at as u16,
                    executions: (random.u8(..6) > 0).then(|| random.u64(1..7)),
                })
                .collect();
            let mut pairs: Vec<(u32, u32)> = (0..count).flat_map(|to| (0..to).map(move |from| (from, to))).collect();
            pairs.retain(|_| random.u8(..3) == 0);
            let mut led = [0_u32; MOST as usize];
            for &(from, to) in pairs.iter().rev() {
                led[from as usize] |= 1 << to;
            }
            for from in (0..count as usize).rev() {
                led[from] |=
                    (from + 1..count as usize).filter(|to| led[from] >> to & 1 != 0).fold(0, |all, to| all | led[to]);
            }
            let lines = of_several(&pieces);
            let found = of_lines(lines.clone(), &pieces, &PieceEdges::new(pieces.len(), pairs.clone()));
            for (line, of_line) in lines {
                let members: Vec<(u32, u64)> =
                    of_line.iter().map(|&at| (at, pieces[at as usize].executions.unwrap_or(0))).collect();
                let expected = greatest_apart(&members, |from, to| led[from as usize] >> to & 1 != 0);
                assert_eq!(found[&line], Some(expected), "line {line} of {pieces:?}: {pairs:?}");
            }
        }
    }
}
