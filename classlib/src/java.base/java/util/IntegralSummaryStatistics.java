//#file $Type$SummaryStatistics.java: int long
package java.util;

import java.util.function.IntConsumer;
//#if long
import java.util.function.LongConsumer;
//#end

/** Count, sum, least, greatest and average of {@code $type$} values. */
//#if long
public class LongSummaryStatistics implements LongConsumer, IntConsumer {
//#else
public class IntSummaryStatistics implements IntConsumer {
//#end
    private long count;
    private long sum;
    private $type$ min = $Box$.MAX_VALUE;
    private $type$ max = $Box$.MIN_VALUE;

    public $Type$SummaryStatistics() {
    }

    public $Type$SummaryStatistics(long count, $type$ min, $type$ max, long sum) {
        if (count < 0L) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0L) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            this.count = count;
            this.sum = sum;
            this.min = min;
            this.max = max;
        }
    }
    //#if long

    public void accept(int value) {
        accept((long) value);
    }
    //#end

    public void accept($type$ value) {
        count++;
        sum += value;
        if (value < min) {
            min = value;
        }
        if (value > max) {
            max = value;
        }
    }

    public void combine($Type$SummaryStatistics other) {
        count += other.count;
        sum += other.sum;
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final long getCount() {
        return count;
    }

    public final long getSum() {
        return sum;
    }

    public final $type$ getMin() {
        return min;
    }

    public final $type$ getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? (double) sum / count : 0.0;
    }

    @Override
    public String toString() {
        return String.format("%s{count=%d, sum=%d, min=%d, average=%f, max=%d}", getClass().getSimpleName(), count,
                sum, min, getAverage(), max);
    }
}
