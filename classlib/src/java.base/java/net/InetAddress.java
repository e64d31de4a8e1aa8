package java.net;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.HostConnections;
import jdk.internal.vm.HostNetwork;

/** An address of the internet protocol, with the name that it was found by. */
public sealed class InetAddress implements Serializable permits Inet4Address, Inet6Address {
    private static final long serialVersionUID = 3286316764910316507L;
    /** The port by which {@link #isReachable} asks. */
    private static final int ECHO = 7;

    /** The name that was given or found; {@code null} before. */
    private String hostName;
    private transient String canonicalName;

    InetAddress(String hostName) {
        this.hostName = hostName;
    }

    /** The bytes themselves. */
    byte[] bytes() {
        throw new UnsupportedOperationException();
    }

    // Making them

    private static InetAddress of(String name, byte[] bytes) throws UnknownHostException {
        if (bytes != null && bytes.length == 4) {
            return new Inet4Address(name, bytes.clone());
        }
        if (bytes == null || bytes.length != 16) {
            throw new UnknownHostException("addr is of illegal length");
        }
        byte[] mapped = mapped(bytes);
        return mapped != null ? new Inet4Address(name, mapped) : new Inet6Address(name, bytes.clone(), -1);
    }

    /** The 4 bytes of an address of version 4 in 16 bytes; {@code null} where they are none. */
    private static byte[] mapped(byte[] bytes) {
        for (int i = 0; i < 12; i++) {
            if (bytes[i] != (i < 10 ? 0 : -1)) {
                return null;
            }
        }
        return Arrays.copyOfRange(bytes, 12, 16);
    }

    public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
        return of(null, addr);
    }

    public static InetAddress getByAddress(String host, byte[] addr) throws UnknownHostException {
        if (host != null && host.startsWith("[") && host.endsWith("]")) {
            host = host.substring(1, host.length() - 1);
        }
        return of(host != null && host.isEmpty() ? null : host, addr);
    }

    /** The address that a text is; {@code null} where it is none. */
    private static InetAddress literal(String text) throws UnknownHostException {
        if (text.indexOf(':') >= 0) {
            int sign = text.indexOf('%');
            byte[] bytes = AddressText.parseLong(sign < 0 ? text : text.substring(0, sign));
            if (bytes == null) {
                return null;
            }
            if (sign < 0) {
                return of(null, bytes);
            }
            try {
                return new Inet6Address(null, bytes, Integer.parseInt(text.substring(sign + 1)));
            } catch (NumberFormatException name) {
                throw new UnknownHostException("no such interface " + text.substring(sign + 1));
            }
        }
        byte[] bytes = AddressText.parseShort(text);
        return bytes == null ? null : of(null, bytes);
    }

    public static InetAddress ofLiteral(String ipAddressLiteral) {
        try {
            String text = ipAddressLiteral;
            if (text.startsWith("[") && text.endsWith("]")) {
                text = text.substring(1, text.length() - 1);
            }
            InetAddress found = text.isEmpty() ? null : literal(text);
            if (found != null) {
                return found;
            }
        } catch (UnknownHostException none) {
            // Told below.
        }
        throw new IllegalArgumentException("Invalid IP address literal: " + ipAddressLiteral);
    }

    public static InetAddress getByName(String host) throws UnknownHostException {
        return getAllByName(host)[0];
    }

    public static InetAddress[] getAllByName(String host) throws UnknownHostException {
        if (host == null || host.isEmpty()) {
            return new InetAddress[] {getLoopbackAddress()};
        }
        boolean bracketed = host.startsWith("[");
        String text = host;
        if (bracketed) {
            if (host.length() <= 2 || !host.endsWith("]")) {
                throw new UnknownHostException(host + ": invalid IPv6 address literal");
            }
            text = host.substring(1, host.length() - 1);
        }
        InetAddress found = bracketed && text.indexOf(':') < 0 ? null : literal(text);
        if (found != null) {
            return new InetAddress[] {found};
        }
        if (bracketed || text.indexOf(':') >= 0) {
            throw new UnknownHostException(host + ": invalid IPv6 address literal");
        }
        return lookUp(host);
    }

    /** Asks the host; addresses of version 4 come first. */
    private static InetAddress[] lookUp(String host) throws UnknownHostException {
        byte[] bytes;
        try {
            long lookup = HostNetwork.lookUpAddresses(host);
            for (bytes = HostNetwork.addresses(lookup); bytes == null; bytes = HostNetwork.addresses(lookup)) {
                HostConnections.await(lookup, false, -1, false);
            }
        } catch (SocketException refused) {
            throw new UnknownHostException(host + ": " + refused.getMessage());
        }
        List<InetAddress> found = new ArrayList<>();
        int shorts = 0;
        for (int at = 0; at + 16 <= bytes.length; at += 16) {
            InetAddress address = of(host, Arrays.copyOfRange(bytes, at, at + 16));
            if (!found.contains(address)) {
                found.add(address instanceof Inet4Address ? shorts++ : found.size(), address);
            }
        }
        if (found.isEmpty()) {
            throw new UnknownHostException(host + ": Name or service not known");
        }
        return found.toArray(new InetAddress[0]);
    }

    public static InetAddress getLoopbackAddress() {
        return new Inet4Address("localhost", new byte[] {127, 0, 0, 1});
    }

    public static InetAddress getLocalHost() throws UnknownHostException {
        String name;
        try {
            name = HostNetwork.machineName();
        } catch (SocketException refused) {
            throw new UnknownHostException(refused.getMessage());
        }
        if (name.equals("localhost")) {
            return getLoopbackAddress();
        }
        try {
            return of(name, lookUp(name)[0].bytes());
        } catch (UnknownHostException unknown) {
            UnknownHostException failure = new UnknownHostException(name + ": " + unknown.getMessage());
            failure.initCause(unknown);
            throw failure;
        }
    }

    /** The wildcard. */
    static InetAddress any() {
        return new Inet4Address("0.0.0.0", new byte[4]);
    }

    /** What the host gives: an address, then a port. */
    static InetAddress ofPlace(byte[] place) {
        try {
            return of(null, Arrays.copyOf(place, 16));
        } catch (UnknownHostException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static int portOfPlace(byte[] place) {
        return (place[16] & 0xFF) << 8 | place[17] & 0xFF;
    }

    // Names

    private String findName() {
        try {
            long lookup = HostNetwork.lookUpName(bytes());
            String name;
            for (name = HostNetwork.name(lookup); name == null; name = HostNetwork.name(lookup)) {
                HostConnections.await(lookup, false, -1, false);
            }
            return name.isEmpty() ? getHostAddress() : name;
        } catch (SocketException refused) {
            return getHostAddress();
        }
    }

    public String getHostName() {
        if (hostName == null) {
            hostName = findName();
        }
        return hostName;
    }

    public String getCanonicalHostName() {
        if (canonicalName == null) {
            canonicalName = findName();
        }
        return canonicalName;
    }

    /** The name if it is known, else {@code null}. */
    String knownName() {
        return hostName;
    }

    public byte[] getAddress() {
        return bytes().clone();
    }

    public String getHostAddress() {
        return null;
    }

    // What they are

    public boolean isMulticastAddress() {
        return false;
    }

    public boolean isAnyLocalAddress() {
        return false;
    }

    public boolean isLoopbackAddress() {
        return false;
    }

    public boolean isLinkLocalAddress() {
        return false;
    }

    public boolean isSiteLocalAddress() {
        return false;
    }

    public boolean isMCGlobal() {
        return false;
    }

    public boolean isMCNodeLocal() {
        return false;
    }

    public boolean isMCLinkLocal() {
        return false;
    }

    public boolean isMCSiteLocal() {
        return false;
    }

    public boolean isMCOrgLocal() {
        return false;
    }

    /** Whether somebody answers at the port for echoes, if only to refuse. */
    public boolean isReachable(int timeout) throws IOException {
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can't be negative");
        }
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(this, ECHO), timeout);
            return true;
        } catch (ConnectException refused) {
            return "Connection refused".equals(refused.getMessage());
        } catch (SocketTimeoutException | NoRouteToHostException unreachable) {
            return false;
        }
    }

    @Override
    public boolean equals(Object obj) {
        return false;
    }

    @Override
    public int hashCode() {
        return -1;
    }

    @Override
    public String toString() {
        return (hostName == null ? "" : hostName) + "/" + getHostAddress();
    }
}
