//! `holloway profile --sweep`: the tables and curves of the profilers' papers for one program, as text and as pictures.

use holloway_profiler::hotspots::loop_heads::STUDIED;
use holloway_profiler::laboratory::{BUDGETS, THRESHOLDS};
use holloway_profiler::plot::{Curve, Plot};
use serde_json::Value;

use super::table::{ProfilerRow, lines, one, shown};

/// What is not in the rows.
const NOTHING: Value = Value::Null;

fn row<'a>(rows: &'a [ProfilerRow], profiler: &str) -> Option<&'a ProfilerRow> {
    rows.iter().find(|row| row.score["source"] == profiler)
}

fn score<'a>(rows: &'a [ProfilerRow], profiler: &str, field: &str) -> &'a Value {
    let path = format!("/{}", field.replace('.', "/"));
    row(rows, profiler).and_then(|row| row.score.pointer(&path)).unwrap_or(&NOTHING)
}

/// Steps on registers, counts in arrays and tables and budgets asked, each as one.
fn operations(rows: &[ProfilerRow], profiler: &str) -> Option<f64> {
    let steps = score(rows, profiler, "steps").as_object()?;
    Some(steps.values().filter_map(Value::as_f64).sum())
}

/// `part` in percent of `whole`, as a cell; a dash where either was not measured.
fn percent(part: Option<f64>, whole: Option<f64>) -> String {
    match (part, whole.filter(|&whole| whole > 0.0)) {
        (Some(part), Some(whole)) => format!("{:.1}", 100.0 * part / whole),
        _ => "-".to_owned(),
    }
}

/// All tables.
pub fn text(rows: &[ProfilerRow]) -> String {
    let parts = [budgets(rows), targeted(rows), counters(rows), hot_spots(rows)];
    parts.join("\n")
}

fn budgets(rows: &[ProfilerRow]) -> String {
    let heads = ["budget", "spp overlap %", "bpp overlap %", "spp cost", "bpp cost"];
    let mut table = vec![heads.map(str::to_owned).to_vec()];
    for budget in BUDGETS {
        let [spp, bpp] = ["spp", "bpp"].map(|name| format!("{name}({budget})"));
        let cost = |profiler: &str| shown(row(rows, profiler).and_then(|row| row.cost));
        table.push(vec![
            budget.to_string(),
            one(score(rows, &spp, "overlap"), 1),
            one(score(rows, &bpp, "overlap"), 1),
            cost(&spp),
            cost(&bpp),
        ]);
    }
    let size = |name: &str| {
        let profiler = format!("{name}({})", BUDGETS[0]);
        let figure = |field| one(score(rows, &profiler, field), 0);
        vec![name.to_owned(), figure("size.methods"), figure("size.paths"), figure("size.places")]
    };
    let sizes =
        vec![["", "methods", "paths", "edges with steps"].map(str::to_owned).to_vec(), size("spp"), size("bpp")];
    format!(
        "Budgets (Yasue and others, Figures 15 to 17 and Table 3): agreement of spp with all paths of loops, of bpp with pp\n{}\n{}",
        lines(&table, 0),
        lines(&sizes, 1)
    )
}

fn targeted(rows: &[ProfilerRow]) -> String {
    let heads =
        ["", "cost", "operations", "% of pp's", "hashed %", "flow %", "paths", "methods", "with hash", "obvious %"];
    let mut table = vec![heads.map(str::to_owned).to_vec()];
    let profilers = THRESHOLDS.map(|(cold, disconnect)| format!("tpp({cold},{disconnect})"));
    for profiler in ["pp".to_owned()].iter().chain(&profilers) {
        let figure = |field: &str| score(rows, profiler, field);
        let (arrays, hashes) = (figure("steps.arrays").as_f64(), figure("steps.hashes").as_f64());
        table.push(vec![
            profiler.clone(),
            shown(row(rows, profiler).and_then(|row| row.cost)),
            operations(rows, profiler).map_or_else(|| "-".to_owned(), |operations| format!("{operations:.0}")),
            percent(operations(rows, profiler), operations(rows, "pp")),
            percent(hashes, arrays.zip(hashes).map(|(arrays, hashes)| arrays + hashes)),
            one(figure("attribution"), 2),
            one(figure("size.paths"), 0),
            one(figure("size.methods"), 0),
            one(figure("size.hashed"), 0),
            percent(figure("obvious.obvious").as_f64(), figure("obvious.all").as_f64()),
        ]);
    }
    format!(
        "Thresholds (Joshi, Bond, Zilles, Tables 1 to 4, Figures 3 and 9): operations are steps of instrumentation executed, each\n\
         as one; hashed: counts in hash tables; paths: those with a number; obvious: executions known by edges alone\n{}",
        lines(&table, 1)
    )
}

fn counters(rows: &[ProfilerRow]) -> String {
    let study = rows.iter().map(|row| &row.score["counters_study"]).find(|study| !study.is_null()).unwrap_or(&NOTHING);
    let mut table = vec![["executions", "loop heads", "evicted before %"].map(str::to_owned).to_vec()];
    for (at, threshold) in STUDIED.iter().enumerate() {
        let (heads, evicted) = (study["reached"][at].as_f64(), study["evicted"][at].as_f64());
        table.push(vec![threshold.to_string(), one(&study["reached"][at], 0), percent(evicted, heads)]);
    }
    let mut digits = vec![["executed less than", "loop heads"].map(str::to_owned).to_vec()];
    for (at, heads) in study["digits"].as_array().into_iter().flatten().enumerate() {
        digits.push(vec![format!("10^{}", at + 1), one(heads, 0)]);
    }
    format!(
        "Loop heads with 64 counters (Hirst and others, Figures 4, 5 and 7): {} counters, {} executions of each on average\n{}\n{}",
        one(&study["heads"], 0),
        study["executions"]
            .as_f64()
            .zip(study["heads"].as_f64().filter(|&heads| heads > 0.0))
            .map_or_else(|| "-".to_owned(), |(executions, heads)| format!("{:.0}", executions / heads)),
        lines(&table, 0),
        lines(&digits, 0)
    )
}

fn hot_spots(rows: &[ProfilerRow]) -> String {
    let figure = |field: &str| score(rows, "bbb-study", &format!("hot_spot_study.{field}"));
    let number = |field: &str| figure(field).as_f64();
    let table = [
        ["hot spots", "code in them", "% of code executed", "% of execution", "% once detected", "bytecodes since"]
            .map(str::to_owned)
            .to_vec(),
        vec![
            one(figure("hot_spots"), 0),
            one(figure("hot_code"), 0),
            percent(number("hot_code"), number("code")),
            percent(number("hot"), number("executed")),
            percent(number("detected"), number("executed")),
            one(figure("detected"), 0),
        ],
    ];
    format!("Hot spots (Merten and others, Table 3): code is counted in bytecodes\n{}", lines(&table, 0))
}

/// The curves, each with the name of its file.
pub fn plots(rows: &[ProfilerRow]) -> Vec<(String, Plot)> {
    let overlaps = |name: &str| {
        let value = |budget: &u64| score(rows, &format!("{name}({budget})"), "overlap").as_f64();
        Curve { name: name.to_owned(), values: BUDGETS.iter().map(value).collect() }
    };
    let study = rows.iter().map(|row| &row.score["counters_study"]).find(|study| !study.is_null()).unwrap_or(&NOTHING);
    let of = |field: &str, name: &str| {
        let values = (0..STUDIED.len()).map(|at| study[field][at].as_f64()).collect();
        Curve { name: name.to_owned(), values }
    };
    let budgets = Plot {
        title: "Agreement with the complete profile".to_owned(),
        x: "budget of a method, in paths".to_owned(),
        y: "overlap, %".to_owned(),
        places: BUDGETS.map(|budget| budget.to_string()).to_vec(),
        range: Some((0.0, 100.0)),
        curves: vec![overlaps("spp"), overlaps("bpp")],
    };
    let heads = Plot {
        title: "Loop heads that reach a threshold".to_owned(),
        x: "threshold, in executions".to_owned(),
        y: "loop heads".to_owned(),
        places: STUDIED.map(|threshold| threshold.to_string()).to_vec(),
        range: None,
        curves: vec![of("reached", "reach it"), of("evicted", "evicted before, with 64 counters")],
    };
    vec![("budgets.svg".to_owned(), budgets), ("loop-heads.svg".to_owned(), heads)]
}
