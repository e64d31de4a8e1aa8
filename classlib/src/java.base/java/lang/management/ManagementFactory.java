package java.lang.management;

import java.util.List;

/** The beans with which a program looks at the virtual machine. */
public class ManagementFactory {
    public static final String CLASS_LOADING_MXBEAN_NAME = "java.lang:type=ClassLoading";
    public static final String COMPILATION_MXBEAN_NAME = "java.lang:type=Compilation";
    public static final String MEMORY_MXBEAN_NAME = "java.lang:type=Memory";
    public static final String OPERATING_SYSTEM_MXBEAN_NAME = "java.lang:type=OperatingSystem";
    public static final String RUNTIME_MXBEAN_NAME = "java.lang:type=Runtime";
    public static final String THREAD_MXBEAN_NAME = "java.lang:type=Threading";
    public static final String GARBAGE_COLLECTOR_MXBEAN_DOMAIN_TYPE = "java.lang:type=GarbageCollector";
    public static final String MEMORY_MANAGER_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryManager";
    public static final String MEMORY_POOL_MXBEAN_DOMAIN_TYPE = "java.lang:type=MemoryPool";

    private ManagementFactory() {
    }
    //#for Kind BEAN
    //#| ClassLoading | CLASSES
    //#| Memory | MEMORY
    //#| Thread | THREADS
    //#| Runtime | RUNTIME
    //#| Compilation | COMPILATION
    //#| OperatingSystem | SYSTEM

    public static $Kind$MXBean get$Kind$MXBean() {
        return PlatformBeans.$BEAN$;
    }
    //#end

    public static List<MemoryPoolMXBean> getMemoryPoolMXBeans() {
        return List.of();
    }

    public static List<MemoryManagerMXBean> getMemoryManagerMXBeans() {
        return List.of();
    }

    public static List<GarbageCollectorMXBean> getGarbageCollectorMXBeans() {
        return List.of();
    }
}
