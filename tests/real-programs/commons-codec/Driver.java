// packages: libcommons-codec-java
// jars: commons-codec.jar
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.commons.codec.binary.*;
import org.apache.commons.codec.digest.*;
import org.apache.commons.codec.language.*;
import org.apache.commons.codec.language.bm.*;
import org.apache.commons.codec.net.*;

/** Encodings of bytes, digests, phonetic codes and encodings of the net. */
public class Driver {
    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[100];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 37 + 11);
        }
        String base64 = Base64.encodeBase64String(bytes);
        System.out.println(base64 + " " + Arrays.equals(bytes, Base64.decodeBase64(base64)));
        System.out.println(new String(Base64.encodeBase64Chunked(bytes)) + Base64.encodeBase64URLSafeString(bytes));
        System.out.println(new Base32().encodeAsString(bytes) + " " + new Base32(true).encodeToString("hex".getBytes()));
        System.out.println(Hex.encodeHexString(bytes, false) + " " + Arrays.toString(Hex.decodeHex("00ff7f")));
        System.out.println(new String(BinaryCodec.toAsciiChars(new byte[] {5, -1})) + " " + new Base16().encodeToString(bytes).length());
        try {
            Hex.decodeHex("0g");
        } catch (org.apache.commons.codec.DecoderException e) {
            System.out.println(e.getMessage());
        }
        try (InputStream in = new Base64InputStream(new ByteArrayInputStream(bytes), true, 20, new byte[] {'\n'})) {
            System.out.println(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
        }
        for (String text : new String[] {"", "abc", "The quick brown fox"}) {
            System.out.println(DigestUtils.md5Hex(text) + " " + DigestUtils.sha1Hex(text) + " " + DigestUtils.sha256Hex(text));
            System.out.println(DigestUtils.sha512Hex(text) + " " + DigestUtils.sha3_256Hex(text));
            System.out.println(new HmacUtils(HmacAlgorithms.HMAC_SHA_256, "key").hmacHex(text));
            byte[] raw = text.getBytes(StandardCharsets.UTF_8);
            XXHash32 hash = new XXHash32(5);
            hash.update(raw, 0, raw.length);
            System.out.println(MurmurHash3.hash32x86(raw) + " " + Arrays.toString(MurmurHash3.hash128x64(raw)) + " "
                    + MurmurHash2.hash64(raw, raw.length) + " " + hash.getValue());
            PureJavaCrc32C crc = new PureJavaCrc32C();
            crc.update(raw, 0, raw.length);
            System.out.println(Long.toHexString(crc.getValue()));
        }
        System.out.println(Md5Crypt.md5Crypt("secret".getBytes(), "$1$saltsalt") + " "
                + Sha2Crypt.sha256Crypt("secret".getBytes(), "$5$saltstring") + " " + UnixCrypt.crypt("secret", "ab"));
        Soundex soundex = new Soundex();
        Metaphone metaphone = new Metaphone();
        DoubleMetaphone twice = new DoubleMetaphone();
        ColognePhonetic cologne = new ColognePhonetic();
        Nysiis nysiis = new Nysiis();
        MatchRatingApproachEncoder rating = new MatchRatingApproachEncoder();
        for (String name : new String[] {"Robert", "Rupert", "M\u00fcller", "Schmidt", "Thompson", "Wikipedia", "Knuth", "Czerny"}) {
            String plain = name.replace("\u00fc", "u");
            System.out.println(name + " " + soundex.encode(plain) + " " + new RefinedSoundex().encode(plain) + " "
                    + metaphone.encode(name) + " " + twice.doubleMetaphone(name) + " " + twice.doubleMetaphone(name, true) + " "
                    + cologne.encode(name) + " " + nysiis.encode(name) + " " + new Caverphone2().encode(name) + " "
                    + rating.encode(name) + " " + new DaitchMokotoffSoundex().encode(plain));
        }
        System.out.println(soundex.difference("Smith", "Smythe") + " " + rating.isEncodeEquals("Catherine", "Kathryn"));
        System.out.println(new BeiderMorseEncoder().encode("Renault"));
        System.out.println(new URLCodec().encode("a b&c=\u00e9") + " " + new URLCodec().decode("a+b%26"));
        System.out.println(new QuotedPrintableCodec().encode("a=b \u00e9\t") + " " + new BCodec().encode("caf\u00e9") + " "
                + new QCodec().encode("caf\u00e9 x") + " " + new BCodec().decode("=?UTF-8?B?Y2Fmw6k=?=") + " "
                + new String(new PercentCodec("ab".getBytes(), true).encode("a b c".getBytes())));
        System.out.println(StringUtils.newStringUtf8(StringUtils.getBytesUtf8("\u4e2d")));
    }
}
