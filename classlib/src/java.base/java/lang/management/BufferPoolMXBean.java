package java.lang.management;

/** A pool of buffers. */
public interface BufferPoolMXBean extends PlatformManagedObject {
    long getCount();

    long getMemoryUsed();

    String getName();

    long getTotalCapacity();
}
