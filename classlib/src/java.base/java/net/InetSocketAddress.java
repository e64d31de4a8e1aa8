package java.net;

import java.util.Locale;

/** An address and a port; or a name and a port where the name is of nobody. */
public class InetSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 5076001401234631237L;

    /** The name of one without an address. */
    private final String hostname;
    private final InetAddress addr;
    private final int port;

    private InetSocketAddress(String hostname, InetAddress addr, int port) {
        this.hostname = hostname;
        this.addr = addr;
        this.port = port;
    }

    public InetSocketAddress(int port) {
        this(InetAddress.any(), port);
    }

    public InetSocketAddress(InetAddress addr, int port) {
        this(null, addr == null ? InetAddress.any() : addr, checkPort(port));
    }

    public InetSocketAddress(String hostname, int port) {
        this.port = checkPort(port);
        InetAddress found = null;
        try {
            found = InetAddress.getByName(checkHost(hostname));
        } catch (UnknownHostException unknown) {
            // It stays a name.
        }
        this.addr = found;
        this.hostname = found == null ? hostname : null;
    }

    private static int checkPort(int port) {
        if (port < 0 || port > 0xFFFF) {
            throw new IllegalArgumentException("port out of range:" + port);
        }
        return port;
    }

    private static String checkHost(String hostname) {
        if (hostname == null) {
            throw new IllegalArgumentException("hostname can't be null");
        }
        return hostname;
    }

    public static InetSocketAddress createUnresolved(String host, int port) {
        return new InetSocketAddress(checkHost(host), null, checkPort(port));
    }

    /** What the host gives. */
    static InetSocketAddress ofPlace(byte[] place) {
        return new InetSocketAddress(InetAddress.ofPlace(place), InetAddress.portOfPlace(place));
    }

    public final int getPort() {
        return port;
    }

    public final InetAddress getAddress() {
        return addr;
    }

    public final String getHostName() {
        return addr == null ? hostname : addr.getHostName();
    }

    public final String getHostString() {
        if (addr == null) {
            return hostname;
        }
        return addr.knownName() != null ? addr.knownName() : addr.getHostAddress();
    }

    public final boolean isUnresolved() {
        return addr == null;
    }

    @Override
    public String toString() {
        if (addr == null) {
            return hostname + "/<unresolved>:" + port;
        }
        String text = addr.getHostAddress();
        String name = addr.knownName() == null ? "" : addr.knownName();
        return name + "/" + (addr instanceof Inet6Address ? "[" + text + "]" : text) + ":" + port;
    }

    @Override
    public final boolean equals(Object obj) {
        if (!(obj instanceof InetSocketAddress) || port != ((InetSocketAddress) obj).port) {
            return false;
        }
        InetSocketAddress other = (InetSocketAddress) obj;
        return addr != null ? addr.equals(other.addr) : other.addr == null && hostname.equalsIgnoreCase(other.hostname);
    }

    @Override
    public final int hashCode() {
        return port + (addr != null ? addr.hashCode() : hostname.toLowerCase(Locale.ROOT).hashCode());
    }
}
