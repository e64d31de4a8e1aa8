package java.util;

import java.util.function.DoubleConsumer;

/** Count, compensated sum, least, greatest and average of {@code double} values. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    /** What rounding has lost from {@code sum} (Kahan), to be subtracted. */
    private double compensation;
    /** The plain sum, which alone is right when infinities are involved. */
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        if (count < 0L) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0L) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            boolean someNaN = Double.isNaN(min) || Double.isNaN(max) || Double.isNaN(sum);
            boolean allNaN = Double.isNaN(min) && Double.isNaN(max) && Double.isNaN(sum);
            if (someNaN && !allNaN) {
                throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
            }
            this.count = count;
            this.sum = sum;
            this.simpleSum = sum;
            this.min = min;
            this.max = max;
        }
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        addCompensated(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        addCompensated(other.sum);
        addCompensated(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void addCompensated(double value) {
        double corrected = value - compensation;
        double next = sum + corrected;
        compensation = (next - sum) - corrected;
        sum = next;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double s = sum - compensation;
        return Double.isNaN(s) && Double.isInfinite(simpleSum) ? simpleSum : s;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    @Override
    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), count,
                getSum(), min, getAverage(), max);
    }
}
