package java.lang.management;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/** The beans that {@link ManagementFactory} gives. */
final class PlatformBeans {
    static final Classes CLASSES = new Classes();
    static final Memory MEMORY = new Memory();
    static final Threads THREADS = new Threads();
    static final Machine RUNTIME = new Machine();
    static final Compilation COMPILATION = new Compilation();
    static final OperatingSystem SYSTEM = new OperatingSystem();
    private static final long MILLION = 1_000_000;

    private PlatformBeans() {
    }

    private static ObjectName named(String name) {
        try {
            return new ObjectName(name);
        } catch (MalformedObjectNameException never) {
            throw new InternalError(never);
        }
    }

    /** Keeps whether a bean is to be verbose, which it never is. */
    private static class Verbosity {
        private boolean verbose;

        public boolean isVerbose() {
            return verbose;
        }

        public void setVerbose(boolean value) {
            verbose = value;
        }
    }

    static final class Classes extends Verbosity implements ClassLoadingMXBean {
        @Override
        public int getLoadedClassCount() {
            return 0;
        }

        @Override
        public long getTotalLoadedClassCount() {
            return 0;
        }

        @Override
        public long getUnloadedClassCount() {
            return 0;
        }

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.CLASS_LOADING_MXBEAN_NAME);
        }
    }

    static final class Memory extends Verbosity implements MemoryMXBean {
        @Override
        public MemoryUsage getHeapMemoryUsage() {
            Runtime runtime = Runtime.getRuntime();
            long committed = runtime.totalMemory();
            long used = Math.min(Math.max(0, committed - runtime.freeMemory()), committed);
            return new MemoryUsage(0, used, committed, Math.max(committed, runtime.maxMemory()));
        }

        @Override
        public MemoryUsage getNonHeapMemoryUsage() {
            return new MemoryUsage(0, 0, 0, -1);
        }

        @Override
        public int getObjectPendingFinalizationCount() {
            return 0;
        }

        @Override
        public void gc() {
            System.gc();
        }

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.MEMORY_MXBEAN_NAME);
        }
    }

    static final class Machine implements RuntimeMXBean {
        private final long started = System.currentTimeMillis();

        @Override
        public String getName() {
            return getPid() + "@localhost";
        }

        @Override
        public long getPid() {
            return 1;
        }
        //#for getter property
        //#| getVmName | "java.vm.name"
        //#| getVmVendor | "java.vm.vendor"
        //#| getVmVersion | "java.vm.version"
        //#| getSpecName | "java.vm.specification.name"
        //#| getSpecVendor | "java.vm.specification.vendor"
        //#| getSpecVersion | "java.vm.specification.version"

        @Override
        public String $getter$() {
            return System.getProperty($property$);
        }
        //#end
        //#for declared value
        //#| String getManagementSpecVersion() | "4.0"
        //#| String getClassPath() | System.getProperty("java.class.path")
        //#| String getLibraryPath() | System.getProperty("java.library.path")
        //#| boolean isBootClassPathSupported() | false

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public String getBootClassPath() {
            throw new UnsupportedOperationException("Boot class path mechanism is not supported");
        }

        @Override
        public List<String> getInputArguments() {
            return List.of();
        }

        @Override
        public long getUptime() {
            return System.currentTimeMillis() - started;
        }

        @Override
        public long getStartTime() {
            return started;
        }

        @Override
        public Map<String, String> getSystemProperties() {
            Map<String, String> all = new TreeMap<>();
            for (String name : System.getProperties().stringPropertyNames()) {
                all.put(name, System.getProperty(name));
            }
            return all;
        }

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.RUNTIME_MXBEAN_NAME);
        }
    }

    static final class Compilation implements CompilationMXBean {
        @Override
        public String getName() {
            return "Holloway";
        }

        @Override
        public boolean isCompilationTimeMonitoringSupported() {
            return false;
        }

        @Override
        public long getTotalCompilationTime() {
            throw new UnsupportedOperationException("Compilation time monitoring is not supported.");
        }

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.COMPILATION_MXBEAN_NAME);
        }
    }

    static final class OperatingSystem implements OperatingSystemMXBean {
        @Override
        public String getName() {
            return System.getProperty("os.name");
        }
        //#for declared value
        //#| String getArch() | System.getProperty("os.arch")
        //#| String getVersion() | System.getProperty("os.version")
        //#| int getAvailableProcessors() | Runtime.getRuntime().availableProcessors()
        //#| double getSystemLoadAverage() | -1

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.OPERATING_SYSTEM_MXBEAN_NAME);
        }
    }

    /** There is one processor for all threads, so the time that has passed stands for the time that one was given. */
    static final class Threads implements ThreadMXBean {
        private final long started = System.nanoTime();
        private boolean monitorsContention;
        private boolean measuresTime = true;
        private int peak;

        private static Thread[] live() {
            return Thread.getAllStackTraces().keySet().toArray(new Thread[0]);
        }

        private static Thread find(long id) {
            if (id <= 0) {
                throw new IllegalArgumentException("Invalid thread ID parameter: " + id);
            }
            for (Thread each : live()) {
                if (each.threadId() == id) {
                    return each;
                }
            }
            return null;
        }

        @Override
        public int getThreadCount() {
            int count = live().length;
            peak = Math.max(peak, count);
            return count;
        }

        @Override
        public int getPeakThreadCount() {
            getThreadCount();
            return peak;
        }

        @Override
        public long getTotalStartedThreadCount() {
            return getPeakThreadCount();
        }

        @Override
        public int getDaemonThreadCount() {
            int count = 0;
            for (Thread each : live()) {
                count += each.isDaemon() ? 1 : 0;
            }
            return count;
        }

        @Override
        public long[] getAllThreadIds() {
            Thread[] all = live();
            long[] ids = new long[all.length];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = all[i].threadId();
            }
            return ids;
        }

        @Override
        public ThreadInfo getThreadInfo(long id) {
            return getThreadInfo(id, 0);
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids) {
            return getThreadInfo(ids, 0);
        }

        @Override
        public ThreadInfo getThreadInfo(long id, int maxDepth) {
            if (maxDepth < 0) {
                throw new IllegalArgumentException("Invalid maxDepth parameter: " + maxDepth);
            }
            Thread found = find(id);
            if (found == null) {
                return null;
            }
            StackTraceElement[] stack = maxDepth == 0 ? new StackTraceElement[0] : found.getStackTrace();
            return new ThreadInfo(found, stack.length > maxDepth ? java.util.Arrays.copyOf(stack, maxDepth) : stack);
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids, int maxDepth) {
            ThreadInfo[] all = new ThreadInfo[ids.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = getThreadInfo(ids[i], maxDepth);
            }
            return all;
        }

        @Override
        public ThreadInfo[] getThreadInfo(long[] ids, boolean lockedMonitors, boolean lockedSynchronizers) {
            return getThreadInfo(ids, Integer.MAX_VALUE);
        }

        @Override
        public ThreadInfo[] dumpAllThreads(boolean lockedMonitors, boolean lockedSynchronizers) {
            List<ThreadInfo> all = new ArrayList<>();
            for (Map.Entry<Thread, StackTraceElement[]> each : Thread.getAllStackTraces().entrySet()) {
                all.add(new ThreadInfo(each.getKey(), each.getValue()));
            }
            return all.toArray(new ThreadInfo[0]);
        }

        @Override
        public boolean isThreadContentionMonitoringSupported() {
            return true;
        }

        @Override
        public boolean isThreadContentionMonitoringEnabled() {
            return monitorsContention;
        }

        @Override
        public void setThreadContentionMonitoringEnabled(boolean enable) {
            monitorsContention = enable;
        }

        @Override
        public long getCurrentThreadCpuTime() {
            return measuresTime ? System.nanoTime() - started + MILLION : -1;
        }

        @Override
        public long getCurrentThreadUserTime() {
            return getCurrentThreadCpuTime();
        }

        @Override
        public long getThreadCpuTime(long id) {
            return find(id) == null ? -1 : getCurrentThreadCpuTime();
        }

        @Override
        public long getThreadUserTime(long id) {
            return getThreadCpuTime(id);
        }

        @Override
        public boolean isThreadCpuTimeSupported() {
            return true;
        }

        @Override
        public boolean isCurrentThreadCpuTimeSupported() {
            return true;
        }

        @Override
        public boolean isThreadCpuTimeEnabled() {
            return measuresTime;
        }

        @Override
        public void setThreadCpuTimeEnabled(boolean enable) {
            measuresTime = enable;
        }

        @Override
        public long[] findMonitorDeadlockedThreads() {
            return null;
        }

        @Override
        public long[] findDeadlockedThreads() {
            return null;
        }

        @Override
        public void resetPeakThreadCount() {
            peak = 0;
        }

        @Override
        public boolean isObjectMonitorUsageSupported() {
            return false;
        }

        @Override
        public boolean isSynchronizerUsageSupported() {
            return false;
        }

        @Override
        public ObjectName getObjectName() {
            return named(ManagementFactory.THREAD_MXBEAN_NAME);
        }
    }
}
