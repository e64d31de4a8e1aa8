package java.util.stream;

/** A terminal stage that finds the least and the greatest whole number. */
final class Bounds extends Sink<Object> {
    boolean found;
    long least = Long.MAX_VALUE;
    long greatest = Long.MIN_VALUE;

    @Override
    public void accept(int value) {
        accept((long) value);
    }

    @Override
    public void accept(long value) {
        found = true;
        if (value < least) {
            least = value;
        }
        if (value > greatest) {
            greatest = value;
        }
    }
}
