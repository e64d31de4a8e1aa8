package java.lang.reflect;

import java.lang.annotation.AnnotationTypeMismatchException;

/** What an annotation has where its class file names a value that there is not: asking for it throws. */
final class AbsentValue {
    private final String text;
    private final java.util.function.Function<Method, RuntimeException> thrown;
    /** The member whose value it is. */
    Method member;

    private AbsentValue(String text, java.util.function.Function<Method, RuntimeException> thrown) {
        this.text = text;
        this.thrown = thrown;
    }

    static AbsentValue mismatch(String found) {
        return new AbsentValue("/* Warning type mismatch! \"" + found + "\" */",
                member -> new AnnotationTypeMismatchException(member, found));
    }

    static AbsentValue type(String name) {
        ClassNotFoundException cause = new ClassNotFoundException(name);
        return new AbsentValue(name + ".class /* Warning: type not present! */",
                member -> new TypeNotPresentException(name, cause));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static AbsentValue constant(Class<? extends Enum> type, String name) {
        return new AbsentValue(name + " /* Warning: constant not present! */",
                member -> new EnumConstantNotPresentException(type, name));
    }

    RuntimeException thrown(Method asked) {
        return thrown.apply(member == null ? asked : member);
    }

    @Override
    public String toString() {
        return text;
    }
}
