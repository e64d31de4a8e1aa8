package java.lang.management;

/** The compiler. */
public interface CompilationMXBean extends PlatformManagedObject {
    String getName();

    long getTotalCompilationTime();

    boolean isCompilationTimeMonitoringSupported();
}
