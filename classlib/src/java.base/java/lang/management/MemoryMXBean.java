package java.lang.management;

/** The memory. */
public interface MemoryMXBean extends PlatformManagedObject {
    void gc();

    MemoryUsage getHeapMemoryUsage();

    MemoryUsage getNonHeapMemoryUsage();

    @Deprecated
    int getObjectPendingFinalizationCount();

    boolean isVerbose();

    void setVerbose(boolean flag);
}
