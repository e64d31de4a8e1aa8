//#file $Name$.java
//#for Name of sum_of start
//#| Adler32 | The checksum of RFC 1950. | adler32 | sum = 1
//#| CRC32 | The checksum of gzip and zip files. | crc32 | sum = 0
package java.util.zip;

import java.nio.ByteBuffer;
import jdk.internal.vm.Compression;

/** $of$ */
public class $Name$ implements Checksum {
    private int $start$;

    public $Name$() {
    }

    @Override
    public void update(int b) {
        sum = Compression.$sum_of$(sum, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        Deflater.checkRange(off, len, b.length);
        sum = Compression.$sum_of$(sum, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        sum = Compression.$sum_of$(sum, b, 0, b.length);
    }

    @Override
    public void update(ByteBuffer buffer) {
        Checksum.super.update(buffer);
    }

    @Override
    public void reset() {
        $start$;
    }

    @Override
    public long getValue() {
        return sum & 0xffffffffL;
    }
}
