package java.lang;

/** The error that once ended stopped threads. */
public class ThreadDeath extends Error {
    public ThreadDeath() {
    }
}
