package java.net;

import java.util.Objects;

/** A packet that is sent or received. */
public final class DatagramPacket {
    private byte[] buf;
    private int offset;
    private int length;
    /** Room for what is received. */
    private int room;
    private InetAddress address;
    private int port;

    public DatagramPacket(byte[] buf, int offset, int length) {
        setData(buf, offset, length);
    }

    public DatagramPacket(byte[] buf, int length) {
        this(buf, 0, length);
    }

    public DatagramPacket(byte[] buf, int offset, int length, InetAddress address, int port) {
        this(buf, offset, length);
        setAddress(address);
        setPort(port);
    }

    public DatagramPacket(byte[] buf, int length, InetAddress address, int port) {
        this(buf, 0, length, address, port);
    }

    public DatagramPacket(byte[] buf, int offset, int length, SocketAddress address) {
        this(buf, offset, length);
        setSocketAddress(address);
    }

    public DatagramPacket(byte[] buf, int length, SocketAddress address) {
        this(buf, 0, length, address);
    }

    public synchronized InetAddress getAddress() {
        return address;
    }

    public synchronized int getPort() {
        return port;
    }

    public synchronized byte[] getData() {
        return buf;
    }

    public synchronized int getOffset() {
        return offset;
    }

    public synchronized int getLength() {
        return length;
    }

    synchronized int room() {
        return room;
    }

    synchronized void received(int count, byte[] place) {
        length = count;
        address = InetAddress.ofPlace(place);
        port = InetAddress.portOfPlace(place);
    }

    public synchronized void setData(byte[] buf, int offset, int length) {
        if (length < 0 || offset < 0 || length + offset < 0 || length + offset > buf.length) {
            throw new IllegalArgumentException("illegal length or offset");
        }
        this.buf = buf;
        this.offset = offset;
        this.length = length;
        room = length;
    }

    public synchronized void setData(byte[] buf) {
        setData(Objects.requireNonNull(buf, "null packet buffer"), 0, buf.length);
    }

    public synchronized void setAddress(InetAddress iaddr) {
        address = iaddr;
    }

    public synchronized void setPort(int iport) {
        if (iport < 0 || iport > 0xFFFF) {
            throw new IllegalArgumentException("Port out of range:" + iport);
        }
        port = iport;
    }

    public synchronized void setSocketAddress(SocketAddress address) {
        if (!(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("unsupported address type");
        }
        InetSocketAddress to = (InetSocketAddress) address;
        if (to.isUnresolved()) {
            throw new IllegalArgumentException("unresolved address");
        }
        this.address = to.getAddress();
        port = to.getPort();
    }

    public synchronized SocketAddress getSocketAddress() {
        return new InetSocketAddress(address, port);
    }

    public synchronized void setLength(int length) {
        if (length + offset > buf.length || length < 0 || length + offset < 0) {
            throw new IllegalArgumentException("illegal length");
        }
        this.length = length;
        room = length;
    }
}
