package jdk.internal.vm;

import java.io.IOException;

/** Processes of the host. */
public final class HostProcesses {
    /** Where a standard stream leads, besides open files by number. */
    public static final int PIPE = -1;
    public static final int INHERIT = -2;
    public static final int DISCARD = -3;

    /** Places of what {@link #start} gives; the pipes follow, -1 for none. */
    public static final int PROCESS = 0;
    public static final int NUMBER = 1;
    public static final int FIRST_PIPE = 2;

    private HostProcesses() {
    }

    public static native boolean isGranted();

    /** The number in the system of the process that the program runs in. */
    public static native int ownNumber() throws IOException;

    /** Starts a process; the environment has names and values in turn. */
    public static native void start(
            String[] words, String[] environment, String directory, int[] streams, boolean mergeErrors, long[] started)
            throws IOException;

    /** {@link HostConnections#WOULD_BLOCK} while the process runs. */
    public static native int exitCode(long process) throws IOException;

    public static native void kill(long process, boolean byForce) throws IOException;
}
