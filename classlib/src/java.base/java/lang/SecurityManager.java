package java.lang;

import java.security.Permission;

/** What decided what code may do. None can be set any more: it tells of the stack, and refuses all. */
@Deprecated(since = "17", forRemoval = true)
public class SecurityManager {
    private static final StackWalker CALLERS = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    public SecurityManager() {
    }

    /** The classes of the methods on the stack, the caller's first. */
    protected Class<?>[] getClassContext() {
        return CALLERS.walk(frames -> frames.skip(1).map(StackWalker.StackFrame::getDeclaringClass)
                .toArray(Class<?>[]::new));
    }

    public Object getSecurityContext() {
        return java.security.AccessController.getContext();
    }

    public ThreadGroup getThreadGroup() {
        return Thread.currentThread().getThreadGroup();
    }

    public void checkPermission(Permission perm) {
        throw new SecurityException();
    }

    public void checkPermission(Permission perm, Object context) {
        throw new SecurityException();
    }
}
