package java.lang.management;

/** The threads. */
public interface ThreadMXBean extends PlatformManagedObject {
    ThreadInfo[] dumpAllThreads(boolean flag, boolean flag2);

    default ThreadInfo[] dumpAllThreads(boolean flag, boolean flag2, int value) {
        throw new UnsupportedOperationException();
    }

    long[] findDeadlockedThreads();

    long[] findMonitorDeadlockedThreads();

    long[] getAllThreadIds();

    long getCurrentThreadCpuTime();

    long getCurrentThreadUserTime();

    int getDaemonThreadCount();

    int getPeakThreadCount();

    int getThreadCount();

    long getThreadCpuTime(long value);

    ThreadInfo getThreadInfo(long value);

    ThreadInfo[] getThreadInfo(long[] values);

    ThreadInfo getThreadInfo(long value, int value2);

    ThreadInfo[] getThreadInfo(long[] values, int value);

    ThreadInfo[] getThreadInfo(long[] values, boolean flag, boolean flag2);

    default ThreadInfo[] getThreadInfo(long[] values, boolean flag, boolean flag2, int value) {
        throw new UnsupportedOperationException();
    }

    long getThreadUserTime(long value);

    long getTotalStartedThreadCount();

    boolean isCurrentThreadCpuTimeSupported();

    boolean isObjectMonitorUsageSupported();

    boolean isSynchronizerUsageSupported();

    boolean isThreadContentionMonitoringEnabled();

    boolean isThreadContentionMonitoringSupported();

    boolean isThreadCpuTimeEnabled();

    boolean isThreadCpuTimeSupported();

    void resetPeakThreadCount();

    void setThreadContentionMonitoringEnabled(boolean flag);

    void setThreadCpuTimeEnabled(boolean flag);
}
