// fuel: varies
// Files in memory: reading, writing through, extending, private copies, views, and what is refused.
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class MappedFiles {
    interface Attempt {
        Object run() throws Exception;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + " " + attempt.run());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static void reading(Path file) throws IOException {
        Files.writeString(file, "0123456789abcdef");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            MappedByteBuffer all = channel.map(MapMode.READ_ONLY, 0, channel.size());
            System.out.println(all + " " + all.isDirect() + all.isReadOnly() + all.hasArray() + " " + all.order());
            System.out.println(StandardCharsets.US_ASCII.decode(all) + " " + all.remaining());
            all.rewind();
            System.out.println(Integer.toHexString(all.getInt()) + " " + (char) all.get() + " " + all.getLong(8) + " " + all.position());
            MappedByteBuffer part = channel.map(MapMode.READ_ONLY, 5, 4);
            byte[] taken = new byte[4];
            part.get(taken);
            System.out.println(new String(taken, StandardCharsets.US_ASCII) + " " + part.hasRemaining());
            ByteBuffer slice = all.position(2).limit(6).slice();
            System.out.println(slice + " " + (char) slice.get(0) + " " + slice.getClass().equals(all.getClass()) + " " + all.duplicate().limit());
            attempt("put", () -> part.put(0, (byte) 'x'));
            attempt("array", part::array);
            attempt("write", () -> channel.map(MapMode.READ_WRITE, 0, 4));
            attempt("private", () -> channel.map(MapMode.PRIVATE, 0, 4));
            attempt("beyond", () -> channel.map(MapMode.READ_ONLY, 10, 10));
            attempt("position", () -> channel.map(MapMode.READ_ONLY, -1, 10));
            attempt("size", () -> channel.map(MapMode.READ_ONLY, 0, -1));
            attempt("large", () -> channel.map(MapMode.READ_ONLY, 0, 1L << 31));
            attempt("sum", () -> channel.map(MapMode.READ_ONLY, Long.MAX_VALUE, 2));
            attempt("mode", () -> channel.map((MapMode) null, 0, 1));
            System.out.println(channel.map(MapMode.READ_ONLY, 3, 0) + " " + MapMode.READ_ONLY + MapMode.READ_WRITE + MapMode.PRIVATE);
        }
    }

    static void writing(Path file) throws IOException {
        Files.writeString(file, "abc");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer buffer = channel.map(MapMode.READ_WRITE, 0, 10);
            System.out.println(channel.size() + " " + buffer.get(1) + " " + buffer.get(9));
            buffer.put((byte) 'X').position(4);
            buffer.put("tail".getBytes(StandardCharsets.US_ASCII));
            System.out.println(Files.readString(file).replace('\0', '_'));
            buffer.putShort(8, (short) 0x4142);
            buffer.force();
            System.out.println(Files.readString(file).replace('\0', '_') + " " + buffer.isLoaded() + " " + buffer.load().position());
            ByteBuffer read = ByteBuffer.allocate(4);
            buffer.slice(1, 3).put(0, (byte) 'S');
            System.out.println(channel.read(read, 0) + " " + new String(read.array(), StandardCharsets.US_ASCII).replace('\0', '_'));
            attempt("force", () -> buffer.force(8, 5));
            System.out.println(buffer.force(2, 4).order(ByteOrder.LITTLE_ENDIAN).getShort(8));
        }
        System.out.println(Files.readString(file).replace('\0', '_'));
    }

    static void afterClosing(Path file) throws IOException {
        MappedByteBuffer buffer;
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            access.setLength(6);
            buffer = access.getChannel().map(MapMode.READ_WRITE, 2, 4);
        }
        for (int i = 0; i < 4; i++) {
            buffer.put(i, (byte) ('p' + i));
        }
        buffer.force();
        System.out.println(Files.readString(file).replace('\0', '_'));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer copy = channel.map(MapMode.PRIVATE, 0, 6);
            copy.put(3, (byte) '#');
            System.out.println((char) copy.get(3) + " " + Files.readString(file).replace('\0', '_') + " " + copy.isReadOnly());
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            attempt("unreadable", () -> channel.map(MapMode.READ_WRITE, 0, 4));
            attempt("unreadable", () -> channel.map(MapMode.READ_ONLY, 0, 4));
        }
    }

    static void table(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
            MappedByteBuffer table = channel.map(MapMode.READ_WRITE, 0, 4 * 5_000);
            for (int i = 0; i < 5_000; i++) {
                table.putInt(i * i ^ 0x55);
            }
            table.flip();
            table.force();
        }
        long sum = 0;
        ByteBuffer read = ByteBuffer.wrap(Files.readAllBytes(file));
        while (read.hasRemaining()) {
            sum = sum * 31 + read.getInt();
        }
        System.out.println(sum + " " + read.capacity());
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("mapped");
        Path file = folder.resolve("file");
        reading(file);
        writing(file);
        afterClosing(file);
        table(folder.resolve("table"));
        Files.delete(folder.resolve("table"));
        Files.delete(file);
        Files.delete(folder);
    }
}
