import java.util.function.Supplier;

/** What the assembled class offers; Assemble writes the bodies. */
class Assembled {
    native Supplier<Object> ownText();

    static native int largest();

    static native long smallest();

    static native double pi();

    static native char letter();
}
