package jdk.internal.vm;

/** The normal forms of texts. */
public final class UnicodeTexts {
    private UnicodeTexts() {
    }

    /** A text in a form: 0 to 3 for NFD, NFC, NFKD and NFKC. */
    public static native String normalize(String text, int form);
}
