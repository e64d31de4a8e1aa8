package java.sql;

import java.util.Arrays;

/** An error in a batch of statements, with the counts of those that were done. */
public class BatchUpdateException extends SQLException {
    private static final long serialVersionUID = 5977529877145521757L;

    private int[] updateCounts;
    private long[] longUpdateCounts;

    public BatchUpdateException(String reason, String SQLState, int vendorCode, int[] updateCounts) {
        super(reason, SQLState, vendorCode);
        take(updateCounts);
    }

    public BatchUpdateException(String reason, String SQLState, int[] updateCounts) {
        this(reason, SQLState, 0, updateCounts);
    }

    public BatchUpdateException(String reason, int[] updateCounts) {
        this(reason, null, 0, updateCounts);
    }

    public BatchUpdateException(int[] updateCounts) {
        this(null, null, 0, updateCounts);
    }

    public BatchUpdateException() {
        this(null, null, 0, null);
    }

    public BatchUpdateException(Throwable cause) {
        this(cause == null ? null : cause.toString(), null, 0, (int[]) null, cause);
    }

    public BatchUpdateException(int[] updateCounts, Throwable cause) {
        this(cause == null ? null : cause.toString(), null, 0, updateCounts, cause);
    }

    public BatchUpdateException(String reason, int[] updateCounts, Throwable cause) {
        this(reason, null, 0, updateCounts, cause);
    }

    public BatchUpdateException(String reason, String SQLState, int[] updateCounts, Throwable cause) {
        this(reason, SQLState, 0, updateCounts, cause);
    }

    public BatchUpdateException(
            String reason, String SQLState, int vendorCode, int[] updateCounts, Throwable cause) {
        super(reason, SQLState, vendorCode, cause);
        take(updateCounts);
    }

    public BatchUpdateException(
            String reason, String SQLState, int vendorCode, long[] updateCounts, Throwable cause) {
        super(reason, SQLState, vendorCode, cause);
        longUpdateCounts = updateCounts == null ? null : updateCounts.clone();
        this.updateCounts = updateCounts == null ? null
                : Arrays.stream(updateCounts).mapToInt(count -> (int) count).toArray();
    }

    private void take(int[] counts) {
        updateCounts = counts == null ? null : counts.clone();
        longUpdateCounts = counts == null ? null : Arrays.stream(counts).asLongStream().toArray();
    }

    public int[] getUpdateCounts() {
        return updateCounts == null ? null : updateCounts.clone();
    }

    public long[] getLargeUpdateCounts() {
        return longUpdateCounts == null ? null : longUpdateCounts.clone();
    }
}
