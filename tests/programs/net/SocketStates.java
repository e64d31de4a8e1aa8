// fuel: varies
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.util.concurrent.Callable;

/** What sockets say of themselves before, while and after they are connected, and the errors of each state. */
public class SocketStates {
    public static void main(String[] args) throws Exception {
        unconnected();
        ServerSocket server = new ServerSocket(0);
        print("server", () -> server);
        print("its address", () -> server.getInetAddress() + " " + server.getLocalSocketAddress());
        print("its options", () -> server.getReuseAddress() + " " + server.getSoTimeout());
        print("bound twice", () -> run(() -> server.bind(null)));
        print("in use", () -> new ServerSocket(server.getLocalPort()));
        print("bad port", () -> new ServerSocket(70000));
        print("unbound", () -> new ServerSocket().accept());
        server.setSoTimeout(20);
        print("nobody", server::accept);
        Socket client = new Socket("localhost", server.getLocalPort());
        Socket other = server.accept();
        connected(client, other, server);
        ending(client, other, server);
        datagrams();
    }

    static void unconnected() throws Exception {
        Socket socket = new Socket();
        print("new", () -> socket + " " + new ServerSocket());
        print("addresses", () -> socket.getLocalAddress() + " " + socket.getLocalPort() + " " + socket.getPort() + " "
                + socket.getInetAddress() + " " + socket.getLocalSocketAddress() + " " + socket.getRemoteSocketAddress());
        print("input", socket::getInputStream);
        print("shutdown", () -> run(socket::shutdownInput));
        print("to nobody", () -> run(() -> socket.connect(null)));
        print("to other", () -> run(() -> socket.connect(new InetSocketAddress("127.0.0.1", 1), -1)));
        print("to a name", () -> run(() -> socket.connect(InetSocketAddress.createUnresolved("foo.invalid", 1))));
        print("then", socket::isClosed);
        print("port", () -> new Socket("127.0.0.1", -3));
        print("option", () -> StandardSocketOptions.TCP_NODELAY + " " + StandardSocketOptions.TCP_NODELAY.type());
    }

    static void connected(Socket client, Socket other, ServerSocket server) throws Exception {
        print("client", () -> client);
        print("other", () -> other);
        print("addresses", () -> client.getLocalAddress() + " " + client.getRemoteSocketAddress() + " " + other.getInetAddress());
        print("options", () -> client.getTcpNoDelay() + " " + client.getKeepAlive() + " " + client.getSoLinger() + " "
                + client.getReuseAddress() + " " + client.getOOBInline() + " " + client.getSoTimeout());
        client.setTcpNoDelay(true);
        client.setKeepAlive(true);
        client.setSoLinger(true, 3);
        client.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        print("set", () -> client.getTcpNoDelay() + " " + client.getKeepAlive() + " " + client.getSoLinger() + " "
                + client.getOption(StandardSocketOptions.SO_REUSEADDR));
        client.setSoLinger(false, 0);
        client.setSoTimeout(20);
        print("late", () -> client.getInputStream().read());
        other.getOutputStream().write(new byte[] {1, 2, 3});
        print("there", () -> client.getInputStream().readNBytes(3).length + " " + client.getInputStream().available());
        print("again", () -> run(() -> client.connect(server.getLocalSocketAddress())));
        print("bind", () -> run(() -> client.bind(null)));
        print("negative", () -> run(() -> client.setSoTimeout(-1)));
        other.shutdownOutput();
        print("end", () -> client.getInputStream().read() + " " + other.isOutputShutdown() + " " + other.isInputShutdown());
        print("shut", () -> run(() -> other.getOutputStream()));
        print("shut twice", () -> run(other::shutdownOutput));
    }

    static void ending(Socket client, Socket other, ServerSocket server) throws Exception {
        OutputStream out = client.getOutputStream();
        InputStream late = other.getInputStream();
        Thread reader = new Thread(() -> print("closed meanwhile", late::read));
        reader.start();
        Thread.sleep(20);
        other.close();
        reader.join();
        client.close();
        print("closed", () -> client.isClosed() + " " + client.isConnected() + " " + client.isBound());
        print("closed write", () -> run(() -> out.write(1)));
        print("closed input", client::getInputStream);
        print("closed address", () -> client.getLocalAddress() + " " + client.getInetAddress());
        print("closed shutdown", () -> run(client::shutdownOutput));
        print("closed option", () -> run(() -> client.setTcpNoDelay(true)));
        print("closed connect", () -> run(() -> client.connect(server.getLocalSocketAddress())));
        server.setSoTimeout(0);
        Thread acceptor = new Thread(() -> print("server closed meanwhile", server::accept));
        acceptor.start();
        Thread.ofVirtual().start(() -> interrupted()).join();
        Thread.sleep(20);
        print("state", acceptor::getState);
        int port = server.getLocalPort();
        server.close();
        acceptor.join();
        print("server closed", server::accept);
        print("refused", () -> new Socket("127.0.0.1", port));
    }

    static void interrupted() {
        try (ServerSocket own = new ServerSocket(0)) {
            Thread.currentThread().interrupt();
            print("interrupted", own::accept);
            print("then", () -> own.isClosed() + " " + Thread.interrupted());
        } catch (IOException failure) {
            System.out.println(failure);
        }
    }

    static void datagrams() throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket one = new DatagramSocket(0, here); DatagramSocket two = new DatagramSocket(0, here)) {
            print("datagrams", () -> one.getLocalAddress() + " " + one.isBound() + " " + one.isConnected());
            byte[] text = "a packet".getBytes();
            one.send(new DatagramPacket(text, text.length, two.getLocalSocketAddress()));
            DatagramPacket received = new DatagramPacket(new byte[5], 5);
            two.receive(received);
            print("cut off", () -> new String(received.getData(), 0, received.getLength()));
            print("from", () -> received.getAddress() + " " + (received.getPort() == one.getLocalPort()));
            two.setSoTimeout(20);
            print("nothing", () -> run(() -> two.receive(received)));
            two.connect(one.getLocalSocketAddress());
            two.send(new DatagramPacket(text, 1));
            one.receive(received);
            print("connected", () -> received.getLength() + " " + two.isConnected());
        }
    }

    interface Action {
        void run() throws Exception;
    }

    static String run(Action action) throws Exception {
        action.run();
        return "done";
    }

    static void print(String name, Callable<?> call) {
        try {
            System.out.println(name + ": " + hidden(call.call()));
        } catch (Exception failure) {
            System.out.println(name + ": " + failure);
        }
    }

    /** Without the ports that the system chooses. */
    static String hidden(Object value) {
        return String.valueOf(value).replaceAll("(=|:)\\d{4,}", "$1PORT");
    }
}
