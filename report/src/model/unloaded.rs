//! Classes of the program that were never loaded.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Class, Method};

/// A class that lies beside those of the program and was never loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UnloadedClass {
    /// The class, without methods: they are here.
    pub class: Class,
    /// Its methods with their lines, of which none was executed. Their class is no index.
    pub methods: Vec<Method>,
}
