//! Class loaders of programs: in go the classes that each has been found to give for a name, out comes what a name means to
//! the code of a class (JVMS 5.3), and that loaders agree about a name where classes of theirs meet (5.3.4).
//!
//! A run-time class is a name and a defining loader. The library and the class path share the table by name of
//! [`Classes`]: they are [`LoaderId::BUILT_IN`]. Every other loader has a table of its own of the classes for which it is an
//! initiating loader. What a table says never changes (K34).

use std::sync::Arc;

use super::class::{Class, ClassKind};
use super::table::Classes;
use crate::id::{ClassId, LoaderId};
use crate::keyed::KeyedMap;

/// The class that a descriptor names, if it is no primitive type's.
fn object_type(descriptor: &str) -> Option<&str> {
    descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'))
}

impl LoaderId {
    /// The library's loader and that of the class path.
    pub const BUILT_IN: LoaderId = LoaderId(0);
}

/// What decides what names in a class's constant pool mean.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    /// See `Class::namespace`.
    pub namespace: LoaderId,
    /// See `Class::pinned`.
    pub pinned: &'a [(Arc<str>, ClassId)],
    /// Whether the VM has written the class file: then no loader of a program is asked for what it names of `java`, which is
    /// the library's whoever is asked.
    pub hidden: bool,
}

impl Scope<'_> {
    /// Whether names mean what they mean to the class path.
    pub(crate) fn is_built_in(self) -> bool {
        self.namespace == LoaderId::BUILT_IN && self.pinned.is_empty()
    }

    /// The loader that is asked for a class that is not pinned.
    pub(crate) fn loader_of(self, name: &str) -> LoaderId {
        if self.hidden && name.starts_with("java/") { LoaderId::BUILT_IN } else { self.namespace }
    }
}

impl Class {
    /// What decides what names in the class's constant pool mean.
    pub(crate) fn scope(&self) -> Scope<'_> {
        Scope { namespace: self.namespace, pinned: &self.pinned, hidden: self.hidden }
    }
}

/// Loaders that must agree about a name, and the class that they have for it, if one of them has one.
struct Constraint {
    loaders: Vec<LoaderId>,
    class: Option<ClassId>,
}

/// A loader of a program.
struct Known {
    /// The classes for which it is an initiating loader.
    initiated: KeyedMap<Arc<str>, ClassId>,
    /// Root slot of the `java.lang.ClassLoader`.
    object: u32,
    /// As messages name it: `'name' @1b2c3d` or `pkg.Class @1b2c3d`.
    description: Box<str>,
    /// Its parent, as messages name it.
    parent: Box<str>,
    /// The name, as stack traces show it.
    name: Option<Box<str>>,
}

/// See the module's head.
#[derive(Default)]
pub(crate) struct Loaders {
    /// The one of number 1 first.
    known: Vec<Known>,
    /// By name, those of the loaders that have met.
    constraints: KeyedMap<Arc<str>, Vec<Constraint>>,
}

impl Loaders {
    pub(crate) fn add(&mut self, object: u32, description: &str, parent: &str, name: Option<String>) -> LoaderId {
        let (description, parent, name) = (description.into(), parent.into(), name.map(String::into_boxed_str));
        self.known.push(Known { initiated: KeyedMap::default(), object, description, parent, name });
        LoaderId::from(self.known.len())
    }

    /// The number that a program's loader has, where this is one.
    pub(crate) fn existing(&self, number: u32) -> Option<LoaderId> {
        (1..=self.known.len()).contains(&(number as usize)).then_some(LoaderId(number))
    }

    fn known(&self, loader: LoaderId) -> Option<&Known> {
        self.known.get(loader.index().checked_sub(1)?)
    }

    /// The root slot of a program's loader; `None` for those that are built in.
    pub(crate) fn object(&self, loader: LoaderId) -> Option<u32> {
        self.known(loader).map(|known| known.object)
    }

    /// The loader's name in stack traces, if it is a program's and has one.
    pub(crate) fn name(&self, loader: LoaderId) -> Option<&str> {
        self.known(loader)?.name.as_deref()
    }
}

impl Classes {
    /// The class of an internal name, or array type, for which a loader has been found to be an initiating loader.
    pub(crate) fn named(&self, loader: LoaderId, name: &str) -> Option<ClassId> {
        if loader == LoaderId::BUILT_IN {
            return self.by_name(name);
        }
        let element = name.trim_start_matches('[');
        let dimensions = name.len() - element.len();
        if dimensions == 0 {
            return self.loaders.known(loader)?.initiated.get(name).copied();
        }
        // Primitive types have no loader.
        let Some(class) = object_type(element) else { return self.by_name(name) };
        let element = self.named(loader, class)?;
        (0..dimensions).try_fold(element, |component, _| self.class(component).array.get())
    }

    /// The class or array type that a name in a constant pool means, as far as no loader has to be asked.
    pub(crate) fn meaning(&self, scope: Scope<'_>, name: &str) -> Option<ClassId> {
        let element = name.trim_start_matches('[');
        let dimensions = name.len() - element.len();
        let class = if dimensions == 0 { Some(name) } else { object_type(element) };
        let Some(class) = class else { return self.by_name(name) };
        let pinned = scope.pinned.iter().find(|(pinned, _)| **pinned == *class).map(|&(_, class)| class);
        let element = pinned.or_else(|| self.named(scope.loader_of(class), class))?;
        (0..dimensions).try_fold(element, |component, _| self.class(component).array.get())
    }

    /// What a name means to the code of a class, as far as that has been loaded.
    pub fn named_by(&self, from: ClassId, name: &str) -> Option<ClassId> {
        self.meaning(self.class(from).scope(), name)
    }

    /// Notes that a loader gives a class for its name.
    ///
    /// # Errors
    /// The class that it has given before, or that another loader gives with which it must agree.
    pub(crate) fn initiate(&mut self, loader: LoaderId, class: ClassId) -> Result<(), ClassId> {
        let name = Arc::clone(&self.class(class).name);
        if let Some(other) = self.constrained(loader, &name).filter(|&other| other != class) {
            return Err(other);
        }
        if let Some(before) = self.named(loader, &name).filter(|&before| before != class) {
            return Err(before);
        }
        if let Some(group) = self.group_of(loader, &name) {
            group.class = Some(class);
        }
        if let Some(known) = loader.index().checked_sub(1).and_then(|at| self.loaders.known.get_mut(at)) {
            known.initiated.insert(name, class);
        }
        Ok(())
    }

    fn group_of(&mut self, loader: LoaderId, name: &str) -> Option<&mut Constraint> {
        let groups = self.loaders.constraints.get_mut(name)?;
        groups.iter_mut().find(|group| group.loaders.contains(&loader))
    }

    /// The class that a loader has to give for a name, so that it agrees with others; `None` if it may give any.
    pub(crate) fn constrained(&self, loader: LoaderId, name: &str) -> Option<ClassId> {
        let groups = self.loaders.constraints.get(name)?;
        groups.iter().find(|group| group.loaders.contains(&loader))?.class
    }

    /// Whether two loaders have agreed about a name already, or mean the same class by it: nothing has to be noted.
    pub(crate) fn agree(&self, a: LoaderId, b: LoaderId, name: &str) -> bool {
        let known = |loader| self.named(loader, name);
        a == b || known(a).is_some_and(|class| known(b) == Some(class))
    }

    /// Has two loaders agree about a name from now on.
    ///
    /// # Errors
    /// The different classes that they have for it.
    pub(crate) fn constrain(&mut self, a: LoaderId, b: LoaderId, name: &str) -> Result<(), (ClassId, ClassId)> {
        let class_of = |loader| self.named(loader, name).or_else(|| self.constrained(loader, name));
        let (of_a, of_b) = (class_of(a), class_of(b));
        if let (Some(of_a), Some(of_b)) = (of_a, of_b)
            && of_a != of_b
        {
            return Err((of_a, of_b));
        }
        let groups = self.loaders.constraints.entry(name.into()).or_default();
        let mut joined = Constraint { loaders: vec![a, b], class: of_a.or(of_b) };
        groups.retain(|group| {
            let meets = group.loaders.contains(&a) || group.loaders.contains(&b);
            if meets {
                joined.loaders.extend(&group.loaders);
            }
            !meets
        });
        joined.loaders.sort_unstable();
        joined.loaders.dedup();
        groups.push(joined);
        Ok(())
    }

    /// A loader that is not the library's, as messages name it.
    pub(crate) fn loader_name_text(&self, loader: LoaderId) -> &str {
        self.loaders.known(loader).map_or("'app'", |known| &known.description)
    }

    /// A class's loader, as messages name it.
    pub(crate) fn loader_text(&self, class: &Class) -> &str {
        if class.boot { "'bootstrap'" } else { self.loader_name_text(class.loader) }
    }

    /// The module and loader of a class, as messages name them; of an array type those of its element type.
    pub(crate) fn module_text(&self, class: &Class) -> String {
        let element = self.element_of(class);
        let kind = if element.boot { "module java.base" } else { "unnamed module" };
        format!("{kind} of loader {}", self.loader_text(element))
    }

    /// The same with the parent of a program's loader.
    pub(crate) fn module_and_parent_text(&self, class: &Class) -> String {
        let text = self.module_text(class);
        match self.loaders.known(self.element_of(class).loader) {
            Some(known) => format!("{text}, parent loader {}", known.parent),
            None => text,
        }
    }

    /// `A and B are in unnamed module of loader 'app'`, as HotSpot puts it.
    pub(crate) fn modules_text(&self, first: &Class, second: &Class) -> String {
        let (first_name, second_name) = (first.java_name(), second.java_name());
        let (one, other) = (self.element_of(first), self.element_of(second));
        if one.boot == other.boot && one.loader == other.loader {
            return format!("{first_name} and {second_name} are in {}", self.module_text(first));
        }
        format!("{first_name} is in {}; {second_name} is in {}", self.module_text(first), self.module_text(second))
    }

    fn element_of<'a>(&'a self, class: &'a Class) -> &'a Class {
        if class.kind == ClassKind::Array { self.element_class(class.element) } else { class }
    }

    /// Whether a class is one that loaders give by its name.
    pub(crate) fn is_nameable(&self, class: ClassId) -> bool {
        let class = self.class(class);
        matches!(class.kind, ClassKind::Class | ClassKind::Interface) && !class.hidden
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(classes: &mut Classes, name: &str, loader: LoaderId) -> ClassId {
        let id = classes.next_class();
        let class = Class { loader, namespace: loader, ..Class::empty(id, name.into(), ClassKind::Class) };
        classes.add_class(class)
    }

    fn three_loaders(classes: &mut Classes) -> [LoaderId; 3] {
        [1, 2, 3].map(|slot| classes.loaders.add(slot, "L", "'app'", None))
    }

    #[test]
    fn loaders_give_one_class_for_a_name_each() {
        let mut classes = Classes::default();
        let [a, b, _] = three_loaders(&mut classes);
        let (of_a, of_b) = (class(&mut classes, "T", a), class(&mut classes, "T", b));
        assert_eq!(classes.named(a, "T"), None);
        assert_eq!(classes.initiate(a, of_a), Ok(()));
        assert_eq!(classes.initiate(b, of_b), Ok(()));
        assert_eq!((classes.named(a, "T"), classes.named(b, "T")), (Some(of_a), Some(of_b)));
        assert_eq!(classes.initiate(a, of_b), Err(of_a));
        assert_eq!(classes.by_name("T"), None);
    }

    #[test]
    fn constraints_hold_before_and_after_classes_are_there_and_through_third_loaders() {
        let mut classes = Classes::default();
        let [a, b, c] = three_loaders(&mut classes);
        assert_eq!(classes.constrain(a, b, "T"), Ok(()));
        assert_eq!(classes.constrain(b, c, "T"), Ok(()));
        let (of_a, of_c) = (class(&mut classes, "T", a), class(&mut classes, "T", c));
        assert_eq!(classes.initiate(a, of_a), Ok(()));
        assert_eq!(classes.initiate(c, of_c), Err(of_a));
        assert_eq!(classes.initiate(c, of_a), Ok(()));
        let mut classes = Classes::default();
        let [a, b, c] = three_loaders(&mut classes);
        let (of_a, of_c) = (class(&mut classes, "T", a), class(&mut classes, "T", c));
        assert_eq!((classes.initiate(a, of_a), classes.initiate(c, of_c)), (Ok(()), Ok(())));
        assert_eq!(classes.constrain(a, b, "T"), Ok(()));
        assert_eq!(classes.constrain(b, c, "T"), Err((of_a, of_c)));
        assert_eq!(classes.constrain(LoaderId::BUILT_IN, b, "T"), Ok(()));
        assert_eq!(classes.constrained(LoaderId::BUILT_IN, "T"), Some(of_a));
    }
}
