package java.util;

/** A format string, or what it is used with, is not legal. */
public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}
