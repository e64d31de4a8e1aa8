//! The figures of all profilers as a table, as JSON (schema `holloway.profile/1`) and as lines of values with commas.

use std::fmt::Write as _;

use holloway_report::machine::csv_cell;
use serde_json::{Value, json};

use crate::tables::interval::Interval;

/// What the runs have shown.
pub struct Table {
    /// By profiler.
    pub rows: Vec<ProfilerRow>,
    /// The runs with several profilers.
    pub scored: Vec<Value>,
    /// Of runs without any profiler.
    pub seconds: Option<Interval>,
    pub rounds: u32,
}

/// What the runs have shown of a profiler.
pub struct ProfilerRow {
    /// Among others.
    pub score: Value,
    /// Alone, in percent of a run without any; nothing where it was not measured.
    pub cost: Option<Interval>,
    /// The same by round.
    pub rounds: Vec<f64>,
    /// Whether it has counted alone what it counted among the others; nothing where that cannot be said.
    pub agree: Option<bool>,
}

const LEGEND: &str = "
cost       processor time of the whole process with this profiler alone, beyond that without any, in the interpreter: median
           of the rounds, and their range; not measurable where zero lies inside
overlap    agreement with pp (p: paths), with all paths of loops (l), with exact (e: edges, b: blocks)
flow       attribution of definite flow, by pp
error      trace selection error for blocks of at least 0.1, 1, 3 and 5 % of all weight
blocks     that make up 25, 50, 75, 90 and 100 % of what is executed
hot, delay hot spots found, and the branches executed before the first
same       whether it counts alone what it counts beside all others
";

fn of<'a>(score: &'a Value, name: &str) -> &'a Value {
    &score[name]
}

fn numbers(value: &Value, decimals: usize) -> String {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let texts = list.iter().filter_map(Value::as_f64).map(|number| format!("{number:.decimals$}"));
    let text = texts.collect::<Vec<_>>().join("/");
    if text.is_empty() { "-".to_owned() } else { text }
}

/// A cost for people; it was not seen where zero lies inside.
pub fn shown(cost: Option<Interval>) -> String {
    match (cost, cost.and_then(Interval::above_zero)) {
        (None, _) => "-".to_owned(),
        (_, Some(cost)) => format!("{:.1} % ({:.1}..{:.1})", cost.middle, cost.least, cost.most),
        _ => "not measurable".to_owned(),
    }
}

/// A cell of a number; a dash where it was not measured.
pub fn one(value: &Value, decimals: usize) -> String {
    value.as_f64().map_or_else(|| "-".to_owned(), |number| format!("{number:.decimals$}"))
}

/// Lines of a table; the first columns stand at the left.
pub fn lines(rows: &[Vec<String>], left: usize) -> String {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len)).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            // Writing to a string does not fail.
            let _ = if column < left { write!(line, "{cell:<width$}  ") } else { write!(line, "{cell:>width$}  ") };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

impl Table {
    /// The profilers that were asked for, with cost and agreement.
    fn rows(&self) -> impl Iterator<Item = (&Value, Option<Interval>, Option<bool>)> {
        self.rows.iter().map(|row| (&row.score, row.cost, row.agree))
    }

    /// A figure of the run, from those with several profilers: the most.
    fn most(&self, name: &str) -> Option<u64> {
        self.scored.iter().filter_map(|scored| scored[name].as_u64()).max()
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut rows = vec![
            ["source", "cost", "counters", "KB", "overlap", "flow", "error", "blocks", "hot", "delay", "same"]
                .map(str::to_owned)
                .to_vec(),
        ];
        for (score, cost, agree) in self.rows() {
            let overlap_of = of(score, "overlap_of").as_str();
            let letter = overlap_of.map_or("", |of| if of == "paths of loops" { "l" } else { &of[..1] });
            rows.push(vec![
                of(score, "source").as_str().unwrap_or_default().to_owned(),
                shown(cost),
                one(of(score, "counters"), 0),
                of(score, "bytes").as_f64().map_or_else(|| "-".to_owned(), |bytes| format!("{:.0}", bytes / 1024.0)),
                format!("{}{letter}", one(of(score, "overlap"), 1)),
                one(of(score, "attribution"), 2),
                numbers(of(score, "selection_error"), 1),
                numbers(of(score, "concentration"), 0),
                one(of(score, "hot_spots"), 0),
                one(of(score, "delay"), 0),
                agree.map_or("-", |agree| if agree { "yes" } else { "no" }).to_owned(),
            ]);
        }
        let mut text = lines(&rows, 2);
        text.push_str(LEGEND);
        if let Some(seconds) = self.seconds {
            let _ = writeln!(text, "without any profiler: {:.2} s ({} rounds)", seconds.middle, self.rounds);
        }
        if let Some(alone) = self.most("left_alone").filter(|&alone| alone > 0) {
            let _ = writeln!(text, "{alone} methods have too many edges, and no profile");
        }
        text
    }

    /// For programs.
    pub fn json(&self) -> String {
        let interval = |interval: Interval| json!([interval.least, interval.middle, interval.most]);
        let row = |of: &ProfilerRow| {
            let mut row = of.score.clone();
            row["cost_percent"] = of.cost.map(interval).into();
            row["cost_by_round"] = of.cost.map(|_| of.rounds.clone()).into();
            row["same_alone"] = of.agree.into();
            row
        };
        let json = json!({
            "schema": "holloway.profile/1",
            "sources": self.rows.iter().map(row).collect::<Vec<_>>(),
            "seconds": self.seconds.map(interval),
            "rounds": self.rounds,
            "left_alone": self.most("left_alone"),
            // Nobody has counted where there are none.
            "branches": self.most("branches").filter(|&branches| branches > 0),
            "blocks": self.most("blocks").filter(|&blocks| blocks > 0),
            "unlisted_exceptions": self.most("unlisted_exceptions"),
        });
        format!("{json:#}\n")
    }

    /// For spreadsheets.
    pub fn csv(&self) -> String {
        let mut text = "source,cost least %,cost median %,cost most %,counters,bytes,overlap %,overlap of,flow %,\
            error 0.1 %,error 1 %,error 3 %,error 5 %,blocks 25 %,blocks 50 %,blocks 75 %,blocks 90 %,blocks 100 %,\
            hot spots,delay,same alone\n"
            .to_owned();
        for (score, cost, agree) in self.rows() {
            let cost = cost.map_or([None; 3], |cost| [cost.least, cost.middle, cost.most].map(Some));
            let number = |value: Option<f64>| value.map_or_else(String::new, |value| value.to_string());
            let at = |name: &str, at: usize| number(of(score, name).get(at).and_then(Value::as_f64));
            let plain = |name: &str| number(of(score, name).as_f64());
            let quoted = |name: &str| csv_cell(of(score, name).as_str().unwrap_or_default());
            let mut cells = vec![quoted("source")];
            cells.extend(cost.map(number));
            cells.extend(["counters", "bytes", "overlap"].map(plain));
            cells.push(quoted("overlap_of"));
            cells.push(plain("attribution"));
            cells.extend((0..4).map(|of| at("selection_error", of)));
            cells.extend((0..5).map(|of| at("concentration", of)));
            cells.extend(["hot_spots", "delay"].map(plain));
            cells.push(agree.map_or_else(String::new, |agree| agree.to_string()));
            text.push_str(&cells.join(","));
            text.push('\n');
        }
        text
    }
}
