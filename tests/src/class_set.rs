//! The classes that a verification may ask about, in tests: those of a fixture or folder, and a few of the platform.
//!
//! The linker is the real implementor of [`Hierarchy`]; this one answers from class files alone, so that the verifier is
//! tested without the linker, and without a JDK from the platform's classes named in `tests/verifier/platform.txt`.

use std::collections::HashMap;
use std::path::PathBuf;

use holloway_vm::classfile::{self, ClassBytes, ClassFile};
use holloway_vm::verify::{Hierarchy, HierarchyError, MemberQuery, VerifiedClass, Verifier};

/// What is known of one class.
#[derive(Clone, Default)]
struct Known {
    superclass: Option<String>,
    is_interface: bool,
    /// Protected members: whether a field, name, descriptor.
    protected: Vec<(bool, String, String)>,
    /// All other members.
    open: Vec<(bool, String, String)>,
}

/// A set of classes by name; see the module's head.
#[derive(Clone, Default)]
pub struct ClassSet {
    known: HashMap<String, Option<Known>>,
    folders: Vec<PathBuf>,
    has_library: bool,
    questions: usize,
}

impl ClassSet {
    /// The platform's classes of `text`, one a line: `class|interface name superclass`, and members of the class before
    /// it: `protected method|field name descriptor`.
    ///
    /// # Panics
    ///
    /// If a line reads otherwise.
    pub fn platform(text: &str) -> ClassSet {
        let mut set = ClassSet::default();
        let mut last = String::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                [kind @ ("class" | "interface"), name, superclass] => {
                    let superclass = (superclass != "none").then(|| superclass.to_owned());
                    let known = Known { superclass, is_interface: kind == "interface", ..Known::default() };
                    set.known.insert(name.into(), Some(known));
                    last = name.into();
                }
                ["protected", kind, name, descriptor] => {
                    let known = set.known.get_mut(&last).and_then(Option::as_mut).expect("a class before its members");
                    known.protected.push((kind == "field", name.into(), descriptor.into()));
                }
                _ => panic!("not a line of the platform's classes: {line}"),
            }
        }
        set
    }

    /// Looks for classes in this folder too.
    pub fn add_folder(&mut self, folder: PathBuf) {
        self.folders.push(folder);
    }

    /// Adds or replaces a class.
    pub fn add(&mut self, class: &ClassFile) {
        self.known.insert(class.name().to_owned(), Some(known(class)));
    }

    /// Looks for classes in the embedded library too, in folders first.
    pub fn add_library(&mut self) {
        self.has_library = true;
    }

    /// How often a class was asked for by its name.
    pub fn questions(&self) -> usize {
        self.questions
    }

    /// Forgets which classes are missing, so that names made by chance do not add up.
    pub fn forget_missing(&mut self) {
        if self.known.len() > 10_000 {
            self.known.retain(|_, known| known.is_some());
        }
    }

    /// Verifies a class among those of the set, which it joins for that time. As in a VM its superclasses come first.
    ///
    /// # Errors
    ///
    /// The Java error, as it is printed.
    pub fn verify(&mut self, class: &ClassFile, verifier: &mut Verifier) -> Result<VerifiedClass, String> {
        let before = self.known.insert(class.name().to_owned(), Some(known(class)));
        let verdict = if self.is_circular(class.name()) {
            Err(format!("java.lang.ClassCircularityError: {}", class.name()))
        } else {
            verifier.verify_class(class, self).map_err(|failure| failure.to_string())
        };
        match before {
            Some(before) => self.known.insert(class.name().to_owned(), before),
            None => self.known.remove(class.name()),
        };
        verdict
    }

    /// Whether a class is a superclass of its own, or of one of its superclasses.
    fn is_circular(&mut self, name: &str) -> bool {
        let mut seen = vec![name.to_owned()];
        while let Some(last) = seen.last().cloned()
            && let Ok(Known { superclass: Some(next), .. }) = self.find(&last)
        {
            if seen.contains(next) {
                return true;
            }
            seen.push(next.clone());
        }
        false
    }

    fn find(&mut self, name: &str) -> Result<&Known, HierarchyError> {
        self.questions += 1;
        if !self.known.contains_key(name) {
            let found = self.folders.iter().find_map(|folder| std::fs::read(folder.join(format!("{name}.class"))).ok());
            let found = found.map(ClassBytes::from);
            let library = || holloway_classlib::find(name).filter(|_| self.has_library).map(ClassBytes::Static);
            let found = found.or_else(library).and_then(|bytes| classfile::parse(bytes, Some(name)).ok());
            self.known.insert(name.to_owned(), found.as_ref().map(known));
            // A VM does not load a class that is a superclass of its own: walks up the hierarchy end.
            if self.is_circular(name) {
                self.known.insert(name.to_owned(), None);
            }
        }
        self.known.get(name).and_then(Option::as_ref).ok_or_else(|| HierarchyError {
            java_class: "java/lang/NoClassDefFoundError".into(),
            message: name.to_owned(),
            cause: None,
        })
    }
}

fn known(class: &ClassFile) -> Known {
    let fields = class.fields().map(|field| (field.access(), (true, field.name().into(), field.descriptor().into())));
    let methods =
        class.methods().map(|method| (method.access(), (false, method.name().into(), method.descriptor_text().into())));
    let (protected, open): (Vec<_>, Vec<_>) = fields.chain(methods).partition(|(access, _)| access.is_protected());
    Known {
        superclass: class.super_name().map(str::to_owned),
        is_interface: class.access().is_interface(),
        protected: protected.into_iter().map(|(_, member)| member).collect(),
        open: open.into_iter().map(|(_, member)| member).collect(),
    }
}

fn package(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(package, _)| package)
}

impl Hierarchy for ClassSet {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, HierarchyError> {
        if from == to || self.find(to)?.is_interface {
            return Ok(true);
        }
        let mut next = Some(from.to_owned());
        while let Some(name) = next {
            if name == to {
                return Ok(true);
            }
            next = self.superclass(&name)?;
        }
        Ok(false)
    }

    fn is_interface(&mut self, name: &str) -> Result<bool, HierarchyError> {
        Ok(self.find(name)?.is_interface)
    }

    fn superclass(&mut self, name: &str) -> Result<Option<String>, HierarchyError> {
        Ok(self.find(name)?.superclass.clone())
    }

    fn is_protected_elsewhere(
        &mut self,
        current: &str,
        class: &str,
        member: MemberQuery<'_>,
    ) -> Result<bool, HierarchyError> {
        let wanted = (member.is_field, member.name.to_owned(), member.descriptor.to_owned());
        let mut next = Some(class.to_owned());
        while let Some(name) = next {
            let known = self.find(&name)?;
            if known.protected.contains(&wanted) {
                return Ok(package(&name) != package(current));
            }
            if known.open.contains(&wanted) {
                return Ok(false);
            }
            next = known.superclass.clone();
        }
        Ok(false)
    }
}
