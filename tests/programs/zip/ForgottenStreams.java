// vm: -Xmx48m
// stress: off
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Compressing and decompressing streams that nobody ends: their memory comes back with their objects. */
public class ForgottenStreams {
    public static void main(String[] args) throws DataFormatException {
        byte[] input = "what is forgotten comes back, what is forgotten comes back".getBytes();
        byte[] unpacked = new byte[200];
        long sum = 0;
        Inflater kept = null;
        for (int i = 0; i < 2000; i++) {
            byte[] packed = new byte[200];
            Deflater deflater = new Deflater(i % 10);
            deflater.setInput(input);
            deflater.finish();
            int length = deflater.deflate(packed);
            Inflater inflater = new Inflater();
            inflater.setInput(packed, 0, length);
            sum = sum * 31 + length + inflater.inflate(unpacked, 0, 20);
            if (i == 100) {
                kept = inflater;
            }
        }
        // It has been moved meanwhile, and goes on where it was.
        int rest = kept.inflate(unpacked);
        System.out.println(sum + " " + rest + " " + new String(unpacked, 0, rest));
    }
}
