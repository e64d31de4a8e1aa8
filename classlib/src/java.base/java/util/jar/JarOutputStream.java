package java.util.jar;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a jar; its first entry is marked as one of a jar. */
public class JarOutputStream extends ZipOutputStream {
    private static final byte[] MARK = {(byte) 0xfe, (byte) 0xca, 0, 0};

    private boolean marked;

    public JarOutputStream(OutputStream out, Manifest man) throws IOException {
        super(out);
        if (man == null) {
            throw new NullPointerException("man");
        }
        putNextEntry(new ZipEntry(JarFile.MANIFEST_NAME));
        man.write(this);
        closeEntry();
    }

    public JarOutputStream(OutputStream out) throws IOException {
        super(out);
    }

    @Override
    public void putNextEntry(ZipEntry ze) throws IOException {
        if (!marked) {
            byte[] extra = ze.getExtra();
            if (extra == null || !hasMark(extra)) {
                byte[] with = MARK;
                if (extra != null) {
                    with = java.util.Arrays.copyOf(MARK, MARK.length + extra.length);
                    System.arraycopy(extra, 0, with, MARK.length, extra.length);
                }
                ze.setExtra(with);
            }
            marked = true;
        }
        super.putNextEntry(ze);
    }

    private static boolean hasMark(byte[] extra) {
        for (int at = 0; at + 3 < extra.length; at += 4 + (extra[at + 2] & 0xff | (extra[at + 3] & 0xff) << 8)) {
            if (extra[at] == MARK[0] && extra[at + 1] == MARK[1]) {
                return true;
            }
        }
        return false;
    }
}
