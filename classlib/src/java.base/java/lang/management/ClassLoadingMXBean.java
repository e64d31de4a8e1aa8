package java.lang.management;

/** How many classes are loaded. */
public interface ClassLoadingMXBean extends PlatformManagedObject {
    int getLoadedClassCount();

    long getTotalLoadedClassCount();

    long getUnloadedClassCount();

    boolean isVerbose();

    void setVerbose(boolean flag);
}
