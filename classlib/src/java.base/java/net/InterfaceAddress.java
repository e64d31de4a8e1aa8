package java.net;

import java.util.Objects;

/** An address of an interface, how many of its bits are the network's, and where all of the network are reached. */
public final class InterfaceAddress {
    private final InetAddress address;
    private final Inet4Address broadcast;
    private final short prefixLength;

    InterfaceAddress(InetAddress address, Inet4Address broadcast, int prefixLength) {
        this.address = address;
        this.broadcast = broadcast;
        this.prefixLength = (short) prefixLength;
    }

    public InetAddress getAddress() {
        return address;
    }

    /** {@code null} where there is none. */
    public InetAddress getBroadcast() {
        return broadcast;
    }

    public short getNetworkPrefixLength() {
        return prefixLength;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof InterfaceAddress other && address.equals(other.address)
                && Objects.equals(broadcast, other.broadcast) && prefixLength == other.prefixLength;
    }

    @Override
    public int hashCode() {
        return address.hashCode() + Objects.hashCode(broadcast) + prefixLength;
    }

    @Override
    public String toString() {
        return address + "/" + prefixLength + " [" + broadcast + "]";
    }
}
