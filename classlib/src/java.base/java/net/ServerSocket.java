package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import jdk.internal.vm.HostNetwork;

/** Waits for others who connect by TCP. */
public class ServerSocket implements Closeable {
    private static final int BACKLOG = 50;
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR, StandardSocketOptions.SO_REUSEPORT);

    /** The socket of the host, once it is needed. */
    private HostSocket socket;
    private InetSocketAddress local;
    private volatile boolean closed;
    private volatile int timeout;

    public ServerSocket() throws IOException {
    }

    public ServerSocket(int port) throws IOException {
        this(port, BACKLOG, null);
    }

    public ServerSocket(int port, int backlog) throws IOException {
        this(port, backlog, null);
    }

    public ServerSocket(int port, int backlog, InetAddress bindAddr) throws IOException {
        if (port < 0 || port > 0xFFFF) {
            throw new IllegalArgumentException("Port value out of range: " + port);
        }
        try {
            bind(new InetSocketAddress(bindAddr, port), backlog);
        } catch (IOException | RuntimeException failure) {
            close();
            throw failure;
        }
    }

    private synchronized HostSocket socket() throws SocketException {
        checkOpen();
        if (socket == null) {
            socket = new HostSocket(true);
            socket.set(HostNetwork.REUSE_ADDRESS, true);
        }
        return socket;
    }

    private void checkOpen() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    public void bind(SocketAddress endpoint) throws IOException {
        bind(endpoint, BACKLOG);
    }

    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        checkOpen();
        if (local != null) {
            throw new SocketException("Already bound");
        }
        InetSocketAddress to = HostSocket.bindable(endpoint, "Unsupported address type");
        HostSocket socket = socket();
        HostNetwork.bind(socket.number(), to.getAddress().bytes(), to.getPort());
        HostNetwork.listen(socket.number(), backlog < 1 ? BACKLOG : backlog);
        InetSocketAddress own = socket.own();
        boolean any = own.getAddress().isAnyLocalAddress();
        local = any ? new InetSocketAddress(own.getPort()) : new InetSocketAddress(to.getAddress(), own.getPort());
    }

    public Socket accept() throws IOException {
        checkOpen();
        if (!isBound()) {
            throw new SocketException("Socket is not bound yet");
        }
        Socket accepted = new Socket();
        implAccept(accepted);
        return accepted;
    }

    protected final void implAccept(Socket s) throws IOException {
        s.become(socket.accept(timeout));
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            if (socket != null) {
                socket.close();
            }
        }
    }

    public InetAddress getInetAddress() {
        return isBound() ? local.getAddress() : null;
    }

    public int getLocalPort() {
        return isBound() ? local.getPort() : -1;
    }

    public SocketAddress getLocalSocketAddress() {
        return local;
    }

    public boolean isBound() {
        return local != null;
    }

    /** An interrupt may have closed the host's socket. */
    public boolean isClosed() {
        return closed || socket != null && socket.isClosed();
    }

    public void setSoTimeout(int timeout) throws SocketException {
        checkOpen();
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout < 0");
        }
        this.timeout = timeout;
    }

    public int getSoTimeout() throws IOException {
        checkOpen();
        return timeout;
    }

    public void setReuseAddress(boolean on) throws SocketException {
        socket().set(HostNetwork.REUSE_ADDRESS, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return socket().isOn(HostNetwork.REUSE_ADDRESS);
    }

    public void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("negative receive size");
        }
        socket().set(HostNetwork.RECEIVE_BUFFER, size);
    }

    public int getReceiveBufferSize() throws SocketException {
        return socket().option(HostNetwork.RECEIVE_BUFFER);
    }

    /** Has no effect. */
    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    public <T> ServerSocket setOption(SocketOption<T> name, T value) throws IOException {
        Objects.requireNonNull(name);
        socket().set(name, value);
        return this;
    }

    public <T> T getOption(SocketOption<T> name) throws IOException {
        Objects.requireNonNull(name);
        return socket().get(name);
    }

    public Set<SocketOption<?>> supportedOptions() {
        return OPTIONS;
    }

    @Override
    public String toString() {
        return isBound() ? "ServerSocket[addr=" + getInetAddress() + ",localport=" + getLocalPort() + "]"
                : "ServerSocket[unbound]";
    }
}
