package java.util.stream;

/** A terminal stage that counts elements and sums whole numbers. */
final class Total<T> extends Sink<T> {
    long count;
    long sum;

    @Override
    public void accept(T t) {
        count++;
    }

    @Override
    public void accept(int value) {
        count++;
        sum += value;
    }

    @Override
    public void accept(long value) {
        count++;
        sum += value;
    }

    @Override
    public void accept(double value) {
        count++;
    }

    Total<T> plus(Total<T> other) {
        count += other.count;
        sum += other.sum;
        return this;
    }

    double average() {
        return count > 0 ? (double) sum / count : 0;
    }
}
