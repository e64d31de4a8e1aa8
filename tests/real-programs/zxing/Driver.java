// packages: libzxing-core-java
// jars: core.jar
import com.google.zxing.*;
import com.google.zxing.aztec.AztecWriter;
import com.google.zxing.common.*;
import com.google.zxing.common.reedsolomon.*;
import com.google.zxing.datamatrix.DataMatrixWriter;
import com.google.zxing.multi.GenericMultipleBarcodeReader;
import com.google.zxing.oned.*;
import com.google.zxing.pdf417.PDF417Writer;
import com.google.zxing.qrcode.*;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.client.result.*;
import java.util.*;

/** Codes of many kinds drawn into matrices and read again, also where they are damaged; what their texts mean. */
public class Driver {
    /** What a matrix looks like to a reader. */
    private static BinaryBitmap seen(BitMatrix matrix, boolean hybrid) {
        int[] pixels = new int[matrix.getWidth() * matrix.getHeight()];
        for (int y = 0; y < matrix.getHeight(); y++) {
            for (int x = 0; x < matrix.getWidth(); x++) {
                pixels[y * matrix.getWidth() + x] = matrix.get(x, y) ? 0xff000000 : 0xffffffff;
            }
        }
        LuminanceSource source = new RGBLuminanceSource(matrix.getWidth(), matrix.getHeight(), pixels);
        return new BinaryBitmap(hybrid ? new HybridBinarizer(source) : new GlobalHistogramBinarizer(source));
    }

    private static void both(BarcodeFormat format, String text, int width, int height, Map<EncodeHintType, Object> hints) {
        StringBuilder line = new StringBuilder(format + " " + text.length() + ": ");
        try {
            BitMatrix matrix = new MultiFormatWriter().encode(text, format, width, height, hints);
            int dark = 0;
            long hash = 0;
            for (int y = 0; y < matrix.getHeight(); y++) {
                for (int x = 0; x < matrix.getWidth(); x++) {
                    dark += matrix.get(x, y) ? 1 : 0;
                    hash = hash * 31 + (matrix.get(x, y) ? 7 : 3);
                }
            }
            line.append(matrix.getWidth()).append('x').append(matrix.getHeight()).append(' ').append(dark).append(' ').append(hash);
            Map<DecodeHintType, Object> wanted = new EnumMap<>(DecodeHintType.class);
            wanted.put(DecodeHintType.POSSIBLE_FORMATS, List.of(format));
            wanted.put(DecodeHintType.TRY_HARDER, true);
            Result result = new MultiFormatReader().decode(seen(matrix, true), wanted);
            line.append(" -> ").append(result.getBarcodeFormat()).append(' ').append(result.getText().equals(text) ? "same" : result.getText())
                    .append(' ').append(result.getResultPoints().length);
        } catch (NotFoundException e) {
            line.append(" not found");
        } catch (Exception e) {
            line.append(e.getClass().getSimpleName()).append(' ').append(e.getMessage());
        }
        System.out.println(line);
    }

    private static void kinds() {
        Map<EncodeHintType, Object> hints = new EnumMap<>(EncodeHintType.class);
        hints.put(EncodeHintType.MARGIN, 6);
        both(BarcodeFormat.QR_CODE, "HELLO WORLD 12345", 120, 120, hints);
        both(BarcodeFormat.QR_CODE, "http://example.org/path?q=1&r=2#x", 150, 150, hints);
        hints.put(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.H);
        hints.put(EncodeHintType.CHARACTER_SET, "UTF-8");
        both(BarcodeFormat.QR_CODE, "gr\u00fc\u00dfe \u4e2d\u6587 \u20ac", 140, 140, hints);
        both(BarcodeFormat.QR_CODE, "0123456789".repeat(20), 300, 300, hints);
        Map<EncodeHintType, Object> plain = Map.of();
        both(BarcodeFormat.CODE_128, "Code-128 #9", 300, 40, plain);
        both(BarcodeFormat.CODE_39, "CODE 39", 300, 40, plain);
        both(BarcodeFormat.CODE_93, "CODE93", 300, 40, plain);
        both(BarcodeFormat.EAN_13, "4006381333931", 220, 40, plain);
        both(BarcodeFormat.EAN_8, "96385074", 180, 40, plain);
        both(BarcodeFormat.UPC_A, "036000291452", 220, 40, plain);
        both(BarcodeFormat.ITF, "30712345000010", 260, 40, plain);
        both(BarcodeFormat.CODABAR, "A40156B", 260, 40, plain);
        both(BarcodeFormat.DATA_MATRIX, "matrix of data 77", 100, 100, plain);
        both(BarcodeFormat.AZTEC, "aztec text", 100, 100, plain);
        both(BarcodeFormat.PDF_417, "pdf 417 text", 300, 120, plain);
        both(BarcodeFormat.EAN_13, "4006381333932", 220, 40, plain);
        both(BarcodeFormat.EAN_8, "12", 220, 40, plain);
        both(BarcodeFormat.QR_CODE, "", 10, 10, plain);
        both(BarcodeFormat.MAXICODE, "x", 10, 10, plain);
        both(BarcodeFormat.CODE_128, "\u00e4", 100, 10, plain);
    }

    private static void damaged() throws Exception {
        BitMatrix matrix = new QRCodeWriter().encode("damaged but legible", BarcodeFormat.QR_CODE, 160, 160,
                Map.of(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.H));
        for (int size : new int[] {8, 20, 70}) {
            BitMatrix hurt = matrix.clone();
            hurt.setRegion(80 - size / 2, 80 - size / 2, size, size);
            try {
                System.out.println(size + " " + new QRCodeReader().decode(seen(hurt, true)).getText());
            } catch (ReaderException e) {
                System.out.println(size + " " + e.getClass().getSimpleName());
            }
        }
        BitMatrix turned = matrix.clone();
        turned.rotate180();
        System.out.println(new QRCodeReader().decode(seen(turned, false)).getText());
        BitMatrix two = new BitMatrix(420, 200);
        BitMatrix other = new QRCodeWriter().encode("second", BarcodeFormat.QR_CODE, 160, 160);
        for (int y = 0; y < 160; y++) {
            for (int x = 0; x < 160; x++) {
                if (matrix.get(x, y)) {
                    two.set(x + 10, y + 20);
                }
                if (other.get(x, y)) {
                    two.set(x + 240, y + 20);
                }
            }
        }
        Result[] results = new GenericMultipleBarcodeReader(new QRCodeReader()).decodeMultiple(seen(two, true));
        System.out.println(Arrays.stream(results).map(Result::getText).sorted().toList());
    }

    private static void corrections() throws Exception {
        int[] block = new int[20];
        for (int i = 0; i < 12; i++) {
            block[i] = i * 37 % 256;
        }
        new ReedSolomonEncoder(GenericGF.QR_CODE_FIELD_256).encode(block, 8);
        System.out.println(Arrays.toString(block));
        int[] hurt = block.clone();
        for (int at : new int[] {1, 5, 13, 19}) {
            hurt[at] ^= 0x5a;
        }
        new ReedSolomonDecoder(GenericGF.QR_CODE_FIELD_256).decode(hurt, 8);
        System.out.println(Arrays.equals(hurt, block));
        for (int at = 0; at < 6; at++) {
            hurt[at * 3] ^= 0x33;
        }
        try {
            new ReedSolomonDecoder(GenericGF.QR_CODE_FIELD_256).decode(hurt, 8);
            System.out.println(Arrays.equals(hurt, block));
        } catch (ReedSolomonException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        kinds();
        damaged();
        corrections();
        for (String text : List.of("MATMSG:TO:a@b.org;SUB:hi;BODY:text;;", "WIFI:T:WPA;S:net;P:pass;;", "BEGIN:VCARD\nN:Doe;Jane\nTEL:123\nEND:VCARD",
                "geo:52.5,13.4", "tel:+4912345", "smsto:123:hello", "http://example.org", "978-3-16-148410-0", "BEGIN:VEVENT\nSUMMARY:Party\nDTSTART:20240102T030405Z\nEND:VEVENT", "plain")) {
            ParsedResult parsed = ResultParser.parseResult(new Result(text, null, null, BarcodeFormat.QR_CODE));
            System.out.println(parsed.getType() + " " + parsed.getDisplayResult().replaceAll("\\s+", " ").replaceAll("Jan.*", "Jan"));
        }
        System.out.println(new BitMatrix(5).toString("#", ".").length());
    }
}
