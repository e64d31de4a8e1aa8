package java.sql;

/** Told when a driver goes. */
public interface DriverAction {
    void deregister();
}
