package java.net;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A way to a network that the machine has, as the system's files below {@code /sys} and {@code /proc} tell of it: so who
 * may not read them finds none. Interfaces without addresses are not listed.
 */
public final class NetworkInterface {
    private static final Path DEVICES = Path.of("/sys/class/net");

    /** Bits of the flags that the system has for an interface. */
    private static final int UP = 1;
    private static final int LOOPBACK = 8;
    private static final int POINT_TO_POINT = 0x10;
    private static final int MULTICAST = 0x1000;

    private final String name;
    private final int index;
    private final List<InterfaceAddress> addresses = new ArrayList<>();

    private NetworkInterface(String name, int index) {
        this.name = name;
        this.index = index;
    }

    // What the system tells

    private static String fact(String name, String what) throws SocketException {
        try {
            return Files.readString(DEVICES.resolve(name).resolve(what)).strip();
        } catch (IOException e) {
            throw new SocketException(e.getMessage());
        }
    }

    private int flags() throws SocketException {
        return Integer.decode(fact(name, "flags"));
    }

    private static List<String> lines(String path) {
        try {
            return Files.readAllLines(Path.of(path));
        } catch (IOException none) {
            return List.of();
        }
    }

    /** All interfaces that have addresses, the last first. */
    private static List<NetworkInterface> all() throws SocketException {
        List<NetworkInterface> found = new ArrayList<>();
        try (Stream<Path> names = Files.list(DEVICES)) {
            for (Path each : names.toList()) {
                String name = each.getFileName().toString();
                found.add(new NetworkInterface(name, Integer.parseInt(fact(name, "ifindex"))));
            }
        } catch (IOException | NumberFormatException e) {
            throw new SocketException(e.getMessage());
        }
        found.sort((a, b) -> Integer.compare(b.index, a.index));
        for (String line : lines("/proc/net/if_inet6").reversed()) {
            String[] parts = line.trim().split("\\s+");
            for (NetworkInterface each : found) {
                if (each.name.equals(parts[5])) {
                    byte[] bytes = HexFormat.of().parseHex(parts[0]);
                    each.addresses.add(new InterfaceAddress(
                            new Inet6Address(null, bytes, each.index), null, Integer.parseInt(parts[2], 16)));
                }
            }
        }
        addShortAddresses(found);
        found.removeIf(each -> each.addresses.isEmpty());
        return found;
    }

    /** Adds the addresses of version 4: they are known without their interfaces, whose networks are known. */
    private static void addShortAddresses(List<NetworkInterface> found) {
        List<String[]> routes = new ArrayList<>();
        for (String line : lines("/proc/net/route")) {
            String[] parts = line.trim().split("\\s+");
            if (parts.length > 7 && parts[2].equals("00000000")) {
                routes.add(parts);
            }
        }
        List<String> seen = new ArrayList<>();
        String last = "";
        for (String line : lines("/proc/net/fib_trie")) {
            String text = line.trim();
            if (text.startsWith("|-- ")) {
                last = text.substring(4);
            } else if (text.equals("/32 host LOCAL") && !seen.contains(last)) {
                seen.add(last);
                addShortAddress(found, routes, AddressText.parseShort(last));
            }
        }
    }

    private static int word(byte[] bytes) {
        return bytes[0] << 24 | (bytes[1] & 0xff) << 16 | (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
    }

    private static void addShortAddress(List<NetworkInterface> found, List<String[]> routes, byte[] bytes) {
        String device = bytes[0] == 127 ? "lo" : null;
        int mask = 0xff000000;
        for (String[] route : routes) {
            int network = Integer.reverseBytes(Integer.parseUnsignedInt(route[1], 16));
            int bits = Integer.reverseBytes(Integer.parseUnsignedInt(route[7], 16));
            if (device == null && bits != 0 && (word(bytes) & bits) == network) {
                device = route[0];
                mask = bits;
            }
        }
        for (NetworkInterface each : found) {
            if (each.name.equals(device)) {
                int all = word(bytes) | ~mask;
                byte[] broadcast = {(byte) (all >> 24), (byte) (all >> 16), (byte) (all >> 8), (byte) all};
                each.addresses.add(new InterfaceAddress(new Inet4Address(null, bytes),
                        bytes[0] == 127 ? null : new Inet4Address(null, broadcast), Integer.bitCount(mask)));
            }
        }
    }

    // Finding one

    public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
        return Collections.enumeration(all());
    }

    public static Stream<NetworkInterface> networkInterfaces() throws SocketException {
        return all().stream();
    }

    public static NetworkInterface getByName(String name) throws SocketException {
        Objects.requireNonNull(name);
        return networkInterfaces().filter(each -> each.name.equals(name)).findFirst().orElse(null);
    }

    public static NetworkInterface getByIndex(int index) throws SocketException {
        if (index < 0) {
            throw new IllegalArgumentException("Interface index can't be negative");
        }
        return networkInterfaces().filter(each -> each.index == index).findFirst().orElse(null);
    }

    public static NetworkInterface getByInetAddress(InetAddress addr) throws SocketException {
        Objects.requireNonNull(addr);
        return networkInterfaces().filter(each -> each.inetAddresses().anyMatch(addr::equals)).findFirst().orElse(null);
    }

    // What it is

    public String getName() {
        return name;
    }

    public String getDisplayName() {
        return name;
    }

    public int getIndex() {
        return index;
    }

    public Stream<InetAddress> inetAddresses() {
        return addresses.stream().map(InterfaceAddress::getAddress);
    }

    public Enumeration<InetAddress> getInetAddresses() {
        return Collections.enumeration(inetAddresses().toList());
    }

    public List<InterfaceAddress> getInterfaceAddresses() {
        return new ArrayList<>(addresses);
    }

    public Stream<NetworkInterface> subInterfaces() {
        return Stream.empty();
    }

    public Enumeration<NetworkInterface> getSubInterfaces() {
        return Collections.emptyEnumeration();
    }

    public NetworkInterface getParent() {
        return null;
    }

    public boolean isVirtual() {
        return false;
    }

    public boolean isUp() throws SocketException {
        return (flags() & UP) != 0;
    }

    public boolean isLoopback() throws SocketException {
        return (flags() & LOOPBACK) != 0;
    }

    public boolean isPointToPoint() throws SocketException {
        return (flags() & POINT_TO_POINT) != 0;
    }

    public boolean supportsMulticast() throws SocketException {
        return (flags() & MULTICAST) != 0;
    }

    /** {@code null} where it has none. */
    public byte[] getHardwareAddress() throws SocketException {
        byte[] bytes = HexFormat.ofDelimiter(":").parseHex(fact(name, "address"));
        for (byte each : bytes) {
            if (each != 0) {
                return bytes;
            }
        }
        return null;
    }

    public int getMTU() throws SocketException {
        return Integer.parseInt(fact(name, "mtu"));
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof NetworkInterface other && name.equals(other.name) && addresses.equals(other.addresses);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "name:" + name + " (" + name + ")";
    }
}
