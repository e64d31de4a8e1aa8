//! The limit of the heap where the command line gives none, by the rule of `java`: a quarter of the memory there is.
//!
//! In go what the system says about the machine and its container; out comes a number of bytes. No memory is touched.

/// Where Linux tells the limit of a container, newer form first. The text is a number or `max`.
const CONTAINER_LIMITS: [&str; 2] = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"];
/// Programs need some room on the smallest machine too.
const LEAST: u64 = 16 << 20;
/// What 32-bit references reach.
const GREATEST: u64 = 4 << 30;

/// Bytes that the heap may take.
pub fn bytes() -> u64 {
    let container = CONTAINER_LIMITS.iter().find_map(|file| std::fs::read_to_string(file).ok()?.trim().parse().ok());
    share_of(machine(), container)
}

fn share_of(machine: Option<u64>, container: Option<u64>) -> u64 {
    let memory = machine.into_iter().chain(container).min();
    memory.map_or(GREATEST, |bytes| (bytes / 4).clamp(LEAST, GREATEST))
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
    fn a_quarter_of_what_there_is_within_bounds() {
        assert_eq!(share_of(Some(8 << 30), None), 2 << 30);
        assert_eq!(share_of(Some(8 << 30), Some(1 << 30)), 256 << 20);
        assert_eq!(share_of(Some(64 << 30), Some(u64::MAX)), GREATEST);
        assert_eq!(share_of(Some(1 << 20), None), LEAST);
        assert_eq!(share_of(None, None), GREATEST);
    }
}
