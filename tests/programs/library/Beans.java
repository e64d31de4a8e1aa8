import java.lang.management.*;

/** The beans of management answer, whatever the figures are. */
public class Beans {
    public static void main(String[] args) {
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        System.out.println(heap.getUsed() > 0 && heap.getUsed() <= heap.getCommitted() && heap.getCommitted() <= heap.getMax());
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        System.out.println((threads.getThreadCount() > 0) + " " + (threads.getCurrentThreadCpuTime() > 0) + " " + threads.isCurrentThreadCpuTimeSupported());
        System.out.println(threads.getThreadInfo(Thread.currentThread().threadId()).getThreadName());
        System.out.println(threads.getThreadInfo(Thread.currentThread().threadId(), 5).getStackTrace().length > 0);
        System.out.println(threads.findDeadlockedThreads() == null);
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        System.out.println((runtime.getUptime() >= 0) + " " + runtime.getName().contains("@") + " " + (runtime.getPid() > 0) + " " + runtime.getSpecVersion());
        System.out.println(runtime.getSystemProperties().get("java.specification.version") + " " + runtime.getObjectName());
        System.out.println(ManagementFactory.getOperatingSystemMXBean().getAvailableProcessors() > 0);
        System.out.println(new MemoryUsage(1 << 20, 2 << 20, 3 << 20, 4 << 20));
        for (Runnable wrong : new Runnable[] {() -> threads.getThreadInfo(0), () -> threads.getThreadInfo(1, -1),
            () -> new MemoryUsage(0, 5, 3, 9), () -> new MemoryUsage(0, 5, 7, 6), () -> new MemoryUsage(-2, 0, 0, 0)}) {
            try {
                wrong.run();
            } catch (IllegalArgumentException expected) {
                System.out.println(expected.getMessage());
            }
        }
    }
}
