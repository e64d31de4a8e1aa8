package java.net;

import java.util.Objects;

/** Who connects in one's place. */
public class Proxy {
    /** Kinds of proxies. */
    public enum Type {
        DIRECT,
        HTTP,
        SOCKS
    }

    public static final Proxy NO_PROXY = new Proxy();

    private final Type type;
    private final SocketAddress sa;

    private Proxy() {
        type = Type.DIRECT;
        sa = null;
    }

    public Proxy(Type type, SocketAddress sa) {
        if (type == Type.DIRECT || !(sa instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("type " + type + " is not compatible with address " + sa);
        }
        this.type = type;
        this.sa = sa;
    }

    public Type type() {
        return type;
    }

    public SocketAddress address() {
        return sa;
    }

    @Override
    public final boolean equals(Object obj) {
        return obj instanceof Proxy && type == ((Proxy) obj).type && Objects.equals(sa, ((Proxy) obj).sa);
    }

    @Override
    public final int hashCode() {
        return sa == null ? type.hashCode() : type.hashCode() + sa.hashCode();
    }

    @Override
    public String toString() {
        return type == Type.DIRECT ? "DIRECT" : type + " @ " + sa;
    }
}
