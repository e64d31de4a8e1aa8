package nearby;

/** An interface that only its package can name, and one that inherits from it. */
public class ProxyRefusalsNearby {
    interface Hidden {
        default String hidden() {
            return "hidden";
        }
    }

    public interface Open extends Hidden {
        default String open() {
            return "open";
        }
    }

    public static Class<?> hidden() {
        return Hidden.class;
    }
}
