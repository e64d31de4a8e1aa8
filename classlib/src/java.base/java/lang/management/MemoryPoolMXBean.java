package java.lang.management;

/** A part of the memory. */
public interface MemoryPoolMXBean extends PlatformManagedObject {
    MemoryUsage getCollectionUsage();

    long getCollectionUsageThreshold();

    long getCollectionUsageThresholdCount();

    String[] getMemoryManagerNames();

    String getName();

    MemoryUsage getPeakUsage();

    MemoryType getType();

    MemoryUsage getUsage();

    long getUsageThreshold();

    long getUsageThresholdCount();

    boolean isCollectionUsageThresholdExceeded();

    boolean isCollectionUsageThresholdSupported();

    boolean isUsageThresholdExceeded();

    boolean isUsageThresholdSupported();

    boolean isValid();

    void resetPeakUsage();

    void setCollectionUsageThreshold(long value);

    void setUsageThreshold(long value);
}
