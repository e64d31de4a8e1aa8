package java.util.stream;

/** A terminal stage that sums {@code double} values, compensated for rounding (Kahan). */
final class DoubleTotal extends Sink<Object> {
    long count;
    private double sum;
    /** What rounding has added to {@code sum}. */
    private double excess;
    /** The plain sum, which alone is right when infinities are involved. */
    private double plainSum;

    @Override
    public void accept(double value) {
        count++;
        plainSum += value;
        add(value);
    }

    private void add(double value) {
        double corrected = value - excess;
        double next = sum + corrected;
        excess = next - sum - corrected;
        sum = next;
    }

    DoubleTotal plus(DoubleTotal other) {
        count += other.count;
        plainSum += other.plainSum;
        add(other.sum);
        add(-other.excess);
        return this;
    }

    double sum() {
        double s = sum - excess;
        return Double.isNaN(s) && Double.isInfinite(plainSum) ? plainSum : s;
    }

    double average() {
        return count > 0 ? sum() / count : 0;
    }
}
