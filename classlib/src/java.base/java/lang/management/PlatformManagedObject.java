package java.lang.management;

/** What the virtual machine tells of itself. */
public interface PlatformManagedObject {
    javax.management.ObjectName getObjectName();
}
