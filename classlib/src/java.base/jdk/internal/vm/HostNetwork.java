package jdk.internal.vm;

import java.io.IOException;
import java.net.SocketException;

/**
 * Sockets and names of the host. Addresses have 4 or 16 bytes; those that come out have 16, where one of version 4 is
 * mapped, and then two of the port, where there is one.
 */
public final class HostNetwork {
    public static final int NO_DELAY = 0;
    public static final int KEEP_ALIVE = 1;
    public static final int REUSE_ADDRESS = 2;
    public static final int REUSE_PORT = 3;
    public static final int RECEIVE_BUFFER = 4;
    public static final int SEND_BUFFER = 5;
    /** Seconds, negative for off. */
    public static final int LINGER = 6;
    public static final int BROADCAST = 7;
    public static final int OUT_OF_BAND_INLINE = 8;
    public static final int TYPE_OF_SERVICE = 9;

    private HostNetwork() {
    }

    /** Begins to look a name up; the number is one to be waited for. */
    public static native long lookUpAddresses(String name) throws SocketException;

    public static native long lookUpName(byte[] address) throws SocketException;

    /** The addresses one after another, {@code null} as long as nobody knows; the lookup is over then. */
    public static native byte[] addresses(long lookup) throws SocketException;

    /** The name, empty where there is none, {@code null} as long as nobody knows. */
    public static native String name(long lookup) throws SocketException;

    public static native String machineName() throws SocketException;

    /** A socket for streams or for packets. */
    public static native long socket(boolean stream) throws SocketException;

    public static native void bind(long socket, byte[] address, int port) throws SocketException;

    public static native void listen(long socket, int backlog) throws SocketException;

    /** Whether the socket is connected; if not, one waits until it is writable and asks for the outcome. */
    public static native boolean connect(long socket, byte[] address, int port) throws SocketException;

    public static native boolean outcome(long socket) throws SocketException;

    /** The socket of who has connected, or -1. */
    public static native long accept(long socket) throws SocketException;

    public static native byte[] ownAddress(long socket) throws SocketException;

    public static native byte[] peerAddress(long socket) throws SocketException;

    /** Sends a packet to an address, or to where the socket is connected. */
    public static native int sendTo(long socket, byte[] bytes, int offset, int length, byte[] address, int port)
            throws IOException;

    public static native int receiveFrom(long socket, byte[] bytes, int offset, int length, byte[] sender)
            throws IOException;

    public static native void shut(long socket, boolean output) throws SocketException;

    public static native int option(long socket, int option) throws SocketException;

    public static native void setOption(long socket, int option, int value) throws SocketException;
}
