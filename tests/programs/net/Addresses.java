import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** Addresses as they are written, compared and classified; nothing is asked of the network. */
public class Addresses {
    public static void main(String[] args) throws Exception {
        String[] literals = {
            "127.0.0.1", "127.1", "1", "1.2.3", "10.20.30.40", "192.168.1.1", "172.16.3.4", "169.254.0.1", "224.0.0.1", "239.255.1.2",
            "::1", "::", "[2001:db8::ff00:42:8329]", "2001:DB8:0:0:8:800:200C:417A", "::ffff:1.2.3.4", "::1.2.3.4", "fe80::1%3", "ff02::1",
            "1::2::3", "[1.2.3.4]", "1:2:3:4:5:6:7:8:9", "12345::", "1:2:3:4:5:6:7:8", "1::", "fec0::1", "", "[::1", "::1]",
        };
        for (String literal : literals) {
            print(literal, () -> describe(InetAddress.getByName(literal)));
        }
        print("loopback", () -> describe(InetAddress.getLoopbackAddress()));
        print("null", () -> InetAddress.getByName(null));
        print("all", () -> Arrays.toString(InetAddress.getAllByName("1.2.3.4")));
        print("bytes", () -> InetAddress.getByAddress(new byte[] {1, 2, 3, 4}));
        print("three bytes", () -> InetAddress.getByAddress(new byte[3]));
        print("named", () -> InetAddress.getByAddress("there", new byte[] {9, 8, 7, 6}).getHostName());
        print("mapped", () -> InetAddress.getByAddress(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 1, 2, 3, 4}).getClass());
        print("equal", () -> InetAddress.getByName("127.1").equals(InetAddress.getLoopbackAddress()));
        print("literal", () -> InetAddress.ofLiteral("1.2.3") + " " + Inet4Address.ofLiteral("4.3.2.1"));
        print("no literal", () -> InetAddress.ofLiteral("foo"));
        print("port only", () -> new InetSocketAddress(80));
        print("both", () -> new InetSocketAddress("127.0.0.1", 80));
        print("long", () -> new InetSocketAddress("::1", 8080) + " " + new InetSocketAddress("::1", 8080).hashCode());
        print("unresolved", () -> InetSocketAddress.createUnresolved("foo", 80));
        print("unresolved hash", () -> InetSocketAddress.createUnresolved("Foo", 80).hashCode());
        print("unresolved equal", () -> InetSocketAddress.createUnresolved("Foo", 80)
                .equals(InetSocketAddress.createUnresolved("fOO", 80)));
        print("host string", () -> new InetSocketAddress("10.1.2.3", 1).getHostString());
        print("bad port", () -> new InetSocketAddress("x", 70000));
        print("no host", () -> new InetSocketAddress((String) null, 7));
        print("no address", () -> new InetSocketAddress((InetAddress) null, 7));
        print("proxy", () -> Proxy.NO_PROXY + " " + new Proxy(Proxy.Type.HTTP, new InetSocketAddress("10.0.0.1", 8)));
        print("bad proxy", () -> new Proxy(Proxy.Type.DIRECT, new InetSocketAddress(1)));
    }

    static String describe(InetAddress address) {
        StringBuilder text = new StringBuilder();
        text.append(address).append(' ').append(address.hashCode()).append(' ').append(address.getAddress().length);
        boolean[] flags = {
            address.isAnyLocalAddress(), address.isLoopbackAddress(), address.isLinkLocalAddress(), address.isSiteLocalAddress(),
            address.isMulticastAddress(), address.isMCGlobal(), address.isMCNodeLocal(), address.isMCLinkLocal(),
            address.isMCSiteLocal(), address.isMCOrgLocal(),
        };
        text.append(' ');
        for (boolean flag : flags) {
            text.append(flag ? '1' : '0');
        }
        return text.toString();
    }

    static void print(String name, Callable<?> call) throws Exception {
        try {
            System.out.println(name + ": " + call.call());
        } catch (UnknownHostException | RuntimeException failure) {
            System.out.println(name + ": " + failure);
        }
    }
}
