/** Of the first loader. */
public interface PinnedTakerA {
    long get(PinnedOwnerA from);
}
