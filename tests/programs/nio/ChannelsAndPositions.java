import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.EnumSet;

/** A file of records that is read and written at places by a channel. */
public class ChannelsAndPositions {
    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    interface Action {
        Object run() throws Exception;
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("records", ".bin");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            for (int i = 0; i < 10; i++) {
                ByteBuffer record = ByteBuffer.allocate(16);
                record.putInt(i).putDouble(i * 1.5).putInt(-i).flip();
                System.out.print(channel.write(record) + "@" + channel.position() + " ");
            }
            System.out.println(channel.size());
            ByteBuffer one = ByteBuffer.allocate(16);
            System.out.println(channel.read(one, 16 * 7) + " " + one.flip().getInt() + " " + one.getDouble() + " " + channel.position());
            one.clear().putInt(777).putDouble(0.5).putInt(1).flip();
            System.out.println(channel.write(one, 16 * 3) + " " + channel.position());
            channel.position(16 * 3);
            one.clear();
            System.out.println(channel.read(one) + " " + one.getInt(0) + " " + channel.position());
            channel.position(1000);
            one.clear();
            System.out.println(channel.read(one) + " " + channel.size());
            channel.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
            System.out.println(channel.size());
            ByteBuffer hole = ByteBuffer.allocate(5);
            channel.read(hole, 500);
            System.out.println(hole.get(0) + " " + hole.get(4));
            channel.truncate(100);
            System.out.println(channel.size() + " " + channel.position());
            channel.truncate(5000);
            System.out.println(channel.size());
            channel.force(true);
            ByteBuffer[] parts = {ByteBuffer.allocate(3), ByteBuffer.allocate(0), ByteBuffer.allocate(200)};
            channel.position(0);
            System.out.println(channel.read(parts) + " " + parts[0] + " " + parts[2]);
            System.out.println(channel.read(parts));
            ByteBuffer[] texts = {ByteBuffer.wrap("ab".getBytes()), ByteBuffer.wrap("cde".getBytes())};
            System.out.println(channel.write(texts, 1, 1) + " " + channel.write(texts) + " " + channel.size());
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.out.println(channel.transferTo(95, 100, Channels.newChannel(bytes)) + " " + bytes.size());
            System.out.println(channel.transferFrom(Channels.newChannel(new ByteArrayInputStream("transferred".getBytes())), 2, 5));
            System.out.println(channel.transferFrom(Channels.newChannel(new ByteArrayInputStream("x".getBytes())), 2000, 5));
            attempt("negative", () -> channel.position(-1));
            attempt("negative read", () -> channel.read(ByteBuffer.allocate(1), -1));
            attempt("negative size", () -> channel.truncate(-1));
            attempt("read-only", () -> channel.read(ByteBuffer.allocate(1).asReadOnlyBuffer()));
            FileLock lock = channel.lock(0, 10, false);
            System.out.println(lock.isValid() + " " + lock.isShared() + " " + lock.position() + " " + lock.size()
                    + " " + lock.overlaps(9, 5) + " " + lock.overlaps(10, 5));
            attempt("overlapping", () -> channel.tryLock());
            lock.release();
            System.out.println(lock.isValid());
            try (FileLock all = channel.tryLock()) {
                System.out.println(all.size() == Long.MAX_VALUE);
            }
        }
        FileChannel closed = FileChannel.open(file);
        attempt("write", () -> closed.write(ByteBuffer.wrap(new byte[1])));
        attempt("truncate", () -> closed.truncate(3));
        closed.close();
        closed.close();
        System.out.println(closed.isOpen());
        attempt("closed", () -> closed.read(ByteBuffer.allocate(1)));
        attempt("closed size", () -> closed.size());
        try (FileChannel append = FileChannel.open(file, StandardOpenOption.APPEND)) {
            System.out.println(append.position());
            append.position(0);
            append.write(ByteBuffer.wrap("end".getBytes()));
            System.out.println(append.position() + " " + append.size());
            attempt("read", () -> append.read(ByteBuffer.allocate(1)));
        }
        attempt("exists", () -> FileChannel.open(Path.of("/"), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
        attempt("directory", () -> FileChannel.open(Path.of("/"), StandardOpenOption.WRITE));
        attempt("both", () -> FileChannel.open(file, StandardOpenOption.APPEND, StandardOpenOption.READ));
        attempt("both", () -> FileChannel.open(file, StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING));
        Path absent = file.resolveSibling("surely-absent-file");
        attempt("absent", () -> FileChannel.open(Path.of("/nowhere/absent")));
        attempt("absent", () -> FileChannel.open(Path.of("/nowhere/absent"), EnumSet.of(StandardOpenOption.WRITE)));
        try (SeekableByteChannel deleted = Files.newByteChannel(absent, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.DELETE_ON_CLOSE)) {
            deleted.write(ByteBuffer.wrap(new byte[10]));
            System.out.println(deleted.size() + " " + deleted.position(3).position());
        }
        System.out.println(Files.exists(absent));
        try (FileInputStream in = new FileInputStream(file.toFile()); FileOutputStream out = new FileOutputStream(absent.toFile())) {
            FileChannel from = in.getChannel();
            System.out.println(from == in.getChannel());
            in.read();
            System.out.println(from.position() + " " + from.size());
            from.position(50);
            System.out.println(in.available());
            System.out.println(from.transferTo(0, from.size(), out.getChannel()) == from.size());
            attempt("write to input", () -> from.write(ByteBuffer.allocate(1)));
            attempt("read from output", () -> out.getChannel().read(ByteBuffer.allocate(1)));
            from.close();
            attempt("stream", () -> in.read());
        }
        System.out.println(Files.mismatch(file, absent));
        Files.delete(absent);
        Reader reader = Channels.newReader(Files.newByteChannel(file), StandardCharsets.ISO_8859_1);
        System.out.println(reader.read() + " " + reader.skip(5));
        reader.close();
        try (Writer writer = Channels.newWriter(FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING), "UTF-8")) {
            writer.write("größer\n");
        }
        System.out.println(Files.readString(file).trim() + " " + Files.size(file));
        InputStream in = Channels.newInputStream(FileChannel.open(file));
        System.out.println(in.available() + " " + in.read() + " " + new String(in.readAllBytes(), StandardCharsets.UTF_8).trim() + " " + in.read());
        in.close();
        Files.delete(file);
    }
}
