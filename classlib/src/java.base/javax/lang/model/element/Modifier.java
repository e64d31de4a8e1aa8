package javax.lang.model.element;

import java.util.Locale;

/** A modifier of a declaration, in the order in which they are written. */
public enum Modifier {
    PUBLIC, PROTECTED, PRIVATE, ABSTRACT, DEFAULT, STATIC, SEALED, NON_SEALED, FINAL, TRANSIENT, VOLATILE, SYNCHRONIZED, NATIVE,
    STRICTFP;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.US).replace('_', '-');
    }
}
