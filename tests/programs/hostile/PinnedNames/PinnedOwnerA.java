/** Of the first loader. */
public class PinnedOwnerA {
    public Object x = "secret";
}
