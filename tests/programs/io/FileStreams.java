// fuel: varies
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.Scanner;

public class FileStreams {
    public static void main(String[] args) throws IOException {
        File directory = File.createTempFile("streams", null);
        System.out.println(directory.isFile() + " " + directory.length() + " " + directory.delete() + " " + directory.delete());
        System.out.println(directory.mkdir() + " " + directory.mkdir() + " " + directory.isDirectory() + " " + directory.list().length);
        File text = new File(directory, "text");
        try (PrintWriter writer = new PrintWriter(text)) {
            writer.println("1 2.5 drei");
            writer.printf("%d|%s%n", 42, "x");
            writer.print("last");
        }
        System.out.println(text.exists() + " " + text.length() + " " + text.canRead() + " " + (text.lastModified() > 0));
        try (Scanner scanner = new Scanner(text)) {
            System.out.println(scanner.nextInt() + " " + scanner.nextDouble() + " " + scanner.next() + scanner.nextLine() + "|" + scanner.nextLine()
                    + "|" + scanner.hasNext() + scanner.nextLine() + scanner.hasNextLine());
        }
        try (Scanner scanner = new Scanner(text.toPath())) {
            int lines = 0;
            while (scanner.hasNextLine()) {
                scanner.nextLine();
                lines++;
            }
            System.out.println(lines + " lines");
        }
        try (Scanner scanner = new Scanner(new FileReader(text))) {
            System.out.println(scanner.next() + scanner.next());
        }
        try (FileWriter writer = new FileWriter(text, true); BufferedWriter buffered = new BufferedWriter(writer)) {
            buffered.write(" more \u00e9\u4e2d\ud83d\ude00");
            buffered.newLine();
        }
        try (BufferedReader reader = new BufferedReader(new FileReader(text))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                System.out.println(line.length() + " " + line);
            }
        }
        File data = new File(directory.getPath(), "data");
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(data))) {
            out.writeInt(-7);
            out.writeUTF("gr\u00fc\u00df");
            out.writeDouble(2.5);
            out.writeLong(1L << 40);
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream(data))) {
            System.out.println(in.readInt() + in.readUTF() + in.readDouble() + " " + in.readLong() + " " + in.available());
            in.readByte();
        } catch (EOFException expected) {
            System.out.println(expected);
        }
        try (PrintStream out = new PrintStream(data)) {
            out.print("short");
        }
        System.out.println(data.length());
        try (FileOutputStream out = new FileOutputStream(data); FileChannel channel = out.getChannel()) {
            ByteBuffer first = ByteBuffer.wrap("buffers ".getBytes());
            ByteBuffer second = ByteBuffer.allocate(20).putInt(0x41424344).put((byte) 'E').flip();
            System.out.println(channel.write(new ByteBuffer[] {first, second}) + " " + first + " " + second.hasRemaining());
            channel.force(true);
        }
        try (FileInputStream in = new FileInputStream(data); FileChannel channel = in.getChannel()) {
            ByteBuffer buffer = ByteBuffer.allocate(9);
            for (int count = channel.read(buffer); count >= 0; count = channel.read(buffer)) {
                buffer.flip();
                System.out.println(count + " " + new String(buffer.array(), 0, buffer.limit()));
                buffer.clear();
            }
        }
        for (String name : new String[] {"none", "none/deeper", "data/below"}) {
            try {
                new FileInputStream(new File(directory, name)).close();
            } catch (FileNotFoundException missing) {
                System.out.println(missing.toString().replace(directory.getPath(), "DIR"));
            }
        }
        try {
            new FileOutputStream(directory).close();
        } catch (FileNotFoundException isDirectory) {
            System.out.println(isDirectory.toString().replace(directory.getPath(), "DIR"));
        }
        FileInputStream closed = new FileInputStream(data);
        closed.close();
        try {
            closed.read();
        } catch (IOException expected) {
            System.out.println(expected);
        }
        File deep = new File(directory, "x/y/z");
        System.out.println(deep.mkdirs() + " " + deep.mkdirs() + " " + new File(directory, "x").delete());
        System.out.println(text.renameTo(new File(deep, "moved")) + " " + text.exists() + " " + text.renameTo(text));
        String[] names = directory.list();
        Arrays.sort(names);
        System.out.println(Arrays.toString(names) + " " + directory.listFiles((dir, name) -> name.startsWith("d")).length + " "
                + directory.listFiles(File::isDirectory).length + " " + data.list());
        System.out.println(new File("relative").getAbsolutePath().equals(System.getProperty("user.dir") + "/relative") + " "
                + new File(directory, "x/../data").getCanonicalFile().getName());
        delete(directory);
        System.out.println(directory.exists());
    }

    static void delete(File file) {
        File[] children = file.listFiles();
        if (children != null) {
            for (File child : children) {
                delete(child);
            }
        }
        file.delete();
    }
}
