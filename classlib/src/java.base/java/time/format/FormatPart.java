package java.time.format;

/** A part of a format: writes something of a date or time, and reads it. */
interface FormatPart {
    /** Writes; false where it is not there and need not be. */
    boolean print(PrintState state, StringBuilder out);

    /** Reads at a place; gives the end, or the complement of the place of an error. */
    int parse(ParseState state, CharSequence text, int position);
}
