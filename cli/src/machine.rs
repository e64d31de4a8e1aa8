//! What Java programs may know of the machine and of whoever runs them, as system properties.
//!
//! In goes what the operating system says of this process; out come names and values.

use std::path::{Path, PathBuf};

/// The properties that [`holloway_vm::host::Host::properties`] tells, in the names of `System.getProperties`.
pub fn properties() -> Vec<(String, String)> {
    let account = Account::of_this_process();
    let path = |path: PathBuf| path.to_string_lossy().into_owned();
    // `java` looks at no variable for temporary files, except where the system gives each user a directory.
    let temporary = if cfg!(target_os = "macos") { std::env::temp_dir() } else { PathBuf::from("/tmp") };
    let mut properties = vec![
        ("user.name", account.name),
        ("user.home", account.home),
        ("user.dir", path(std::env::current_dir().unwrap_or_default())),
        ("java.io.tmpdir", path(temporary)),
        ("os.version", rustix::system::uname().release().to_string_lossy().into_owned()),
        ("sun.java.launcher", "SUN_STANDARD".to_owned()),
    ];
    if let Some(home) = std::env::current_exe().ok().as_deref().and_then(home_of) {
        properties.push(("java.home", path(home.to_owned())));
    }
    properties.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Where this is installed: the directory around that of the program, which is called `bin` as a rule.
fn home_of(program: &Path) -> Option<&Path> {
    program.parent()?.parent()
}

/// Whose process this is.
#[derive(PartialEq, Eq, Debug)]
struct Account {
    name: String,
    home: String,
}

impl Account {
    /// The account in the system's list, else what the environment says, else `?` as `java` has it.
    fn of_this_process() -> Account {
        let listed = std::fs::read_to_string("/etc/passwd").ok();
        listed.and_then(|list| Account::find(&list, rustix::process::getuid().as_raw())).unwrap_or_else(|| {
            let variable = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
            let unknown = || "?".to_owned();
            Account {
                name: variable("USER").or_else(|| variable("LOGNAME")).unwrap_or_else(unknown),
                home: variable("HOME").unwrap_or_else(unknown),
            }
        })
    }

    /// The account of a user's number in a list of lines `name:password:number:group:comment:home:shell`.
    fn find(list: &str, number: u32) -> Option<Account> {
        list.lines().find_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            let found: u32 = fields.nth(1)?.parse().ok()?;
            let home = fields.nth(2)?;
            (found == number).then(|| Account { name: name.to_owned(), home: home.to_owned() })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_found_by_its_number() {
        let list =
            "root:x:0:0:root:/root:/bin/sh\n# a comment\nmona:x:1000:1000:Mona,,,:/home/mona:/bin/sh\nbroken:x:7\n";
        let account = Account { name: "mona".to_owned(), home: "/home/mona".to_owned() };
        assert_eq!(Account::find(list, 1000), Some(account));
        assert_eq!(Account::find(list, 7), None, "a line without a directory");
        assert_eq!(Account::find(list, 8), None);
    }

    #[test]
    fn the_machine_tells_of_user_and_directories() {
        let told = properties();
        for name in ["user.name", "user.home", "user.dir", "java.io.tmpdir", "os.version", "java.home"] {
            let value = told.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
            assert!(value.is_some_and(|value| !value.is_empty()), "{name}: {value:?}");
        }
    }
}
