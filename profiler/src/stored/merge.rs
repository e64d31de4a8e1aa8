//! Puts profiles together.

use super::{GraphBuilder, StoredProfile};

/// What runs weigh.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Combine {
    /// As long as they took: weights are summed up (Morph, section 3.2).
    #[default]
    Sum,
    /// All the same: each profile is scaled to its number of runs first (named in the paper, and not used there).
    Normalize,
}

/// Puts profiles together, the oldest first. Before each next one is added, what is there is multiplied by `age`, from 0 to 1
/// (Morph leaves ageing open; 1 leaves it out).
pub fn merge<'a>(profiles: impl IntoIterator<Item = &'a StoredProfile>, combine: Combine, age: f64) -> StoredProfile {
    let age = if age.is_finite() { age.clamp(0.0, 1.0) } else { 1.0 };
    let mut all = StoredProfile::default();
    let mut graph = GraphBuilder::default();
    for profile in profiles {
        scale(&mut all, age);
        graph.scale(age);
        let total = profile.total();
        let factor = match combine {
            Combine::Sum => 1.0,
            Combine::Normalize if total > 0.0 => profile.runs / total,
            Combine::Normalize => 0.0,
        };
        all.runs += profile.runs;
        graph.add(&profile.graph, factor);
        for (class, methods) in &profile.classes {
            for (method, from) in methods {
                let to = all.method_mut(class, method);
                from.blocks.iter().for_each(|(&at, weight)| *to.blocks.entry(at).or_default() += weight * factor);
                from.edges.iter().for_each(|(&at, weight)| *to.edges.entry(at).or_default() += weight * factor);
            }
        }
    }
    all.graph = graph.finish();
    all
}

fn scale(profile: &mut StoredProfile, factor: f64) {
    if factor == 1.0 {
        return;
    }
    profile.runs *= factor;
    for method in profile.classes.values_mut().flat_map(|methods| methods.values_mut()) {
        method.blocks.values_mut().chain(method.edges.values_mut()).for_each(|weight| *weight *= factor);
    }
}
