/** Of the second loader: what the first one's class of this name has a reference in is a number here. */
public class PinnedCallerB {
    public long x = 7;
}
