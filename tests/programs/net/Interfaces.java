// Ways to networks: the loopback and its addresses, finding them by name, number and address, and what is refused.
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;

public class Interfaces {
    interface Attempt {
        Object run() throws SocketException;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + " " + attempt.run());
        } catch (SocketException | RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        NetworkInterface found = NetworkInterface.getByInetAddress(loopback);
        System.out.println(found + " " + found.getName() + " " + found.getDisplayName() + " " + found.getIndex() + " " + found.isUp() + found.isLoopback() + found.isPointToPoint() + found.isVirtual()
            + found.supportsMulticast() + " " + found.getHardwareAddress() + " " + found.getParent() + " " + Collections.list(found.getSubInterfaces()) + found.subInterfaces().count() + " " + (found.getMTU() > 0));
        System.out.println(found.inetAddresses().anyMatch(loopback::equals) + " " + Collections.list(found.getInetAddresses()).equals(found.inetAddresses().toList()) + " " + found.hashCode());
        for (InterfaceAddress each : found.getInterfaceAddresses()) {
            if (each.getAddress().equals(loopback)) {
                System.out.println(each + " " + each.getNetworkPrefixLength() + " " + each.getBroadcast() + " " + each.equals(each) + each.equals("lo") + " " + each.hashCode());
            }
        }
        List<NetworkInterface> all = NetworkInterface.networkInterfaces().toList();
        System.out.println(all.contains(found) + " " + all.equals(Collections.list(NetworkInterface.getNetworkInterfaces())));
        for (NetworkInterface each : all) {
            boolean same = each.equals(NetworkInterface.getByName(each.getName())) && each.equals(NetworkInterface.getByIndex(each.getIndex()));
            boolean within = each.getInterfaceAddresses().stream().allMatch(a -> a.getNetworkPrefixLength() > 0 && a.getNetworkPrefixLength() <= 8 * a.getAddress().getAddress().length);
            if (!same || !within || each.getHardwareAddress() != null && each.getHardwareAddress().length == 0) {
                System.out.println("odd " + each);
            }
        }
        attempt("unknown", () -> NetworkInterface.getByName("no-such-one"));
        attempt("number", () -> NetworkInterface.getByIndex(99_999));
        attempt("address", () -> NetworkInterface.getByInetAddress(InetAddress.ofLiteral("198.51.100.7")));
        attempt("null", () -> NetworkInterface.getByName(null));
        attempt("null", () -> NetworkInterface.getByInetAddress(null));
        attempt("negative", () -> NetworkInterface.getByIndex(-1));
    }
}
