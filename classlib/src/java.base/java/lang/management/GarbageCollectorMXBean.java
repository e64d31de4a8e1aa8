package java.lang.management;

/** A collector. */
public interface GarbageCollectorMXBean extends MemoryManagerMXBean {
    long getCollectionCount();

    long getCollectionTime();
}
