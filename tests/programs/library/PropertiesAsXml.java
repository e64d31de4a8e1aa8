// Properties as documents of XML: what is written, in several charsets, what is read, and what is refused.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.TreeMap;

public class PropertiesAsXml {
    static final String TYPE = "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">";

    static void read(String text) {
        Properties properties = new Properties();
        properties.setProperty("before", "kept");
        try {
            properties.loadFromXML(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            System.out.println(new TreeMap<>(properties));
        } catch (IOException | RuntimeException e) {
            System.out.println(e.getClass().getName() + " " + new TreeMap<>(properties));
        }
    }

    public static void main(String[] args) throws IOException {
        for (String[] each : new String[][] {{"k<\"&>'", "v<\"&>'\u00e9\n\t x"}, {"", ""}, {"\u20ac", "\ud83d\ude00 \u4e00"}}) {
            for (String comment : new String[] {null, "c<>&\"' \u00fc"}) {
                Properties properties = new Properties();
                properties.setProperty(each[0], each[1]);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                properties.storeToXML(bytes, comment);
                System.out.print(bytes.toString(StandardCharsets.UTF_8));
                read(bytes.toString(StandardCharsets.UTF_8));
                bytes.reset();
                properties.storeToXML(bytes, comment, "ISO-8859-1");
                System.out.print(bytes.toString(StandardCharsets.ISO_8859_1));
                bytes.reset();
                properties.storeToXML(bytes, comment, StandardCharsets.US_ASCII);
                System.out.print(bytes.toString(StandardCharsets.US_ASCII));
                Properties again = new Properties();
                again.loadFromXML(new ByteArrayInputStream(bytes.toByteArray()));
                System.out.println(again.equals(properties));
            }
        }
        for (String each : new String[] {"<properties><entry key='a'>x</entry></properties>", TYPE + "<properties><comment>c</comment><entry key='a'>x&lt;<![CDATA[<y>]]> </entry><entry key='b'/></properties>",
            "<?xml version='1.0' encoding='UTF-8'?>\n" + TYPE + "\n<properties>\n  <entry key='a'>1</entry>\n  <entry key='a'>2</entry>\n</properties>\n", TYPE + "<x/>", TYPE + "<properties><entry>q</entry></properties>", "", "bad",
            "<!DOCTYPE properties SYSTEM \"http://other\"><properties/>", TYPE + "<properties><foo/></properties>", TYPE + "<properties><entry key='a'>x</properties>"}) {
            read(each);
        }
        Properties properties = new Properties();
        try {
            properties.storeToXML(new ByteArrayOutputStream(), null, "no-such-charset");
        } catch (IOException e) {
            System.out.println(e);
        }
        try {
            properties.put("number", 5);
            properties.storeToXML(new ByteArrayOutputStream(), null);
        } catch (ClassCastException e) {
            System.out.println("number");
        }
        for (int i = 0; i < 3; i++) {
            try {
                switch (i) {
                    case 0 -> properties.loadFromXML((InputStream) null);
                    case 1 -> properties.storeToXML(null, "c");
                    default -> properties.storeToXML(new ByteArrayOutputStream(), "c", (String) null);
                }
            } catch (NullPointerException e) {
                System.out.println("null " + i);
            }
        }
    }
}
