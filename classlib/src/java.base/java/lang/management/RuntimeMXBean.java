package java.lang.management;

/** The virtual machine. */
public interface RuntimeMXBean extends PlatformManagedObject {
    String getBootClassPath();

    String getClassPath();

    java.util.List<String> getInputArguments();

    String getLibraryPath();

    String getManagementSpecVersion();

    String getName();

    default long getPid() {
        return Long.parseLong(getName().split("@")[0]);
    }

    String getSpecName();

    String getSpecVendor();

    String getSpecVersion();

    long getStartTime();

    java.util.Map<String, String> getSystemProperties();

    long getUptime();

    String getVmName();

    String getVmVendor();

    String getVmVersion();

    boolean isBootClassPathSupported();
}
