package javax.lang.model.element;

/** Where a type is declared. */
public enum NestingKind {
    TOP_LEVEL, MEMBER, LOCAL, ANONYMOUS;

    public boolean isNested() {
        return this != TOP_LEVEL;
    }
}
