// fuel: varies
// stress: off
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** A server and its clients in one program: who waits for a socket keeps nobody else from going on. */
public class LoopbackEcho {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread acceptor = new Thread(() -> serve(server));
            acceptor.start();
            lines(server.getLocalPort());
            many(server.getLocalPort(), false);
            many(server.getLocalPort(), true);
            large(server.getLocalPort());
            server.close();
            acceptor.join();
        }
    }

    static void serve(ServerSocket server) {
        try {
            while (true) {
                Socket client = server.accept();
                Thread.ofVirtual().start(() -> echo(client));
            }
        } catch (IOException closed) {
            System.out.println("server: " + closed);
        }
    }

    static void echo(Socket client) {
        try (client) {
            InputStream in = client.getInputStream();
            OutputStream out = client.getOutputStream();
            byte[] buffer = new byte[4096];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                out.write(buffer, 0, count);
            }
        } catch (IOException failure) {
            System.out.println("echo: " + failure);
        }
    }

    static void lines(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                PrintWriter out = new PrintWriter(socket.getOutputStream(), true)) {
            for (String line : new String[] {"one", "zwei", "trois", "ünïcödé"}) {
                out.println(line);
                System.out.println(in.readLine());
            }
            socket.shutdownOutput();
            System.out.println(in.readLine());
        }
    }

    static void many(int port, boolean virtual) throws Exception {
        List<Thread> clients = new ArrayList<>();
        int[] sums = new int[20];
        for (int i = 0; i < sums.length; i++) {
            int number = i;
            Runnable client = () -> sums[number] = sum(port, number);
            clients.add(virtual ? Thread.ofVirtual().start(client) : Thread.ofPlatform().start(client));
        }
        int all = 0;
        for (Thread client : clients) {
            client.join();
        }
        for (int sum : sums) {
            all += sum;
        }
        System.out.println(sums.length + " clients: " + all);
    }

    static int sum(int port, int number) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            DataInputStream in = new DataInputStream(socket.getInputStream());
            int sum = 0;
            for (int i = 0; i < 10; i++) {
                out.writeInt(number * 100 + i);
                sum += in.readInt();
            }
            return sum;
        } catch (IOException failure) {
            System.out.println("client: " + failure);
            return 0;
        }
    }

    /** More than fits into the buffers of the system: both ends have to wait for each other. */
    static void large(int port) throws Exception {
        byte[] sent = new byte[8 << 20];
        for (int i = 0; i < 4093; i++) {
            sent[i] = (byte) (i * 31 + (i >> 3));
        }
        for (int filled = 4093; filled < sent.length; filled *= 2) {
            System.arraycopy(sent, 0, sent, filled, Math.min(filled, sent.length - filled));
        }
        try (Socket socket = new Socket("localhost", port)) {
            Thread writer = new Thread(() -> {
                try {
                    socket.getOutputStream().write(sent);
                    socket.shutdownOutput();
                } catch (IOException failure) {
                    System.out.println("writer: " + failure);
                }
            });
            writer.start();
            byte[] received = socket.getInputStream().readAllBytes();
            writer.join();
            System.out.println(received.length + " bytes back, equal: " + java.util.Arrays.equals(sent, received));
        }
    }
}
