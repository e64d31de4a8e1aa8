//! The limit of the heap where the command line gives none, by the rule of `java`: a share of the memory there is.
//!
//! In go the share and what the system says about the machine and its container; out comes a number of bytes. No memory is touched.

/// Where Linux tells the limit of a container, newer form first. The text is a number or `max`.
const CONTAINER_LIMITS: [&str; 2] = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"];
/// The share where none is given, in per cent.
pub const SHARE: f64 = 25.0;
/// Programs need some room on the smallest machine too.
const LEAST: u64 = 16 << 20;
/// What 32-bit references reach.
const GREATEST: u64 = 4 << 30;

/// Bytes that the heap may take, which is that many per cent of the memory.
pub fn bytes(share: f64) -> u64 {
    let container = CONTAINER_LIMITS.iter().find_map(|file| std::fs::read_to_string(file).ok()?.trim().parse().ok());
    share_of(machine(), container, share)
}

fn share_of(machine: Option<u64>, container: Option<u64>, share: f64) -> u64 {
    let memory = machine.into_iter().chain(container).min();
    memory.map_or(GREATEST, |bytes| ((bytes as f64 * share / 100.0) as u64).clamp(LEAST, GREATEST))
}

/// Bytes of memory of the machine, where the system tells.
fn machine() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        let info = rustix::system::sysinfo();
        Some(info.totalram.saturating_mul(u64::from(info.mem_unit)))
    }
    #[cfg(not(target_os = "linux"))]
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_what_there_is_within_bounds() {
        assert_eq!(share_of(Some(8 << 30), None, SHARE), 2 << 30);
        assert_eq!(share_of(Some(8 << 30), Some(1 << 30), SHARE), 256 << 20);
        assert_eq!(share_of(Some(4 << 30), None, 50.0), 2 << 30);
        assert_eq!(share_of(Some(64 << 30), Some(u64::MAX), SHARE), GREATEST);
        assert_eq!(share_of(Some(1 << 20), None, SHARE), LEAST);
        assert_eq!(share_of(Some(1 << 30), None, 0.0), LEAST);
        assert_eq!(share_of(None, None, SHARE), GREATEST);
    }
}
