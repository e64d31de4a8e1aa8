package java.lang.invoke;

import java.io.Serializable;

/** The type of a method. The machine makes no instances. */
public final class MethodType implements Serializable {
    private MethodType() {
    }
}
