package java.net;

import java.io.IOException;
import jdk.internal.vm.HostConnections;
import jdk.internal.vm.HostNetwork;

/** A socket of the host, and the waits for it: only the thread that waits stands still. */
final class HostSocket {
    private final long number;
    private volatile boolean closed;

    private HostSocket(long number) {
        this.number = number;
    }

    HostSocket(boolean stream) throws SocketException {
        this(HostNetwork.socket(stream));
    }

    /** The number, which is of nobody once the socket is closed. */
    long number() {
        return number;
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
        HostConnections.close(number);
    }

    /** When a time of so many milliseconds is over; 0 for never. */
    static long deadline(int timeout) {
        if (timeout <= 0) {
            return 0;
        }
        long at = System.nanoTime() + timeout * 1_000_000L;
        return at == 0 ? 1 : at;
    }

    private void await(boolean writable, long deadline, String late) throws IOException {
        long left = deadline == 0 ? -1 : Math.max(deadline - System.nanoTime(), 0);
        // As in Java, an interrupt wakes virtual threads only, and closes the socket.
        switch (HostConnections.await(number, writable, left, Thread.currentThread().isVirtual())) {
            case HostConnections.LATE:
                throw new SocketTimeoutException(late);
            case HostConnections.INTERRUPTED:
                close();
                throw new SocketException("Closed by interrupt");
            default:
                checkOpen();
        }
    }

    private void checkOpen() throws SocketException {
        if (closed) {
            throw new SocketException("Socket closed");
        }
    }

    private static SocketException failure(IOException failure) {
        return failure instanceof SocketException ? (SocketException) failure : new SocketException(failure.getMessage());
    }

    int read(byte[] bytes, int offset, int length, int timeout) throws IOException {
        long deadline = deadline(timeout);
        while (true) {
            checkOpen();
            int count;
            try {
                count = HostConnections.receive(number, bytes, offset, length);
            } catch (IOException failed) {
                throw failure(failed);
            }
            if (count != HostConnections.WOULD_BLOCK) {
                return count;
            }
            await(false, deadline, "Read timed out");
        }
    }

    void write(byte[] bytes, int offset, int length) throws IOException {
        int end = offset + length;
        int at = offset;
        while (at < end) {
            checkOpen();
            int count;
            try {
                count = HostConnections.send(number, bytes, at, end - at);
            } catch (IOException failed) {
                throw failure(failed);
            }
            if (count == HostConnections.WOULD_BLOCK) {
                await(true, 0, null);
            } else {
                at += count;
            }
        }
    }

    int available() throws IOException {
        checkOpen();
        try {
            return HostConnections.available(number);
        } catch (IOException failed) {
            throw failure(failed);
        }
    }

    void connect(InetSocketAddress to, int timeout) throws IOException {
        long deadline = deadline(timeout);
        boolean done = HostNetwork.connect(number, to.getAddress().bytes(), to.getPort());
        while (!done) {
            await(true, deadline, "Connect timed out");
            done = HostNetwork.outcome(number);
        }
    }

    HostSocket accept(int timeout) throws IOException {
        long deadline = deadline(timeout);
        while (true) {
            checkOpen();
            long accepted = HostNetwork.accept(number);
            if (accepted >= 0) {
                return new HostSocket(accepted);
            }
            await(false, deadline, "Accept timed out");
        }
    }

    /** Takes a packet, and says how long it is. */
    int receiveFrom(byte[] bytes, int offset, int length, byte[] sender, int timeout) throws IOException {
        long deadline = deadline(timeout);
        while (true) {
            checkOpen();
            int count = HostNetwork.receiveFrom(number, bytes, offset, length, sender);
            if (count != HostConnections.WOULD_BLOCK) {
                return count;
            }
            await(false, deadline, "Receive timed out");
        }
    }

    void sendTo(byte[] bytes, int offset, int length, byte[] address, int port) throws IOException {
        while (HostNetwork.sendTo(number, bytes, offset, length, address, port) == HostConnections.WOULD_BLOCK) {
            await(true, 0, null);
        }
    }

    InetSocketAddress own() throws SocketException {
        return InetSocketAddress.ofPlace(HostNetwork.ownAddress(number));
    }

    int option(int option) throws SocketException {
        return HostNetwork.option(number, option);
    }

    boolean isOn(int option) throws SocketException {
        return option(option) != 0;
    }

    void set(int option, int value) throws SocketException {
        HostNetwork.setOption(number, option, value);
    }

    void set(int option, boolean on) throws SocketException {
        set(option, on ? 1 : 0);
    }

    /** The number that the host has for an option; -1 where it has none. */
    static int number(SocketOption<?> option) {
        switch (option.name()) {
            case "TCP_NODELAY":
                return HostNetwork.NO_DELAY;
            case "SO_KEEPALIVE":
                return HostNetwork.KEEP_ALIVE;
            case "SO_REUSEADDR":
                return HostNetwork.REUSE_ADDRESS;
            case "SO_REUSEPORT":
                return HostNetwork.REUSE_PORT;
            case "SO_RCVBUF":
                return HostNetwork.RECEIVE_BUFFER;
            case "SO_SNDBUF":
                return HostNetwork.SEND_BUFFER;
            case "SO_LINGER":
                return HostNetwork.LINGER;
            case "SO_BROADCAST":
                return HostNetwork.BROADCAST;
            case "IP_TOS":
                return HostNetwork.TYPE_OF_SERVICE;
            default:
                throw new UnsupportedOperationException("'" + option.name() + "' not supported");
        }
    }

    @SuppressWarnings("unchecked")
    <T> T get(SocketOption<T> option) throws SocketException {
        int value = option(number(option));
        return (T) (option.type() == Boolean.class ? (Object) (value != 0) : (Object) value);
    }

    <T> void set(SocketOption<T> option, T value) throws SocketException {
        int number = number(option);
        set(number, value instanceof Boolean ? ((Boolean) value ? 1 : 0) : (Integer) value);
    }

    /** The address to bind a socket to; null stands for any. What is no address of the internet is refused with {@code message}. */
    static InetSocketAddress bindable(SocketAddress address, String message) throws SocketException {
        if (address != null && !(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException(message);
        }
        InetSocketAddress to = address == null ? new InetSocketAddress(0) : (InetSocketAddress) address;
        if (to.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        return to;
    }
}
