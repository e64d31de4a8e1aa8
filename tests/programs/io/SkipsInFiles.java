// Skipping in files, also back and beyond the ends, by streams, random access and channels.

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.concurrent.Callable;

public class SkipsInFiles {
    static void attempt(String name, Callable<Object> action) {
        try {
            System.out.println(name + ": " + action.call());
        } catch (Exception e) {
            System.out.println(name + ": " + e.getClass().getName() + " " + e.getMessage());
        }
    }

    static void skips(String name, InputStream in) throws IOException {
        try (in) {
            for (long count : new long[] {3, -2, 0, -1000, 100, -102, Long.MAX_VALUE, Long.MIN_VALUE, 2}) {
                attempt(name + " " + count, () -> in.skip(count) + " " + in.read() + " " + in.available());
            }
            in.close();
            attempt(name + " closed", () -> in.skip(0));
            attempt(name + " closed", () -> in.skip(-1));
        }
    }

    static void randomAccess(File file) throws IOException {
        RandomAccessFile access = new RandomAccessFile(file, "rw");
        attempt("skipBytes", () -> access.skipBytes(-4) + " " + access.skipBytes(4) + " " + access.skipBytes(Integer.MAX_VALUE)
                + " " + access.getFilePointer());
        attempt("seek", () -> {
            access.seek(-1);
            return "done";
        });
        attempt("beyond", () -> {
            access.seek(100);
            return access.skipBytes(5) + " " + access.getFilePointer();
        });
        FileChannel channel = access.getChannel();
        attempt("position", () -> channel.position(-1));
        attempt("truncate", () -> channel.truncate(-1));
        attempt("read", () -> channel.read(ByteBuffer.allocate(1), -1));
        attempt("size", channel::size);
        access.close();
        attempt("closed", () -> access.skipBytes(-1) + "");
        attempt("closed", () -> access.skipBytes(1) + "");
    }

    static void buffers() {
        attempt("mark", () -> {
            BufferedInputStream in = new BufferedInputStream(null);
            in.mark(3);
            in.reset();
            return in.markSupported() + " " + in.skip(0) + " " + in.skip(-1) + " " + in.read(new byte[0]);
        });
        attempt("reset", () -> {
            new BufferedInputStream(null).reset();
            return "done";
        });
        attempt("read", () -> new BufferedInputStream(null).read());
        attempt("skip", () -> new BufferedInputStream(null).skip(1));
        attempt("available", () -> new BufferedInputStream(null).available());
        attempt("closed", () -> {
            BufferedInputStream in = new BufferedInputStream(new ByteArrayInputStream(new byte[3]));
            in.mark(1);
            in.close();
            in.reset();
            return "done";
        });
    }

    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("skips", "file");
        Files.writeString(file.toPath(), "hello world");
        skips("stream", new FileInputStream(file));
        skips("channel stream", Files.newInputStream(file.toPath()));
        skips("buffered", new BufferedInputStream(new FileInputStream(file)));
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            System.out.println(in.skip(3) + " " + in.skip(-2) + " " + in.skipBytes(-1) + " " + in.read());
        }
        try (FileInputStream in = new FileInputStream(file)) {
            in.skipNBytes(3);
            in.skipNBytes(-2);
            System.out.println(in.read());
            in.skipNBytes(30);
            System.out.println(in.read());
        }
        randomAccess(file);
        buffers();
        System.out.println(file.delete());
    }
}
