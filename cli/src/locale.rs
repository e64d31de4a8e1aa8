//! The encoding of texts that the environment asks for: in go the variables of locales and the system's locales, out comes
//! the name that `java` has for it, in the properties that it has there.
//!
//! That a locale has a name does not make it one: of a system that uses glibc, whose locales lie in files, those files are
//! asked. There a name without a file, for whatever category, leaves the locale `C`. Of other systems, all encodings but
//! that of `C` are UTF-8, as musl has it.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};

/// The encoding of the locale `C`, by the name that glibc and `java` have for ASCII.
const ASCII: &str = "ANSI_X3.4-1968";
const UTF_8: &str = "UTF-8";

/// Where glibc keeps locales.
const FOLDER: &str = "/usr/lib/locale";
/// The file there that holds many of them.
const ARCHIVE: &str = "locale-archive";
/// With what it begins.
const ARCHIVE_MAGIC: u32 = 0xde02_0109;
/// More than any archive has, of names and of their bytes.
const ARCHIVE_NAMES: u32 = 1 << 16;
const ARCHIVE_BYTES: u32 = 16 << 20;
/// Bytes of an entry in its table of names.
const ENTRY_BYTES: usize = 12;

/// The category that tells the encoding, and the place of the encoding's name in its file.
const CHARACTERS: &str = "LC_CTYPE";
const CODESET: u64 = 14;
/// The longest name of an encoding.
const CODESET_BYTES: usize = 32;

/// All categories, each of which may have a locale of its own.
const CATEGORIES: [&str; 12] = [
    CHARACTERS,
    "LC_NUMERIC",
    "LC_TIME",
    "LC_COLLATE",
    "LC_MONETARY",
    "LC_MESSAGES",
    "LC_PAPER",
    "LC_NAME",
    "LC_ADDRESS",
    "LC_TELEPHONE",
    "LC_MEASUREMENT",
    "LC_IDENTIFICATION",
];

/// Adds the properties that tell of encodings. Those of the standard streams may have been given; the others are the
/// environment's, whatever was given.
pub fn add_encodings(properties: &mut Vec<(String, String)>) {
    let native = encoding(|name| Some(std::env::var_os(name)?.to_string_lossy().into_owned()), Path::new(FOLDER));
    for stream in ["stdin", "stdout", "stderr"] {
        let name = format!("{stream}.encoding");
        let given =
            |name: &str| properties.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.clone());
        if given(&name).is_none() {
            // What `java` called it before it had the name above.
            let old = if stream == "stdin" { None } else { given(&format!("sun.{name}")) };
            properties.push((name, old.unwrap_or_else(|| native.clone())));
        }
    }
    properties.push(("native.encoding".to_owned(), native.clone()));
    properties.push(("sun.jnu.encoding".to_owned(), native));
}

/// The encoding that variables ask for, where glibc's locales are in `folder`.
fn encoding(variable: impl Fn(&str) -> Option<String>, folder: &Path) -> String {
    let variable = |name: &str| variable(name).filter(|value| !value.is_empty());
    let (all, language) = (variable("LC_ALL"), variable("LANG"));
    let locale = |category: &str| all.clone().or_else(|| variable(category)).or_else(|| language.clone());
    let locales = CATEGORIES.map(locale);
    if !folder.is_dir() {
        return if locales[0].as_deref().is_some_and(is_c) { ASCII } else { UTF_8 }.to_owned();
    }
    let path = variable("LOCPATH");
    let mut known: Option<(&str, String)> = None;
    let mut found = None;
    for name in &locales {
        let name = name.as_deref().unwrap_or("C");
        if known.as_ref().is_none_or(|(known, _)| *known != name) {
            let Some(codeset) = codeset(name, path.as_deref(), folder) else { return ASCII.to_owned() };
            known = Some((name, codeset));
        }
        // The first category is the one that tells.
        found = found.or_else(|| known.as_ref().map(|(_, codeset)| codeset.clone()));
    }
    match found {
        // As `java` has it on Linux.
        Some(codeset) if codeset == "EUC-JP" => "EUC-JP-LINUX".to_owned(),
        Some(codeset) => codeset,
        None => ASCII.to_owned(),
    }
}

fn is_c(name: &str) -> bool {
    matches!(name, "C" | "POSIX")
}

/// The encoding of a locale; `None` where the system has not got it.
fn codeset(name: &str, path: Option<&str>, folder: &Path) -> Option<String> {
    if is_c(name) {
        return Some(ASCII.to_owned());
    }
    if name.contains('/') {
        return None;
    }
    let (rest, modifier) = name.find('@').map_or((name, ""), |at| name.split_at(at));
    let (base, wanted) = rest.split_once('.').map_or((rest, None), |(base, wanted)| (base, Some(wanted)));
    let normal = wanted.map(normalised);
    if path.is_none() {
        let name = normal.as_ref().map_or(format!("{base}{modifier}"), |normal| format!("{base}.{normal}{modifier}"));
        if let Some(found) = of_archive(&folder.join(ARCHIVE), &name) {
            return Some(found);
        }
    }
    let mut folders: Vec<PathBuf> = path.map(|path| std::env::split_paths(path).collect()).unwrap_or_default();
    folders.push(folder.to_owned());
    for modifier in [modifier, ""] {
        for folder in &folders {
            let of = |name: String| of_file(&File::open(folder.join(name).join(CHARACTERS)).ok()?, 0);
            let exact = normal.iter().map(String::as_str).chain(wanted);
            let named = exact.map(|codeset| format!("{base}.{codeset}{modifier}")).find_map(of);
            // A name that leaves the encoding out may stand for the same.
            let found = named.or_else(|| {
                let short = of(format!("{base}{modifier}"))?;
                normal.as_ref().is_none_or(|normal| normalised(&short) == *normal).then_some(short)
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// The name of an encoding as those of locales have it: `utf8`, `iso88591`.
fn normalised(codeset: &str) -> String {
    let name: String = codeset.chars().filter(char::is_ascii_alphanumeric).collect();
    let prefix = if name.chars().all(|c| c.is_ascii_digit()) { "iso" } else { "" };
    format!("{prefix}{}", name.to_ascii_lowercase())
}

/// The bytes at a place of a file, which has so many there.
fn bytes_at(file: &File, at: u64, count: usize) -> Option<Vec<u8>> {
    let mut bytes = vec![0; count];
    file.read_exact_at(&mut bytes, at).ok()?;
    Some(bytes)
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.chunks_exact(4).map(|word| word.try_into().map_or(0, u32::from_ne_bytes))
}

/// What the data of a locale's characters says of the encoding, if they begin there.
fn of_file(file: &File, start: u64) -> Option<String> {
    // Behind two words that tell what it is there are the places of all items.
    let at = words(&bytes_at(file, start + 8 + 4 * CODESET, 4)?).next()?;
    let mut bytes = [0; CODESET_BYTES];
    let read = file.read_at(&mut bytes, start + u64::from(at)).ok()?;
    let name = bytes[..read].split(|&byte| byte == 0).next()?;
    let is_name = !name.is_empty() && name.iter().all(u8::is_ascii_graphic);
    is_name.then(|| String::from_utf8_lossy(name).into_owned())
}

/// The same of a locale in an archive.
fn of_archive(archive: &Path, name: &str) -> Option<String> {
    let file = File::open(archive).ok()?;
    let header: Vec<u32> = words(&bytes_at(&file, 0, 28)?).collect();
    let &[magic, _, names_at, _, names, strings_at, strings_used] = header.as_slice() else { return None };
    if magic != ARCHIVE_MAGIC || names > ARCHIVE_NAMES || strings_used > ARCHIVE_BYTES {
        return None;
    }
    let strings = bytes_at(&file, strings_at.into(), strings_used as usize)?;
    let table = bytes_at(&file, names_at.into(), names as usize * ENTRY_BYTES)?;
    let record = table.chunks_exact(ENTRY_BYTES).find_map(|entry| {
        // A hash comes first.
        let mut words = words(entry).skip(1);
        let (name_at, record) = (words.next()?, words.next()?);
        let known = strings.get(name_at.checked_sub(strings_at)? as usize..)?;
        (record != 0 && known.strip_prefix(name.as_bytes())?.first() == Some(&0)).then_some(record)
    })?;
    // A count, then place and length of each category, of which that of characters is the first.
    let at = words(&bytes_at(&file, u64::from(record) + 4, 4)?).next()?;
    of_file(&file, at.into())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The beginning of a file of characters with an encoding.
    fn characters(codeset: &str) -> Vec<u8> {
        let at = 8 + 4 * (CODESET as u32 + 1);
        let offsets = (0..=CODESET).flat_map(|_| at.to_ne_bytes());
        [0_u32.to_ne_bytes(), 15_u32.to_ne_bytes()]
            .concat()
            .into_iter()
            .chain(offsets)
            .chain(codeset.bytes())
            .chain([0])
            .collect()
    }

    /// An archive with some locales.
    fn archive(locales: &[(&str, &str)]) -> Vec<u8> {
        const HEADER: usize = 56;
        let strings_at = HEADER + ENTRY_BYTES * locales.len();
        let strings: String = locales.iter().map(|(name, _)| format!("{name}\0")).collect();
        let mut rest_at = strings_at + strings.len();
        let (mut table, mut rest, mut name_at) = (Vec::new(), Vec::new(), strings_at);
        for (name, codeset) in locales {
            table.extend([1, name_at as u32, rest_at as u32]);
            name_at += name.len() + 1;
            let data = characters(codeset);
            rest.extend([1_u32, rest_at as u32 + 8].into_iter().flat_map(u32::to_ne_bytes));
            rest_at += 8 + data.len();
            rest.extend(data);
        }
        let count = locales.len() as u32;
        let mut header = vec![ARCHIVE_MAGIC, 0, HEADER as u32, count, count, strings_at as u32, strings.len() as u32];
        header.resize(HEADER / 4, 0);
        let words = header.into_iter().chain(table).flat_map(u32::to_ne_bytes);
        words.chain(strings.bytes()).chain(rest).collect()
    }

    /// A folder of locales in files, beside an archive.
    fn folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("holloway-locales-{}", std::process::id()));
        for (name, codeset) in
            [("C.utf8", UTF_8), ("de_DE", "ISO-8859-1"), ("de_DE@euro", "ISO-8859-15"), ("ja_JP.eucjp", "EUC-JP")]
        {
            fs::create_dir_all(folder.join(name)).expect("a folder");
            fs::write(folder.join(name).join(CHARACTERS), characters(codeset)).expect("a file");
        }
        let held = archive(&[("en_US.iso88591", "ISO-8859-1"), ("en_US.utf8", UTF_8), ("fr_FR.utf8", UTF_8)]);
        fs::write(folder.join(ARCHIVE), held).expect("an archive");
        folder
    }

    /// As `java` 25 answers.
    #[test]
    fn the_first_variable_that_is_set_tells_if_the_system_has_all_locales() {
        let folder = folder();
        for (variables, expected) in [
            (&[][..], ASCII),
            (&[("LANG", "C.UTF-8")], UTF_8),
            (&[("LANG", "C.utf8")], UTF_8),
            (&[("LANG", "C.UTF-8@x")], UTF_8),
            (&[("LANG", "c.utf8")], ASCII),
            (&[("LANG", "C.ISO-8859-1")], ASCII),
            (&[("LANG", "POSIX")], ASCII),
            (&[("LANG", "POSIX.UTF-8")], ASCII),
            (&[("LANG", "C.UTF-8"), ("LC_ALL", "")], UTF_8),
            (&[("LANG", "C.UTF-8"), ("LC_CTYPE", "C")], ASCII),
            (&[("LANG", "C.UTF-8"), ("LC_CTYPE", "de_DE")], "ISO-8859-1"),
            (&[("LANG", "C.UTF-8"), ("LC_TIME", "xx_XX")], ASCII),
            (&[("LANG", "C.UTF-8"), ("LC_TIME", "de_DE")], UTF_8),
            (&[("LANG", "xx"), ("LC_ALL", "C.UTF-8")], UTF_8),
            (&[("LANG", "C.UTF-8"), ("LC_OTHER", "xx")], UTF_8),
            (&[("LC_ALL", "de_DE")], "ISO-8859-1"),
            (&[("LC_ALL", "de_DE.ISO-8859-1")], "ISO-8859-1"),
            (&[("LC_ALL", "de_DE.UTF-8")], ASCII),
            (&[("LC_ALL", "de_DE@euro")], "ISO-8859-15"),
            (&[("LC_ALL", "de_DE.ISO-8859-15@euro")], "ISO-8859-15"),
            (&[("LC_ALL", "ja_JP.eucJP")], "EUC-JP-LINUX"),
            (&[("LC_ALL", "en_US.UTF-8")], UTF_8),
            (&[("LC_ALL", "en_US.ISO-8859-1")], "ISO-8859-1"),
            (&[("LC_ALL", "en_US")], ASCII),
            (&[("LC_ALL", "en_US.UTF-8"), ("LOCPATH", "/none")], ASCII),
            (&[("LC_ALL", "../C.utf8")], ASCII),
        ] {
            let variable = |name: &str| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(encoding(variable, &folder), expected, "{variables:?}");
        }
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_system_without_such_files_has_utf_8() {
        let none = Path::new("/no/such/folder");
        assert_eq!(encoding(|_| None, none), UTF_8);
        assert_eq!(encoding(|name| (name == "LANG").then(|| "en_US".to_owned()), none), UTF_8);
        assert_eq!(encoding(|name| (name == "LC_ALL").then(|| "C".to_owned()), none), ASCII);
    }
}
