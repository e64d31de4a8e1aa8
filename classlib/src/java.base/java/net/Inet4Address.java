package java.net;

import java.util.Arrays;

/** An address of 4 bytes. */
public final class Inet4Address extends InetAddress {
    private static final long serialVersionUID = 3286316764910316507L;

    private final byte[] address;

    Inet4Address(String hostName, byte[] address) {
        super(hostName);
        this.address = address;
    }

    public static Inet4Address ofLiteral(String ipv4AddressLiteral) {
        byte[] bytes = AddressText.parseShort(ipv4AddressLiteral);
        if (bytes == null) {
            throw new IllegalArgumentException("Invalid IP address literal: " + ipv4AddressLiteral);
        }
        return new Inet4Address(null, bytes);
    }

    @Override
    byte[] bytes() {
        return address;
    }

    @Override
    public String getHostAddress() {
        return AddressText.shortText(address);
    }

    private int part(int at) {
        return address[at] & 0xFF;
    }

    @Override
    public boolean isMulticastAddress() {
        return (part(0) & 0xF0) == 0xE0;
    }

    @Override
    public boolean isAnyLocalAddress() {
        return hashCode() == 0;
    }

    @Override
    public boolean isLoopbackAddress() {
        return part(0) == 127;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return part(0) == 169 && part(1) == 254;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return part(0) == 10 || part(0) == 172 && (part(1) & 0xF0) == 16 || part(0) == 192 && part(1) == 168;
    }

    @Override
    public boolean isMCGlobal() {
        return part(0) >= 224 && part(0) <= 238 && !(part(0) == 224 && part(1) == 0 && part(2) == 0);
    }

    @Override
    public boolean isMCLinkLocal() {
        return part(0) == 224 && part(1) == 0 && part(2) == 0;
    }

    @Override
    public boolean isMCSiteLocal() {
        return part(0) == 239 && part(1) == 255;
    }

    @Override
    public boolean isMCOrgLocal() {
        return part(0) == 239 && part(1) >= 192 && part(1) <= 195;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Inet4Address && Arrays.equals(address, ((Inet4Address) obj).address);
    }

    @Override
    public int hashCode() {
        return part(0) << 24 | part(1) << 16 | part(2) << 8 | part(3);
    }
}
