import java.io.*;
import java.nio.file.*;

/** A small database of fixed records in a random access file. */
public class RandomAccess {
    static final int RECORD = 32;

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("records", ".db");
        try (RandomAccessFile db = new RandomAccessFile(file, "rw")) {
            for (int i = 0; i < 5; i++) {
                db.seek((long) i * RECORD);
                db.writeInt(i);
                db.writeUTF("name" + i + (i == 3 ? "é€" : ""));
            }
            System.out.println(db.length() + " " + db.getFilePointer());
            db.seek(3 * RECORD);
            System.out.println(db.readInt() + " " + db.readUTF());
            db.seek(2 * RECORD + 4);
            db.writeUTF("new");
            db.seek(2 * RECORD);
            System.out.println(db.readInt() + " " + db.readUTF());
            db.setLength(1000);
            System.out.println(db.length() + " " + db.getFilePointer());
            db.seek(900);
            System.out.println(db.skipBytes(50) + " " + db.skipBytes(500) + " " + db.skipBytes(1) + " " + db.skipBytes(-4) + " " + db.read());
            db.setLength(10);
            System.out.println(db.length() + " " + db.getFilePointer());
            db.seek(0);
            db.setLength(0);
            db.writeBoolean(true);
            db.writeByte(-2);
            db.writeShort(-3);
            db.writeChar('x');
            db.writeLong(Long.MIN_VALUE + 1);
            db.writeFloat(1.25f);
            db.writeDouble(-0.0);
            db.writeBytes("bytesé");
            db.writeChars("chars");
            db.write(new byte[] {1, 2, 3, 4}, 1, 2);
            System.out.println(db.length());
            db.seek(0);
            System.out.println(db.readBoolean() + " " + db.readByte() + " " + db.readShort() + " " + db.readChar() + " " + db.readLong() + " " + db.readFloat() + " " + db.readDouble());
            byte[] rest = new byte[18];
            db.readFully(rest);
            System.out.println(new String(rest, 0, 5) + " " + (rest[5] & 255) + " " + rest[6] + rest[7] + " " + rest[16] + rest[17]);
            attempt("at the end", () -> db.read());
            attempt("at the end", () -> db.readInt());
            attempt("at the end", () -> db.readLine());
            attempt("too much", () -> {
                db.seek(db.length() - 2);
                db.readFully(new byte[5]);
                return null;
            });
            attempt("negative", () -> {
                db.seek(-1);
                return null;
            });
            attempt("range", () -> db.read(new byte[3], 2, 2));
            db.setLength(0);
            db.seek(0);
            db.writeBytes("first\nsecond\r\nthird\rlast");
            db.seek(0);
            for (String line = db.readLine(); line != null; line = db.readLine()) {
                System.out.println(line + " " + db.getFilePointer());
            }
            db.seek(100);
            System.out.println(db.length() + " " + db.read());
            db.write(7);
            System.out.println(db.length() + " " + db.getChannel().position());
            db.getChannel().position(6);
            System.out.println(db.readLine());
        }
        RandomAccessFile readOnly = new RandomAccessFile(file.getPath(), "r");
        attempt("write", () -> {
            readOnly.write(1);
            return null;
        });
        System.out.println(readOnly.readUnsignedByte() + " " + readOnly.readUnsignedShort());
        readOnly.close();
        readOnly.close();
        attempt("closed", () -> readOnly.read());
        attempt("closed", () -> readOnly.length());
        attempt("mode", () -> new RandomAccessFile(file, "w"));
        attempt("absent", () -> new RandomAccessFile("/nowhere/absent", "r"));
        attempt("absent", () -> new RandomAccessFile("/nowhere/absent", "rw"));
        attempt("directory", () -> new RandomAccessFile("/", "r"));
        attempt("zero", () -> new RandomAccessFile("a\0b", "r"));
        try (RandomAccessFile both = new RandomAccessFile(file, "rwd")) {
            both.writeInt(5);
            both.getFD().sync();
            System.out.println(both.getFD().valid());
        }
        System.out.println(file.delete());
    }
}
