package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

/** A bundle of texts from a file of properties. */
public class PropertyResourceBundle extends ResourceBundle {
    private final Properties properties = new Properties();

    public PropertyResourceBundle(InputStream stream) throws IOException {
        byte[] bytes = stream.readAllBytes();
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\ufffd') >= 0) {
            // Not UTF-8 then, but what such files were written in before.
            text = new String(bytes, StandardCharsets.ISO_8859_1);
        }
        properties.load(new StringReader(text));
    }

    public PropertyResourceBundle(Reader reader) throws IOException {
        properties.load(reader);
    }

    @Override
    public Object handleGetObject(String key) {
        return properties.get(Objects.requireNonNull(key));
    }

    @Override
    public Enumeration<String> getKeys() {
        Set<String> keys = new LinkedHashSet<>(handleKeySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return Collections.enumeration(keys);
    }

    @Override
    protected Set<String> handleKeySet() {
        return properties.stringPropertyNames();
    }
}
