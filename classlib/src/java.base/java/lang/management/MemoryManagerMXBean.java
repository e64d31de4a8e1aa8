package java.lang.management;

/** What manages memory. */
public interface MemoryManagerMXBean extends PlatformManagedObject {
    String[] getMemoryPoolNames();

    String getName();

    boolean isValid();
}
