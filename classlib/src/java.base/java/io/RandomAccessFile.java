package java.io;

import java.nio.channels.FileChannel;
import jdk.internal.vm.HostChannel;
import jdk.internal.vm.HostFiles;
import jdk.internal.vm.MappedRegion;

/** A file that is read and written at any place. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
    private final FileDescriptor descriptor;
    private final String path;
    private final boolean writable;
    private final boolean synchronised;
    private FileChannel channel;

    public RandomAccessFile(String pathname, String mode) throws FileNotFoundException {
        this(pathname == null ? null : new File(pathname), mode);
    }

    public RandomAccessFile(File file, String mode) throws FileNotFoundException {
        writable = !mode.equals("r");
        synchronised = mode.equals("rws") || mode.equals("rwd");
        if (writable && !synchronised && !mode.equals("rw")) {
            throw new IllegalArgumentException(
                    "Illegal mode \"" + mode + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
        }
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        path = file.getPath();
        int bits = writable ? HostFiles.READ | HostFiles.WRITE | HostFiles.MAKE : HostFiles.READ;
        MappedRegion.writeAll();
        descriptor = new FileDescriptor(HostFiles.open(path, bits));
    }

    public final FileDescriptor getFD() throws IOException {
        return descriptor;
    }

    public final FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = new HostChannel(() -> descriptor.number, this, true, writable, false, path);
            }
            return channel;
        }
    }

    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    public int read(byte[] b, int off, int len) throws IOException {
        Ranges.checkSilently(off, len, b.length);
        return HostFiles.read(descriptor.open(), b, off, len);
    }

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b, int off, int len) throws IOException {
        int at = 0;
        do {
            int count = read(b, off + at, len - at);
            if (count < 0) {
                throw new EOFException();
            }
            at += count;
        } while (at < len);
    }

    @Override
    public int skipBytes(int n) throws IOException {
        if (n <= 0) {
            return 0;
        }
        long from = getFilePointer();
        long to = Math.min(from + n, length());
        seek(to);
        return (int) (to - from);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        Ranges.checkSilently(off, len, b.length);
        int number = descriptor.open();
        HostFiles.write(number, b, off, len);
        if (synchronised) {
            HostFiles.synchronise(number);
        }
    }

    public long getFilePointer() throws IOException {
        return HostFiles.position(descriptor.open());
    }

    public void seek(long pos) throws IOException {
        if (pos < 0) {
            throw new IOException("Negative seek offset");
        }
        HostFiles.seek(descriptor.open(), pos);
    }

    public long length() throws IOException {
        return HostFiles.size(descriptor.open());
    }

    public void setLength(long newLength) throws IOException {
        int number = descriptor.open();
        if (newLength < 0) {
            throw new IOException("Invalid argument");
        }
        HostFiles.setSize(number, newLength);
        if (HostFiles.position(number) > newLength) {
            HostFiles.seek(number, newLength);
        }
    }

    @Override
    public void close() throws IOException {
        descriptor.close(channel);
    }

    private long number(int bytes) throws IOException {
        byte[] read = new byte[bytes];
        readFully(read);
        long number = 0;
        for (byte b : read) {
            number = number << 8 | b & 0xff;
        }
        return number;
    }

    private void putNumber(long number, int bytes) throws IOException {
        byte[] written = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            written[i] = (byte) (number >> 8 * (bytes - 1 - i));
        }
        write(written, 0, bytes);
    }
    //#for type Kind value
    //#| boolean | Boolean | readUnsignedByte() != 0
    //#| byte | Byte | (byte) readUnsignedByte()
    //#| int | UnsignedByte | DataInputStream.present(read())
    //#| short | Short | (short) number(2)
    //#| int | UnsignedShort | (int) number(2)
    //#| char | Char | (char) number(2)
    //#| int | Int | (int) number(4)
    //#| long | Long | number(8)
    //#| float | Float | Float.intBitsToFloat(readInt())
    //#| double | Double | Double.longBitsToDouble(readLong())

    @Override
    public final $type$ read$Kind$() throws IOException {
        return $value$;
    }
    //#end

    @Override
    public final String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int next = read();
        if (next < 0) {
            return null;
        }
        while (next >= 0 && next != '\n' && next != '\r') {
            line.append((char) next);
            next = read();
        }
        if (next == '\r') {
            long here = getFilePointer();
            if (read() != '\n') {
                seek(here);
            }
        }
        return line.toString();
    }

    @Override
    public final String readUTF() throws IOException {
        return DataInputStream.readUTF(this);
    }

    @Override
    public final void writeBoolean(boolean v) throws IOException {
        write(v ? 1 : 0);
    }

    @Override
    public final void writeByte(int v) throws IOException {
        write(v);
    }
    //#for Kind type done
    //#| Short | int | putNumber(v, 2)
    //#| Char | int | putNumber(v, 2)
    //#| Int | int | putNumber(v, 4)
    //#| Long | long | putNumber(v, 8)
    //#| Float | float | writeInt(Float.floatToIntBits(v))
    //#| Double | double | writeLong(Double.doubleToLongBits(v))

    @Override
    public final void write$Kind$($type$ v) throws IOException {
        $done$;
    }
    //#end

    @Override
    public final void writeBytes(String s) throws IOException {
        byte[] bytes = new byte[s.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) s.charAt(i);
        }
        write(bytes);
    }

    @Override
    public final void writeChars(String s) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(2 * s.length());
        new DataOutputStream(bytes).writeChars(s);
        write(bytes.toByteArray());
    }

    @Override
    public final void writeUTF(String str) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(str);
        write(bytes.toByteArray());
    }
}
