package java.util;

/** Hears of changes of an {@link Observable}. */
@Deprecated(since = "9")
public interface Observer {
    void update(Observable o, Object arg);
}
