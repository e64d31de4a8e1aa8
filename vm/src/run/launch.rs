//! The launch protocol of Java 25 (JLS 12.1.4): which method of a class starts a program, and what `java` says if there
//! is none.
//!
//! In goes a class name; out comes its main method, or a [`LaunchError`] whose text is HotSpot's.

use std::fmt;

use crate::classfile::MethodInfo;
use crate::error::JavaError;
use crate::id::ClassId;
use crate::keyed::KeyedSet;
use crate::link::flags;
use crate::schedule::MainMethod;
use crate::vm::Vm;

/// The descriptor of the main method that takes the program's arguments.
const ARGUMENTS: &str = "([Ljava/lang/String;)V";

/// Why a program could not be started. Displayed as the lines that `java` writes to standard error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaunchError {
    /// The main class as Java names it, with dots.
    pub class: String,
    /// What is wrong with it.
    pub kind: LaunchErrorKind,
}

/// What is wrong with a main class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaunchErrorKind {
    /// It cannot be loaded.
    Load(JavaError),
    /// It cannot be linked.
    Link(JavaError),
    /// It has no main method.
    NoMain,
    /// Its main method needs an instance, and the class is abstract.
    Abstract,
    /// Its main method needs an instance, and that an instance of the class around it.
    Inner,
    /// Its main method needs an instance, and there is no constructor for one.
    NoConstructor,
    /// The main thread cannot be made.
    Start(JavaError),
    /// The VM has run a program before, or was stopped.
    Over,
}

impl LaunchError {
    pub(crate) fn new(class_name: &str, kind: LaunchErrorKind) -> LaunchError {
        LaunchError { class: class_name.replace('/', "."), kind }
    }
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = &self.class;
        match &self.kind {
            LaunchErrorKind::Load(error) => match missing_class(error, class) {
                Some(cause) => {
                    write!(f, "Error: Could not find or load main class {class}\nCaused by: {cause}")
                }
                None => write!(f, "Error: LinkageError occurred while loading main class {class}\n\t{error}"),
            },
            LaunchErrorKind::Link(error) => {
                write!(f, "Error: Unable to initialize main class {class}\nCaused by: {error}")
            }
            LaunchErrorKind::NoMain => write!(
                f,
                "Error: Main method not found in class {class}, please define the main method as:\n   \
                 public static void main(String[] args)\n\
                 or a JavaFX application class must extend javafx.application.Application"
            ),
            LaunchErrorKind::Abstract => {
                write!(f, "Error: abstract class {class} can not be instantiated\nplease use a concrete class")
            }
            LaunchErrorKind::Inner => write!(
                f,
                "Error: non-static inner class {class} constructor can not be invoked \n\
                 make inner class static or move inner class out to separate source file"
            ),
            LaunchErrorKind::NoConstructor => write!(
                f,
                "Error: no non-private zero argument constructor found in class {class}\n\
                 remove private from existing constructor or define as:\n   public {class}()"
            ),
            LaunchErrorKind::Start(error) => write!(f, "Error: {error}"),
            LaunchErrorKind::Over => write!(f, "Error: {class} is not run: this VM has ended"),
        }
    }
}

impl std::error::Error for LaunchError {}

/// The error to name if a class was not found: `ClassNotFoundException` for the main class itself, else the error as it
/// is. `None` for errors of another kind.
fn missing_class<'a>(error: &'a JavaError, main_class: &str) -> Option<&'a JavaError> {
    if error.class() != Some("java/lang/NoClassDefFoundError") {
        return None;
    }
    match error {
        JavaError::Java { cause: Some(cause), .. } if matches!(&**cause, JavaError::Java { message: Some(name), .. } if name == main_class) => {
            Some(cause)
        }
        _ => Some(error),
    }
}

impl Vm {
    /// Whether a class could be run: it is loaded and linked, not initialised (`--dry-run`).
    ///
    /// # Errors
    /// What [`Vm::run_main`] would say.
    pub fn check_main(&mut self, class_name: &str) -> Result<(), LaunchError> {
        self.abandonably(|vm| vm.find_main(class_name)).map_or(Ok(()), |found| found.map(|_| ()))
    }

    /// The main method of a class: `main(String[])` before `main()`, static or not, not private, inherited ones too.
    pub(crate) fn find_main(&mut self, class_name: &str) -> Result<MainMethod, LaunchError> {
        let failed = |kind| LaunchError::new(class_name, kind);
        let class = self
            .loader
            .load_class(&mut self.runtime, class_name)
            .map_err(|error| failed(LaunchErrorKind::Load(error)))?;
        self.loader.verify_class(&mut self.runtime, class).map_err(|error| failed(LaunchErrorKind::Link(error)))?;
        self.load_signatures(class).map_err(|error| failed(LaunchErrorKind::Link(error)))?;
        let candidates = [(ARGUMENTS, true), ("()V", false)];
        let found = candidates.iter().find_map(|&(descriptor, takes_arguments)| {
            let method = self.loader.find_method(class, "main", descriptor)?;
            (!self.loader.classes.method(method).is(flags::PRIVATE)).then_some((method, takes_arguments))
        });
        let (method, takes_arguments) = found.ok_or_else(|| failed(LaunchErrorKind::NoMain))?;
        let is_static = self.loader.classes.method(method).is_static();
        if !is_static {
            if self.loader.classes.class(class).is(flags::ABSTRACT) {
                return Err(failed(LaunchErrorKind::Abstract));
            }
            let file = self.loader.class_file(class);
            let is_inner = file.is_some_and(|file| {
                let mut entries = file.inner_classes();
                entries.any(|entry| entry.class == file.name() && entry.outer.is_some() && !entry.access.is_static())
            });
            if is_inner {
                return Err(failed(LaunchErrorKind::Inner));
            }
            // HotSpot asks for all constructors, and takes a class that one of them names in vain for an answer.
            let named = self.load_named_by_methods(class, |method| method.name() == "<init>");
            let constructor = self.loader.classes.declared_method(class, "<init>", "()V");
            if named.is_err() || constructor.is_none_or(|constructor| constructor.is(flags::PRIVATE)) {
                return Err(failed(LaunchErrorKind::NoConstructor));
            }
        }
        Ok(MainMethod { class, method, is_static, takes_arguments })
    }

    /// Loads the classes that methods name among which HotSpot looks for the main method: the public ones of the class
    /// and its supertypes first, and where none of them is `main(String[])`, all. A class that has the method is the last
    /// on its way up.
    fn load_signatures(&mut self, class: ClassId) -> Result<(), JavaError> {
        for public_only in [true, false] {
            let (mut found, mut seen, mut next) = (false, KeyedSet::default(), vec![class]);
            while let Some(class) = next.pop() {
                if self.loader.classes.class(class).boot || !seen.insert(class) {
                    continue;
                }
                let is_looked_at = |method: &MethodInfo<'_>| !public_only || method.access().is_public();
                self.load_named_by_methods(class, |method| !method.name().starts_with('<') && is_looked_at(method))?;
                let file = self.loader.class_file(class);
                let main = file.as_ref().and_then(|file| file.find_method("main", ARGUMENTS));
                if main.is_some_and(|main| is_looked_at(&main) && !main.access().is_private()) {
                    found = true;
                    continue;
                }
                let class = self.loader.classes.class(class);
                next.extend(class.interfaces.iter().rev());
                next.extend(class.super_class);
            }
            if found {
                break;
            }
        }
        Ok(())
    }

    /// Loads the classes that stand in the descriptors and declared exceptions of a class's methods.
    fn load_named_by_methods(
        &mut self,
        class: ClassId,
        wanted: impl Fn(&MethodInfo<'_>) -> bool,
    ) -> Result<(), JavaError> {
        let Some(file) = self.loader.class_file(class) else { return Ok(()) };
        for method in file.methods().filter(wanted) {
            for name in method.descriptor().class_names().chain(method.exceptions()) {
                self.loader.load_class(&mut self.runtime, name).map_err(|error| error.for_array(name))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: LaunchErrorKind) -> String {
        LaunchError::new("a/B", kind).to_string()
    }

    /// Expected texts: HotSpot 25.
    #[test]
    fn a_missing_main_class_is_told_from_a_missing_superclass_and_from_a_bad_file() {
        assert_eq!(
            text(LaunchErrorKind::Load(JavaError::no_class("a/B"))),
            "Error: Could not find or load main class a.B\nCaused by: java.lang.ClassNotFoundException: a.B"
        );
        assert_eq!(
            text(LaunchErrorKind::Load(JavaError::no_class("a/Base"))),
            "Error: Could not find or load main class a.B\nCaused by: java.lang.NoClassDefFoundError: a/Base"
        );
        let truncated = JavaError::new("java/lang/ClassFormatError", "Truncated class file");
        assert_eq!(
            text(LaunchErrorKind::Load(truncated)),
            "Error: LinkageError occurred while loading main class a.B\n\tjava.lang.ClassFormatError: Truncated class file"
        );
    }
}
