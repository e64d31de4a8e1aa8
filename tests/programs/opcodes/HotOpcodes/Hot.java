/** What the assembled class offers; Assemble writes the bodies. */
class Hot {
    static native long stack(int rounds);

    static native double locals(int rounds);
}
