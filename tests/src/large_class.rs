//! Class files that are large for what is in them: in go names and numbers, out comes the file.

/// An abstract class with so many abstract methods, of at most 65,536, and an attribute of so many bytes that nobody knows.
pub fn large_class(name: &str, above: &str, methods: u16, attribute: usize) -> Vec<u8> {
    const NAMES: u16 = 256;
    let mut file = b"\xca\xfe\xba\xbe\0\0\0\x34".to_vec();
    let mut constants: Vec<Vec<u8>> = Vec::new();
    let text = |text: &str| [&[1], &(text.len() as u16).to_be_bytes()[..], text.as_bytes()].concat();
    constants.extend([text(name), text(above), text("Padding"), vec![7, 0, 1], vec![7, 0, 2]]);
    let names = constants.len() as u16 + 1;
    constants.extend((0..NAMES).map(|number| text(&format!("m{number}"))));
    let descriptors = constants.len() as u16 + 1;
    constants.extend((0..methods.div_ceil(NAMES)).map(|number| {
        let parameters: String =
            (0..4).map(|digit| ["I", "J", "F", "D"][usize::from(number >> (2 * digit) & 3)]).collect();
        text(&format!("({parameters})V"))
    }));
    file.extend((constants.len() as u16 + 1).to_be_bytes());
    file.extend(constants.concat());
    let numbers = |file: &mut Vec<u8>, numbers: &[u16]| {
        file.extend(numbers.iter().flat_map(|number| number.to_be_bytes()));
    };
    // Public, abstract, with the usual meaning of `invokespecial`; no interfaces, no fields.
    numbers(&mut file, &[0x421, 4, 5, 0, 0, methods]);
    for method in 0..methods {
        numbers(&mut file, &[0x401, names + method % NAMES, descriptors + method / NAMES, 0]);
    }
    if attribute == 0 {
        numbers(&mut file, &[0]);
    } else {
        numbers(&mut file, &[1, 3]);
        file.extend((attribute as u32).to_be_bytes());
        file.resize(file.len() + attribute, 0);
    }
    file
}
