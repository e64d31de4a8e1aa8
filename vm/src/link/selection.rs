//! Which method a call runs: vtables, and the search for interface methods (JVMS 5.4.5, 5.4.6).

use rustc_hash::{FxHashMap, FxHashSet};

use super::class::{Method, flags};
use super::table::Classes;
use crate::id::{ClassId, LoaderId, MethodId};

/// A vtable under construction, with the numbers that declared methods got.
pub(crate) struct Vtable {
    pub entries: Vec<MethodId>,
    /// For each declared method of the class: its place in the vtable.
    pub indices: Vec<Option<u32>>,
    /// Places where several default methods conflict, each with one of them.
    pub conflicts: Vec<(u32, MethodId)>,
}

/// What is known of the class being defined.
pub(crate) struct Declared<'a> {
    pub class: ClassId,
    pub package: &'a str,
    pub loader: LoaderId,
    pub is_interface: bool,
    pub super_class: Option<ClassId>,
    /// All superinterfaces, direct and indirect, each once.
    pub all_interfaces: &'a [ClassId],
    /// Numbers of the declared methods.
    pub methods: &'a [MethodId],
}

/// Why an interface call throws before it enters a method.
pub(crate) enum InterfaceRefusal {
    /// The receiver's class does not implement the interface.
    NotImplemented,
    /// The method that it selects is neither public nor private to the interface.
    NotAccessible(MethodId),
}

/// The places of a vtable by signature.
///
/// The VM interns names and descriptors, so a signature is two addresses; what has the same one is chained, for there is
/// seldom more than one place.
#[derive(Default)]
struct VtablePlaces {
    /// The first and the last place of each signature.
    ends: FxHashMap<InternedSignature, (u32, u32)>,
    /// For each place, the next one with the same signature; [`NO_PLACE`] at the end.
    next: Vec<u32>,
}

const NO_PLACE: u32 = u32::MAX;

/// A method's name and descriptor as the addresses of the VM's copies of them.
pub(crate) type InternedSignature = (*const u8, *const u8);

/// The interface methods of a VM that receivers select, by signature; in the order of their interfaces' numbers.
#[derive(Default)]
pub(crate) struct InterfaceMethods(FxHashMap<InternedSignature, Vec<MethodId>>);

impl InterfaceMethods {
    /// Adds a method of the interface that has the greatest number so far.
    pub(crate) fn add(&mut self, method: &Method) {
        if method.is_selected() {
            self.0.entry(method.signature()).or_default().push(method.id);
        }
    }

    /// The interface methods of a signature.
    fn of(&self, signature: InternedSignature) -> &[MethodId] {
        self.0.get(&signature).map_or(&[], Vec::as_slice)
    }
}

impl VtablePlaces {
    /// Adds the place after the last one, for a method of that signature.
    fn push(&mut self, method: &Method) {
        let place = self.next.len() as u32;
        let (_, last) = self.ends.entry(method.signature()).or_insert((place, place));
        if *last != place {
            self.next[*last as usize] = place;
            *last = place;
        }
        self.next.push(NO_PLACE);
    }

    /// The places of a method's signature, in ascending order.
    fn of(&self, method: &Method) -> impl Iterator<Item = u32> + '_ {
        let first = self.ends.get(&method.signature()).map(|(first, _)| *first);
        std::iter::successors(first, |&place| Some(self.next[place as usize]).filter(|next| *next != NO_PLACE))
    }
}

impl Classes {
    /// Builds the vtable of a class whose methods have been added already.
    ///
    /// Every method that overrides takes the place of what it overrides; every interface method without implementation
    /// in a class gets a place too, filled with the maximally specific default or an abstract method.
    pub(crate) fn build_vtable(&self, declared: &Declared<'_>) -> Vtable {
        let inherited = declared.super_class.map(|id| self.class(id));
        let mut entries: Vec<MethodId> = inherited.map(|class| class.vtable_methods.to_vec()).unwrap_or_default();
        let mut indices = vec![None; declared.methods.len()];
        if declared.is_interface {
            return Vtable { entries, indices, conflicts: Vec::new() };
        }
        let mut places = VtablePlaces::default();
        entries.iter().for_each(|&entry| places.push(self.method(entry)));
        for (position, &id) in declared.methods.iter().enumerate() {
            let method = self.method(id);
            if !method.is_selected() {
                continue;
            }
            let mut first = None;
            for place in places.of(method) {
                if self.overrides(declared, method, self.method(entries[place as usize])) {
                    entries[place as usize] = id;
                    first.get_or_insert(place);
                }
            }
            indices[position] = first.or(Some(entries.len() as u32));
            if first.is_none() {
                places.push(method);
                entries.push(id);
            }
        }
        let conflicts = self.add_interface_methods(declared, &mut entries, &mut places);
        Vtable { entries, indices, conflicts }
    }

    /// Whether a declared method overrides an inherited one (JVMS 5.4.5): public or protected always, package-private
    /// within the same package.
    fn overrides(&self, declared: &Declared<'_>, method: &Method, inherited: &Method) -> bool {
        let owner = self.class(inherited.class);
        owner.is_interface()
            || inherited.is(flags::PUBLIC | flags::PROTECTED)
            || owner.package() == declared.package && owner.loader == declared.loader
            || method.class == inherited.class
    }

    /// Gives every superinterface method a place, and fills places that no class method holds.
    /// Gives the places where defaults conflict.
    fn add_interface_methods(
        &self,
        declared: &Declared<'_>,
        entries: &mut Vec<MethodId>,
        places: &mut VtablePlaces,
    ) -> Vec<(u32, MethodId)> {
        // The methods without implementation, by signature, in the order of the first of each.
        let mut groups: Vec<Vec<&Method>> = Vec::new();
        let mut by_signature: FxHashMap<InternedSignature, usize> = FxHashMap::default();
        let mut implemented: FxHashSet<InternedSignature> = FxHashSet::default();
        for &interface in declared.all_interfaces {
            for &id in &self.class(interface).methods {
                let method = self.method(id);
                if !method.is_selected() || implemented.contains(&method.signature()) {
                    continue;
                }
                if let Some(&group) = by_signature.get(&method.signature()) {
                    groups[group].push(method);
                    continue;
                }
                let is_implemented = places.of(method).any(|place| {
                    let held = self.method(entries[place as usize]);
                    held.class == declared.class || !self.class(held.class).is_interface()
                });
                if is_implemented {
                    implemented.insert(method.signature());
                } else {
                    by_signature.insert(method.signature(), groups.len());
                    groups.push(vec![method]);
                }
            }
        }
        let mut conflicts = Vec::new();
        for group in groups {
            let first = group[0];
            let known = places.of(first).next();
            let place = known.unwrap_or(entries.len() as u32);
            if known.is_none() {
                places.push(first);
                entries.push(first.id);
            }
            match self.maximally_specific(group) {
                Some(selected) => entries[place as usize] = selected.id,
                None => conflicts.push((place, first.id)),
            }
        }
        conflicts
    }

    /// The methods of a class's superinterfaces (an interface counts among its own) that have that signature and that
    /// receivers select.
    pub(crate) fn candidates(
        &self,
        class: ClassId,
        name: &str,
        descriptor: &str,
        signature: InternedSignature,
    ) -> Vec<&Method> {
        let class = self.class(class);
        let all = self.interface_methods.of(signature).iter().map(|&id| self.method(id));
        let count: u32 = class.interface_bits_store.iter().map(|word| word.count_ones()).sum();
        // Whichever are fewer: the interfaces with such a method, or those of the class.
        if all.len() <= count as usize {
            return all.filter(|method| class.implements(self.class(method.class).interface_index)).collect();
        }
        let interfaces = self.classes_of_interfaces(&class.interface_bits_store);
        let declared = interfaces.into_iter().filter_map(|id| self.declared_method(id, name, descriptor));
        declared.filter(|method| method.is_selected()).collect()
    }

    /// Those of some interfaces' methods of one signature that no other overrides (JVMS 5.4.3.3).
    fn most_specific<'a>(&'a self, mut candidates: Vec<&'a Method>) -> Vec<&'a Method> {
        if candidates.len() < 2 {
            return candidates;
        }
        // The proper superinterfaces of all of them.
        let mut above: Vec<u64> = Vec::new();
        for method in &candidates {
            let interface = self.class(method.class);
            let bits = &interface.interface_bits_store;
            above.resize(above.len().max(bits.len()), 0);
            let own = (interface.interface_index as usize / 64, 1 << (interface.interface_index % 64));
            for (at, (word, bits)) in above.iter_mut().zip(bits).enumerate() {
                *word |= if at == own.0 { bits & !own.1 } else { *bits };
            }
        }
        let is_above = |index: u32| above[index as usize / 64] >> (index % 64) & 1 != 0;
        candidates.retain(|method| !is_above(self.class(method.class).interface_index));
        candidates
    }

    /// The one of some interfaces' methods of one signature that is maximally specific and not abstract, or an abstract
    /// one if all are; `None` if several are not: a conflict.
    pub(crate) fn maximally_specific<'a>(&'a self, candidates: Vec<&'a Method>) -> Option<&'a Method> {
        let candidates = self.most_specific(candidates);
        let mut concrete = candidates.iter().filter(|method| !method.is(flags::ABSTRACT));
        match (concrete.next(), concrete.next()) {
            (Some(&only), None) => Some(only),
            (Some(_), Some(_)) => None,
            _ => candidates.first().copied(),
        }
    }

    /// The default methods that conflict in a class (`IncompatibleClassChangeError`); empty if at most one is there.
    pub(crate) fn conflicting_defaults(&self, class: ClassId, like: &Method) -> Vec<&Method> {
        let mut concrete = self.most_specific(self.candidates_like(class, like));
        concrete.retain(|method| !method.is(flags::ABSTRACT));
        if concrete.len() < 2 { Vec::new() } else { concrete }
    }

    /// A class's own method of that signature.
    pub(crate) fn declared_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<&Method> {
        let class = self.class(class);
        let method = |place: usize| self.method(class.methods[place]);
        let texts = |place| (&*method(place).name, &*method(place).descriptor);
        class.method_places.find(class.methods.len(), name, descriptor, texts).map(method)
    }

    /// [`Classes::candidates`] with the signature of a method.
    fn candidates_like(&self, class: ClassId, like: &Method) -> Vec<&Method> {
        self.candidates(class, &like.name, &like.descriptor, like.signature())
    }

    /// The interfaces whose bits are set.
    pub(crate) fn classes_of_interfaces(&self, bits: &[u64]) -> Vec<ClassId> {
        let numbers = bits
            .iter()
            .enumerate()
            .flat_map(|(word, &bits)| (0..64).filter(move |bit| bits >> bit & 1 != 0).map(move |bit| word * 64 + bit));
        numbers.map(|number| self.interfaces[number]).collect()
    }

    /// The method that an interface call runs on an instance of a class (JVMS 5.4.6).
    ///
    /// The answer is kept by the class, as long as there are no more than it has methods. It may be abstract, or one of several
    /// defaults that conflict.
    pub fn select_interface_method(&self, class: ClassId, method: MethodId) -> MethodId {
        if let Some(&found) = self.class(class).interface_methods.borrow().get(&method) {
            return found;
        }
        let wanted = self.method(method);
        if wanted.is(flags::PRIVATE) {
            return method;
        }
        // All methods of a signature select the same, so the search is kept for the first of them too.
        let first = self.interface_methods.of(wanted.signature()).first().copied().unwrap_or(method);
        let receiver = self.class(class);
        let known = receiver.interface_methods.borrow().get(&first).copied();
        let found = known.unwrap_or_else(|| self.search(class, wanted).id);
        let mut kept = receiver.interface_methods.borrow_mut();
        // As many as were charged with the vtable (`metadata.rs`).
        if kept.len() > receiver.vtable_methods.len() {
            kept.clear();
        }
        kept.insert(first, found);
        kept.insert(method, found);
        found
    }

    /// The method that an interface call enters on an instance of a class (JVMS 6.5, `invokeinterface`). It may be abstract.
    ///
    /// # Errors
    /// [`InterfaceRefusal`].
    pub(crate) fn interface_callee(&self, class: ClassId, wanted: MethodId) -> Result<MethodId, InterfaceRefusal> {
        let method = self.method(wanted);
        let owner = self.class(method.class);
        if owner.is_interface() && !self.is_subtype(class, owner.id) {
            return Err(InterfaceRefusal::NotImplemented);
        }
        let selected = if owner.is_interface() {
            self.select_interface_method(class, wanted)
        } else {
            // A method of Object named through an interface.
            method.vtable_index.get().map_or(wanted, |index| self.class(class).vtable_methods[index as usize])
        };
        let found = self.method(selected);
        if !found.is(flags::PUBLIC) && !method.is(flags::PRIVATE) && !found.is(flags::ABSTRACT) {
            return Err(InterfaceRefusal::NotAccessible(selected));
        }
        Ok(selected)
    }

    fn search<'a>(&'a self, class: ClassId, wanted: &'a Method) -> &'a Method {
        let mut next = Some(class);
        while let Some(id) = next {
            if let Some(method) = self.declared_method(id, &wanted.name, &wanted.descriptor)
                && method.is_selected()
            {
                return method;
            }
            next = self.class(id).super_class;
        }
        self.maximally_specific(self.candidates_like(class, wanted)).unwrap_or_else(|| {
            // The vtable holds the method that reports the conflict.
            let entries = self.class(class).vtable_methods.iter().map(|&id| self.method(id));
            let mut same = entries.filter(|entry| entry.name == wanted.name && entry.descriptor == wanted.descriptor);
            same.next().unwrap_or(wanted)
        })
    }
}
