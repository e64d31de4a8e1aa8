//! The least type that two types both fit (JVMS 4.10.2.2): what inference holds where paths meet.

use super::environment::Environment;
use super::failure::Checked;
use super::types::{Name, Type};

/// The type of a slot that holds `a` on one path and `b` on another; `Top` if no use of it is safe.
pub(super) fn merge(environment: &mut Environment<'_, '_>, a: Type, b: Type) -> Checked<Type> {
    if a == b {
        return Ok(a);
    }
    if !a.is_reference() || !b.is_reference() {
        return Ok(Type::TOP);
    }
    if a == Type::NULL {
        return Ok(b);
    }
    if b == Type::NULL {
        return Ok(a);
    }
    let common = a.dimensions().min(b.dimensions());
    let object = Type::OBJECT;
    let (element, dimensions) = match (a.name(), b.name()) {
        // Both are classes below the same dimensions.
        (Some(x), Some(y)) if a.dimensions() == b.dimensions() => {
            (Type::class(common_superclass(environment, x, y)?), common)
        }
        // A primitive type meets something else, so only the arrays of it are objects.
        (None, _) if a.dimensions() == common => (object, common - 1),
        (_, None) if b.dimensions() == common => (object, common - 1),
        // An array meets a class.
        _ => (object, common),
    };
    let mut merged = element;
    for _ in 0..dimensions {
        merged = merged.array_of().unwrap_or(merged);
    }
    Ok(merged)
}

/// The nearest class that both are or extend; `java/lang/Object` if either is an interface, as HotSpot has it.
fn common_superclass(environment: &mut Environment<'_, '_>, a: Name, b: Name) -> Checked<Name> {
    let object = Name::OBJECT;
    if a == b {
        return Ok(a);
    }
    if a == object || b == object {
        return Ok(object);
    }
    let key = (a.min(b), a.max(b));
    if let Some(known) = environment.common_superclasses.get(&key) {
        return Ok(*known);
    }
    let mut answer = object;
    if !environment.is_interface(a)? && !environment.is_interface(b)? {
        answer = environment.common_superclass(a, b)?;
        if answer != object {
            environment.questions.assume_assignable(a, answer);
            environment.questions.assume_assignable(b, answer);
        }
    }
    environment.common_superclasses.insert(key, answer);
    Ok(answer)
}
