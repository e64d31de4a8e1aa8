package java.lang.management;

/** The system. */
public interface OperatingSystemMXBean extends PlatformManagedObject {
    String getArch();

    int getAvailableProcessors();

    String getName();

    double getSystemLoadAverage();

    String getVersion();
}
