package java.time.format;

/** How long a localized date or time is. */
public enum FormatStyle {
    FULL,
    LONG,
    MEDIUM,
    SHORT
}
