package java.net;

import java.io.Closeable;
import java.io.IOException;
import jdk.internal.vm.HostNetwork;

/** Sends and receives packets by UDP. */
public class DatagramSocket implements Closeable {
    private final HostSocket socket;
    private InetSocketAddress remote;
    private volatile boolean bound;
    private volatile boolean closed;
    private volatile int timeout;

    public DatagramSocket() throws SocketException {
        this(new InetSocketAddress(0));
    }

    public DatagramSocket(SocketAddress bindaddr) throws SocketException {
        socket = new HostSocket(false);
        socket.set(HostNetwork.BROADCAST, true);
        if (bindaddr != null) {
            try {
                bind(bindaddr);
            } catch (SocketException | RuntimeException failure) {
                close();
                throw failure;
            }
        }
    }

    public DatagramSocket(int port) throws SocketException {
        this(new InetSocketAddress(port));
    }

    public DatagramSocket(int port, InetAddress laddr) throws SocketException {
        this(new InetSocketAddress(laddr, port));
    }

    private void checkOpen() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    public void bind(SocketAddress addr) throws SocketException {
        checkOpen();
        if (bound) {
            throw new SocketException("already bound");
        }
        InetSocketAddress to = HostSocket.bindable(addr, "unsupported address type");
        HostNetwork.bind(socket.number(), to.getAddress().bytes(), to.getPort());
        bound = true;
    }

    public void connect(InetAddress address, int port) {
        try {
            connect(new InetSocketAddress(address, port));
        } catch (SocketException failure) {
            throw new java.io.UncheckedIOException("connect failed", failure);
        }
    }

    public void connect(SocketAddress addr) throws SocketException {
        if (!(addr instanceof InetSocketAddress)) {
            throw new IllegalArgumentException(addr == null ? "Address can't be null" : "unsupported address type");
        }
        InetSocketAddress to = (InetSocketAddress) addr;
        if (to.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        checkOpen();
        HostNetwork.connect(socket.number(), to.getAddress().bytes(), to.getPort());
        bound = true;
        remote = to;
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isConnected() {
        return remote != null;
    }

    public InetAddress getInetAddress() {
        return remote == null ? null : remote.getAddress();
    }

    public int getPort() {
        return remote == null ? -1 : remote.getPort();
    }

    public SocketAddress getRemoteSocketAddress() {
        return remote;
    }

    private InetSocketAddress local() {
        try {
            InetSocketAddress own = closed ? null : socket.own();
            return own != null && own.getAddress().isAnyLocalAddress() ? new InetSocketAddress(own.getPort()) : own;
        } catch (SocketException failure) {
            return null;
        }
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? local() : null;
    }

    public InetAddress getLocalAddress() {
        InetSocketAddress own = local();
        return own == null ? null : own.getAddress();
    }

    public int getLocalPort() {
        InetSocketAddress own = local();
        return closed ? -1 : own == null ? 0 : own.getPort();
    }

    public void send(DatagramPacket p) throws IOException {
        checkOpen();
        InetAddress address;
        int port;
        byte[] data;
        int offset;
        int length;
        synchronized (p) {
            address = p.getAddress();
            port = p.getPort();
            data = p.getData();
            offset = p.getOffset();
            length = p.getLength();
        }
        if (remote != null) {
            if (address != null && !remote.equals(new InetSocketAddress(address, port))) {
                throw new IllegalArgumentException("connected address and packet address differ");
            }
            socket.sendTo(data, offset, length, null, 0);
            return;
        }
        if (address == null) {
            throw new IllegalArgumentException("Address not set");
        }
        if (port == 0) {
            throw new SocketException("Can't send to port 0");
        }
        bound = true;
        socket.sendTo(data, offset, length, address.bytes(), port);
    }

    public synchronized void receive(DatagramPacket p) throws IOException {
        checkOpen();
        if (!bound) {
            bind(null);
        }
        byte[] sender = new byte[18];
        int count = socket.receiveFrom(p.getData(), p.getOffset(), p.room(), sender, timeout);
        p.received(count, sender);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            socket.close();
        }
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

    public int getSoTimeout() throws SocketException {
        checkOpen();
        return timeout;
    }

    private HostSocket open() throws SocketException {
        checkOpen();
        return socket;
    }
    //#for Direction DIRECTION sizes
    //#| Send | SEND | negative send
    //#| Receive | RECEIVE | invalid receive

    public void set$Direction$BufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("$sizes$ size");
        }
        open().set(HostNetwork.$DIRECTION$_BUFFER, size);
    }

    public int get$Direction$BufferSize() throws SocketException {
        return open().option(HostNetwork.$DIRECTION$_BUFFER);
    }
    //#end

    public void setReuseAddress(boolean on) throws SocketException {
        open().set(HostNetwork.REUSE_ADDRESS, on);
    }

    public boolean getReuseAddress() throws SocketException {
        return open().isOn(HostNetwork.REUSE_ADDRESS);
    }

    public void setBroadcast(boolean on) throws SocketException {
        open().set(HostNetwork.BROADCAST, on);
    }

    public boolean getBroadcast() throws SocketException {
        return open().isOn(HostNetwork.BROADCAST);
    }
}
