import java.io.*;
import java.nio.*;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.zip.CRC32;

/** A container file of chunks with lengths and checksums, written, indexed, patched and checked; and a dump of it. */
public class BinaryFormat {
    static final int MAGIC = 0x43484e4b;

    record Chunk(String name, long offset, int length, int sum) {
    }

    static void write(Path file, Map<String, byte[]> chunks) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer header = ByteBuffer.allocate(8).putInt(MAGIC).putInt(chunks.size()).flip();
            channel.write(header);
            for (Map.Entry<String, byte[]> chunk : chunks.entrySet()) {
                byte[] name = chunk.getKey().getBytes(StandardCharsets.UTF_8);
                CRC32 sum = new CRC32();
                sum.update(chunk.getValue());
                ByteBuffer head = ByteBuffer.allocate(12 + name.length).order(ByteOrder.LITTLE_ENDIAN);
                head.putInt(name.length).put(name).putInt(chunk.getValue().length).putInt((int) sum.getValue()).flip();
                channel.write(new ByteBuffer[] {head, ByteBuffer.wrap(chunk.getValue())});
            }
        }
    }

    static List<Chunk> index(FileChannel channel) throws IOException {
        channel.position(0);
        ByteBuffer header = ByteBuffer.allocate(8);
        fill(channel, header);
        if (header.getInt() != MAGIC) {
            throw new IOException("bad magic number");
        }
        int count = header.getInt();
        List<Chunk> chunks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ByteBuffer length = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
            fill(channel, length);
            ByteBuffer rest = ByteBuffer.allocate(length.getInt() + 8).order(ByteOrder.LITTLE_ENDIAN);
            fill(channel, rest);
            byte[] name = new byte[rest.remaining() - 8];
            rest.get(name);
            Chunk chunk = new Chunk(new String(name, StandardCharsets.UTF_8), channel.position() + 0, rest.getInt(), rest.getInt());
            chunks.add(chunk);
            channel.position(chunk.offset() + chunk.length());
        }
        return chunks;
    }

    static void fill(FileChannel channel, ByteBuffer buffer) throws IOException {
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException("unexpected end at " + channel.position());
            }
        }
        buffer.flip();
    }

    static boolean isGood(FileChannel channel, Chunk chunk) throws IOException {
        ByteBuffer content = ByteBuffer.allocate(chunk.length());
        channel.read(content, chunk.offset());
        CRC32 sum = new CRC32();
        sum.update(content.flip());
        return (int) sum.getValue() == chunk.sum();
    }

    static void dump(byte[] bytes) {
        for (int at = 0; at < bytes.length; at += 16) {
            StringBuilder hex = new StringBuilder();
            StringBuilder text = new StringBuilder();
            for (int i = at; i < Math.min(at + 16, bytes.length); i++) {
                hex.append(String.format("%02x ", bytes[i]));
                text.append(bytes[i] >= 32 && bytes[i] < 127 ? (char) bytes[i] : '.');
            }
            System.out.printf("%08x  %-48s |%s|%n", at, hex, text);
        }
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("chunks", ".bin");
        Map<String, byte[]> chunks = new LinkedHashMap<>();
        chunks.put("title", "An example".getBytes());
        chunks.put("größe", new byte[] {1, 2, 3});
        chunks.put("empty", new byte[0]);
        chunks.put("numbers", ByteBuffer.allocate(24).putLong(1L << 40).putDouble(Math.E).putInt(-1).putChar('x').putShort((short) 9).array());
        write(file, chunks);
        dump(Files.readAllBytes(file));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            List<Chunk> index = index(channel);
            for (Chunk chunk : index) {
                System.out.println(chunk + " " + isGood(channel, chunk));
            }
            channel.write(ByteBuffer.wrap(new byte[] {'X'}), index.get(0).offset() + 3);
            System.out.println(isGood(channel, index.get(0)) + " " + isGood(channel, index.get(3)));
            channel.truncate(channel.size() - 30);
            try {
                index(channel);
            } catch (IOException e) {
                System.out.println(e);
            }
            channel.write(ByteBuffer.wrap(new byte[4]), 0);
            try {
                index(channel);
            } catch (IOException e) {
                System.out.println(e);
            }
        }
        Files.delete(file);
    }
}
