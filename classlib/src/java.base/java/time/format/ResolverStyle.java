package java.time.format;

/** How strictly the fields that were read are taken. */
public enum ResolverStyle {
    STRICT,
    SMART,
    LENIENT
}
