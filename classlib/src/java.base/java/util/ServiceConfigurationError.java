package java.util;

/** A provider of a service cannot be found or made. */
public class ServiceConfigurationError extends Error {
    public ServiceConfigurationError(String msg) {
        super(msg);
    }

    public ServiceConfigurationError(String msg, Throwable cause) {
        super(msg, cause);
    }
}
