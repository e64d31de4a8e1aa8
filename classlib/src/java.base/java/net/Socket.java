package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Objects;
import java.util.Set;
import jdk.internal.vm.HostNetwork;

/** One end of a connection by TCP. */
public class Socket implements Closeable {
    private static final Set<SocketOption<?>> OPTIONS = Set.of(
            StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_SNDBUF, StandardSocketOptions.SO_REUSEADDR,
            StandardSocketOptions.SO_REUSEPORT, StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_LINGER,
            StandardSocketOptions.IP_TOS, StandardSocketOptions.TCP_NODELAY);

    /** The socket of the host, once it is needed. */
    private HostSocket socket;
    private InetSocketAddress remote;
    private InetSocketAddress local;
    private volatile boolean bound;
    private volatile boolean connected;
    private volatile boolean closed;
    private volatile boolean inputShut;
    private volatile boolean outputShut;
    private volatile int timeout;
    private Input input;
    private Output output;

    public Socket() {
    }

    public Socket(Proxy proxy) {
        Objects.requireNonNull(proxy);
        if (proxy.type() != Proxy.Type.DIRECT) {
            throw new IllegalArgumentException("Invalid Proxy");
        }
    }

    public Socket(String host, int port) throws UnknownHostException, IOException {
        this(new InetSocketAddress(host == null ? "localhost" : host, port), null);
    }

    public Socket(InetAddress address, int port) throws IOException {
        this(new InetSocketAddress(Objects.requireNonNull(address), port), null);
    }

    public Socket(String host, int port, InetAddress localAddr, int localPort) throws IOException {
        this(new InetSocketAddress(host == null ? "localhost" : host, port), new InetSocketAddress(localAddr, localPort));
    }

    public Socket(InetAddress address, int port, InetAddress localAddr, int localPort) throws IOException {
        this(new InetSocketAddress(Objects.requireNonNull(address), port), new InetSocketAddress(localAddr, localPort));
    }

    private Socket(InetSocketAddress to, InetSocketAddress from) throws IOException {
        try {
            if (from != null) {
                bind(from);
            }
            connect(to);
        } catch (IOException | RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Becomes the socket of somebody who has connected. */
    final void become(HostSocket accepted) throws SocketException {
        socket = accepted;
        remote = InetSocketAddress.ofPlace(HostNetwork.peerAddress(accepted.number()));
        local = accepted.own();
        bound = true;
        connected = true;
        if (closed) {
            accepted.close();
        }
    }

    private synchronized HostSocket socket() throws SocketException {
        checkOpen();
        if (socket == null) {
            socket = new HostSocket(true);
        }
        return socket;
    }

    private void checkOpen() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    private void checkConnected() throws SocketException {
        checkOpen();
        if (!connected) {
            throw new SocketException("Socket is not connected");
        }
    }

    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (endpoint == null) {
            throw new IllegalArgumentException("connect: The address can't be null");
        }
        if (timeout < 0) {
            throw new IllegalArgumentException("connect: timeout can't be negative");
        }
        checkOpen();
        if (connected) {
            throw new SocketException("Already connected");
        }
        if (!(endpoint instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress to = (InetSocketAddress) endpoint;
        if (to.isUnresolved()) {
            close();
            throw new UnknownHostException(to.getHostName());
        }
        HostSocket socket = socket();
        try {
            socket.connect(to, timeout);
        } catch (IOException failure) {
            close();
            throw failure;
        }
        remote = to;
        local = socket.own();
        bound = true;
        connected = true;
    }

    public void bind(SocketAddress bindpoint) throws IOException {
        checkOpen();
        if (bound) {
            throw new SocketException("Already bound");
        }
        InetSocketAddress to = HostSocket.bindable(bindpoint, "Unsupported address type");
        HostNetwork.bind(socket().number(), to.getAddress().bytes(), to.getPort());
        local = socket().own();
        bound = true;
    }

    public InetAddress getInetAddress() {
        return connected ? remote.getAddress() : null;
    }

    public InetAddress getLocalAddress() {
        return !bound || closed ? InetAddress.any() : local.getAddress();
    }

    public int getPort() {
        return connected ? remote.getPort() : 0;
    }

    public int getLocalPort() {
        return bound ? local.getPort() : -1;
    }

    public SocketAddress getRemoteSocketAddress() {
        return connected ? new InetSocketAddress(getInetAddress(), getPort()) : null;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? new InetSocketAddress(getLocalAddress(), getLocalPort()) : null;
    }
    //#for Direction direction message
    //#| Input | input | "Socket input is shutdown"
    //#| Output | output | "Socket output is shutdown"

    public $Direction$Stream get$Direction$Stream() throws IOException {
        checkConnected();
        if ($direction$Shut) {
            throw new SocketException($message$);
        }
        synchronized (this) {
            if ($direction$ == null) {
                $direction$ = new $Direction$();
            }
            return $direction$;
        }
    }
    //#end
    //#for Direction direction writes
    //#| Input | input | false
    //#| Output | output | true

    public void shutdown$Direction$() throws IOException {
        checkConnected();
        if ($direction$Shut) {
            throw new SocketException("Socket $direction$ is already shutdown");
        }
        $direction$Shut = true;
        HostNetwork.shut(socket.number(), $writes$);
    }
    //#end

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            if (socket != null) {
                socket.close();
            }
        }
    }

    public boolean isConnected() {
        return connected;
    }

    public boolean isBound() {
        return bound;
    }

    /** An interrupt may have closed the host's socket. */
    public boolean isClosed() {
        return closed || socket != null && socket.isClosed();
    }

    public boolean isInputShutdown() {
        return inputShut;
    }

    public boolean isOutputShutdown() {
        return outputShut;
    }

    // Options

    public void setTcpNoDelay(boolean on) throws SocketException {
        socket().set(HostNetwork.NO_DELAY, on);
    }

    public boolean getTcpNoDelay() throws SocketException {
        return socket().isOn(HostNetwork.NO_DELAY);
    }

    public void setSoLinger(boolean on, int linger) throws SocketException {
        checkOpen();
        if (on && linger < 0) {
            throw new IllegalArgumentException("invalid value for SO_LINGER");
        }
        socket().set(HostNetwork.LINGER, on ? Math.min(linger, 65535) : -1);
    }

    public int getSoLinger() throws SocketException {
        return socket().option(HostNetwork.LINGER);
    }

    public void sendUrgentData(int data) throws IOException {
        throw new SocketException("Urgent data not supported");
    }

    public void setOOBInline(boolean on) throws SocketException {
        socket().set(HostNetwork.OUT_OF_BAND_INLINE, on);
    }

    public boolean getOOBInline() throws SocketException {
        return socket().isOn(HostNetwork.OUT_OF_BAND_INLINE);
    }

    public void setSoTimeout(int timeout) throws SocketException {
        checkOpen();
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can't be negative");
        }
        this.timeout = timeout;
    }

    public int getSoTimeout() throws SocketException {
        checkOpen();
        return timeout;
    }
    //#for Direction DIRECTION sizes
    //#| Send | SEND | negative send
    //#| Receive | RECEIVE | invalid receive

    public void set$Direction$BufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("$sizes$ size");
        }
        socket().set(HostNetwork.$DIRECTION$_BUFFER, size);
    }

    public int get$Direction$BufferSize() throws SocketException {
        return socket().option(HostNetwork.$DIRECTION$_BUFFER);
    }
    //#end

    public void setKeepAlive(boolean on) throws SocketException {
        socket().set(HostNetwork.KEEP_ALIVE, on);
    }

    public boolean getKeepAlive() throws SocketException {
        return socket().isOn(HostNetwork.KEEP_ALIVE);
    }

    public void setTrafficClass(int tc) throws SocketException {
        if (tc < 0 || tc > 255) {
            throw new IllegalArgumentException("tc is not in range 0 -- 255");
        }
        socket().set(HostNetwork.TYPE_OF_SERVICE, tc);
    }

    public int getTrafficClass() throws SocketException {
        return socket().option(HostNetwork.TYPE_OF_SERVICE);
    }

    public void setReuseAddress(boolean on) throws SocketException {
        socket().set(HostNetwork.REUSE_ADDRESS, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return socket().isOn(HostNetwork.REUSE_ADDRESS);
    }

    /** Has no effect. */
    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    public <T> Socket setOption(SocketOption<T> name, T value) throws IOException {
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
        return connected
                ? "Socket[addr=" + getInetAddress() + ",port=" + getPort() + ",localport=" + getLocalPort() + "]"
                : "Socket[unconnected]";
    }

    /** What comes in. */
    private final class Input extends InputStream {
        private boolean atEnd;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public synchronized int read(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (len == 0) {
                return 0;
            }
            if (atEnd || inputShut) {
                return -1;
            }
            int count = socket.read(b, off, len, timeout);
            atEnd = count < 0;
            return count;
        }

        @Override
        public int available() throws IOException {
            return atEnd || inputShut ? 0 : socket.available();
        }

        @Override
        public void close() throws IOException {
            Socket.this.close();
        }
    }

    /** What goes out. */
    private final class Output extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] b, int off, int len) throws IOException {
            Objects.checkFromIndexSize(off, len, b.length);
            if (outputShut && !closed) {
                throw new SocketException("Socket output is shutdown");
            }
            socket.write(b, off, len);
        }

        @Override
        public void close() throws IOException {
            Socket.this.close();
        }
    }
}
