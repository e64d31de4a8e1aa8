//! Templates in, what they become out; and what is refused, with its line.

use super::*;

fn one(text: &str) -> Source {
    let mut sources = expand("A.java", text).expect("a template");
    assert_eq!(sources.len(), 1);
    sources.remove(0)
}

fn refused(text: &str) -> TemplateError {
    expand("A.java", text).expect_err("no template")
}

#[test]
fn a_source_without_directives_is_no_template() {
    assert!(!is_template("class A {\n    // # each\n}\n"));
    assert!(is_template("class A {\n    //#each int\n    //#end\n}\n"));
}

#[test]
fn loops_replace_words_and_tell_the_lines() {
    let source = one("class A {\n    //#each int char\n    $Box$ box($type$ v); // $ $1 $x\n    //#end\n}\n");
    assert_eq!(
        source.text,
        "class A {\n    Integer box(int v); // $ $1 $x\n    Character box(char v); // $ $1 $x\n}\n"
    );
    assert_eq!(source.lines, [1, 3, 3, 5]);
    assert_eq!(source.file, "A.java");
}

#[test]
fn conditions_choose_lines() {
    let text = "//#each byte double boolean\n//#if integral\n$type$ i\n//#else if not boolean\n$type$ f $bits$\n//#else\n\
                b\n//#end\n//#end\n";
    let source = one(text);
    assert_eq!(source.text, "byte i\ndouble f long\nb\n");
    assert_eq!(source.lines, [3, 5, 7]);
}

#[test]
fn a_loop_in_a_loop_has_a_name() {
    let text = "//#each int long\n//#each to: int long\n//#if same\n$Type$UnaryOperator\n//#else\n\
                $Type$To$to_Type$Function\n//#if to: long\nwide\n//#end\n//#end\n//#end\n//#end\n";
    assert_eq!(one(text).text, "IntUnaryOperator\nIntToLongFunction\nwide\nLongToIntFunction\nLongUnaryOperator\n");
}

#[test]
fn a_file_for_each_kind() {
    let text = "//#file $Type$s.java: int ref\n//#word many int=two ref=three\nclass $Type$s {} // $many$ $Consumer$\n";
    let sources = expand("Values.java", text).expect("a template");
    let all: Vec<_> = sources.iter().map(|source| (source.file.as_str(), source.text.as_str())).collect();
    assert_eq!(
        all,
        [
            ("Ints.java", "class Ints {} // two IntConsumer\n"),
            ("Refs.java", "class Refs {} // three Consumer<? super T>\n")
        ]
    );
    assert_eq!(sources[1].lines, [3]);
}

#[test]
fn rows_replace_their_words() {
    let text = "//#for unit: Day Year\n//#if unit: Day\nshort\n//#end\n$unit$s\n//#end\n\
                //#for type name\n//#| int | a\n//#| List<X> | b\n//#each int\n$type$ $name$ $Box$;\n//#end\n//#end\n";
    let source = one(text);
    assert_eq!(source.text, "short\nDays\nYears\nint a Integer;\nList<X> b Integer;\n");
    assert_eq!(source.lines, [3, 5, 5, 11, 11]);
}

#[test]
fn values_have_words_of_kinds() {
    let text =
        "//#each int\n//#for call declared\n//#| a(x) | a($type$ x)\n$Box$ $declared$ { $call$ }\n//#end\n//#end\n";
    assert_eq!(one(text).text, "Integer a(int x) { a(x) }\n");
    let text = "//#for a\n//#| $a$\n\n$a$\n//#end\n";
    assert_eq!(refused(text), error(4, "no word `a` for [$a$]"));
}

#[test]
fn a_file_for_each_row() {
    let text = "//#file $Name$.java\n//#for Name value\n//#| A | 1\n//#| B | 2\nclass $Name$ $value$\n";
    let sources = expand("Values.java", text).expect("a template");
    let all: Vec<_> = sources.iter().map(|source| (source.file.as_str(), source.text.as_str())).collect();
    assert_eq!(all, [("A.java", "class A 1\n"), ("B.java", "class B 2\n")]);
    assert_eq!(sources[1].lines, [5]);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let cases = [
        ("//#each int\n//#if\n//#end\n//#end\n", 2, "no condition"),
        ("//#each int\nint\n", 1, "without an `end`"),
        ("\n//#end\n", 2, "`end` does not belong here"),
        ("//#each int integer\n//#end\n", 1, "no kind `integer`"),
        ("//#each\n//#end\n", 1, "no kinds"),
        ("//#each int\n//#else\n//#end\n", 1, "`else` belongs to `if`"),
        ("//#each int\n//#if int\n//#else\n//#else\n//#end\n//#end\n", 2, "two `else`"),
        ("//#each int\n//#if int\n//#else\n//#else if int\n//#end\n//#end\n", 2, "two `else`"),
        ("//#each int\n//#if long\n//#else if numeric\n//#end\n//#end\n", 3, "no kind or family `numeric`"),
        ("//#each int\n//#if numeric\n//#end\n//#end\n", 2, "no kind or family `numeric`"),
        ("//#if int\n//#end\n", 1, "not in a loop of that name"),
        ("//#each int\n//#if to: int\n//#end\n//#end\n", 2, "not in a loop of that name"),
        ("//#each int\n//#end\n$type$\n", 3, "no word `type` for []"),
        ("//#each int ref\n\n$bytes$\n//#end\n", 3, "no word `bytes` for [ref]"),
        ("//#each int\n$to_type$\n//#end\n", 2, "no word `to_type` for [int]"),
        ("//#file A.java\n", 1, "a file needs `NAME: KINDS`, or `NAME` and a `for` below it"),
        ("//#for a\n//#end\n", 1, "no rows"),
        ("//#for a:\n//#end\n", 1, "no rows"),
        ("//#for a b\n//#| 1 | 2\n//#| 1\n//#end\n", 3, "1 values for 2 words"),
        ("//#for a: 1 2\n$b$\n//#end\n", 2, "no word `b` for [1]"),
        ("\n//#file A.java: int\n", 2, "`file` does not belong here"),
        ("//#word type int=a\n", 1, "all templates have a word `type`"),
        ("//#word w int\n", 1, "`int` has no value"),
        ("//#word w int=a\n//#each int long\n$w$\n//#end\n", 3, "no word `w` for [long]"),
        ("//#loop int\n", 1, "`loop` does not belong here"),
    ];
    for (text, line, message) in cases {
        assert_eq!(refused(text), error(line, message), "{text}");
    }
}
