package java.net;

import java.util.Arrays;

/** An address of 16 bytes. */
public final class Inet6Address extends InetAddress {
    private static final long serialVersionUID = 6880410070516793377L;

    private final byte[] address;
    /** The number of the interface that it is meant at, or -1. */
    private final int scope;

    Inet6Address(String hostName, byte[] address, int scope) {
        super(hostName);
        this.address = address;
        this.scope = scope;
    }

    public static Inet6Address getByAddress(String host, byte[] addr, int scopeId) throws UnknownHostException {
        if (addr == null || addr.length != 16) {
            throw new UnknownHostException("addr is of illegal length");
        }
        return new Inet6Address(host, addr.clone(), scopeId);
    }

    @Override
    byte[] bytes() {
        return address;
    }

    public int getScopeId() {
        return Math.max(scope, 0);
    }

    @Override
    public String getHostAddress() {
        return AddressText.longText(address) + (scope < 0 ? "" : "%" + scope);
    }

    private int part(int at) {
        return address[at] & 0xFF;
    }

    private boolean isZeroBut(int last) {
        for (int i = 0; i < 15; i++) {
            if (address[i] != 0) {
                return false;
            }
        }
        return address[15] == last;
    }

    private boolean isMulticastIn(int range) {
        return isMulticastAddress() && (part(1) & 0xF) == range;
    }

    @Override
    public boolean isMulticastAddress() {
        return part(0) == 0xFF;
    }

    @Override
    public boolean isAnyLocalAddress() {
        return isZeroBut(0);
    }

    @Override
    public boolean isLoopbackAddress() {
        return isZeroBut(1);
    }

    @Override
    public boolean isLinkLocalAddress() {
        return part(0) == 0xFE && (part(1) & 0xC0) == 0x80;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return part(0) == 0xFE && (part(1) & 0xC0) == 0xC0;
    }
    //#for Scope scope
    //#| Global | 14
    //#| NodeLocal | 1
    //#| LinkLocal | 2
    //#| SiteLocal | 5
    //#| OrgLocal | 8

    @Override
    public boolean isMC$Scope$() {
        return isMulticastIn($scope$);
    }
    //#end

    public boolean isIPv4CompatibleAddress() {
        for (int i = 0; i < 12; i++) {
            if (address[i] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Inet6Address && Arrays.equals(address, ((Inet6Address) obj).address);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < 16; i += 4) {
            int word = 0;
            for (int j = i; j < i + 4; j++) {
                // Bytes count with their sign.
                word = (word << 8) + address[j];
            }
            hash += word;
        }
        return hash;
    }
}
