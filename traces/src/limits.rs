//! How far traces and regions may go: the one place for all bounds on their size.

/// Bounds on the frames of a path or a region (K21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameLimits {
    /// Frames above (of a path, or below) the first one.
    pub depth: usize,
    /// Frames of one method in a chain of calls.
    pub recursion: usize,
}

impl FrameLimits {
    /// As contract K21 has it.
    pub const MOST: FrameLimits = FrameLimits { depth: 8, recursion: 3 };
    /// For what begins where something else has been left.
    pub const FEW: FrameLimits = FrameLimits { depth: 4, recursion: 2 };
}

/// How far paths may go, and the search for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathLimits {
    /// The most blocks of a path, the first one included.
    pub blocks: usize,
    /// Bounds on the frames that it goes through.
    pub frames: FrameLimits,
    /// The most nodes that one backtracking looks at, and the most entry points that it finds.
    pub affected: usize,
}

impl Default for PathLimits {
    fn default() -> PathLimits {
        PathLimits { blocks: 128, frames: FrameLimits::MOST, affected: 512 }
    }
}

/// Which edges out of a region are linked with the regions on the other side, if they are frequent. What is linked is not
/// counted, so what is to join the region later must not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linked {
    /// Those by which a loop ends: they never join.
    LoopEnds,
    /// The same, and all of a region that has no room for more.
    LoopEndsOrAllOfFull,
    /// All: the region will not be formed again.
    All,
}

/// How large regions may become.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RegionLimits {
    /// The most blocks of a region, the root included; a block in two frames counts twice.
    pub blocks: usize,
    /// The most bytecodes of these blocks together.
    pub bytecodes: u32,
    /// Its frames; there are none below the root's.
    pub frames: FrameLimits,
    /// An edge belongs to the region if at least this share of the root's executions takes it.
    pub share: f64,
    /// Which edges out of the region are linked.
    pub linked: Linked,
}

impl RegionLimits {
    /// For first compiles: what costs little to compile and holds the paths that matter.
    pub const FIRST: RegionLimits = RegionLimits {
        blocks: 64,
        bytecodes: 500,
        frames: FrameLimits::MOST,
        share: 1.0 / 32.0,
        linked: Linked::LoopEnds,
    };
    /// For regions that begin where others are left: soon they lead to others again.
    pub const BRIDGE: RegionLimits = RegionLimits {
        blocks: 24,
        bytecodes: 200,
        frames: FrameLimits::FEW,
        share: 1.0 / 8.0,
        linked: Linked::LoopEnds,
    };
    /// For regions whose exits are taken often.
    pub const GROWN: RegionLimits = RegionLimits {
        blocks: 256,
        bytecodes: 2000,
        frames: FrameLimits::MOST,
        share: 1.0 / 64.0,
        linked: Linked::LoopEndsOrAllOfFull,
    };
}

/// What the driver keeps to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// How far paths of traces may go.
    pub paths: PathLimits,
    /// How large regions may be at first.
    pub first: RegionLimits,
    /// Regions at first that begin where another one is left.
    pub bridge: RegionLimits,
    /// Regions whose exits are taken often.
    pub grown: RegionLimits,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            paths: PathLimits::default(),
            first: RegionLimits::FIRST,
            bridge: RegionLimits::BRIDGE,
            grown: RegionLimits::GROWN,
        }
    }
}
