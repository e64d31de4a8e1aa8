package javax.lang.model.type;

/** What sort of type a type is. */
public enum TypeKind {
    BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE, VOID, NONE, NULL, ARRAY, DECLARED, ERROR, TYPEVAR, WILDCARD, PACKAGE,
    EXECUTABLE, OTHER, UNION, INTERSECTION, MODULE;

    public boolean isPrimitive() {
        return compareTo(DOUBLE) <= 0;
    }
}
