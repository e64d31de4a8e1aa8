package javax.xml.namespace;

import java.io.Serializable;

/** A name in a name space. */
public class QName implements Serializable {
    private static final long serialVersionUID = -9120448754896609940L;

    private final String namespaceURI;
    private final String localPart;
    private final String prefix;

    public QName(String namespaceURI, String localPart) {
        this(namespaceURI, localPart, "");
    }

    public QName(String namespaceURI, String localPart, String prefix) {
        if (localPart == null) {
            throw new IllegalArgumentException("local part cannot be \"null\" when creating a QName");
        }
        if (prefix == null) {
            throw new IllegalArgumentException("prefix cannot be \"null\" when creating a QName");
        }
        this.namespaceURI = namespaceURI == null ? "" : namespaceURI;
        this.localPart = localPart;
        this.prefix = prefix;
    }

    public QName(String localPart) {
        this("", localPart, "");
    }

    public String getNamespaceURI() {
        return namespaceURI;
    }

    public String getLocalPart() {
        return localPart;
    }

    public String getPrefix() {
        return prefix;
    }

    @Override
    public final boolean equals(Object objectToTest) {
        return objectToTest == this || objectToTest instanceof QName other && localPart.equals(other.localPart)
                && namespaceURI.equals(other.namespaceURI);
    }

    @Override
    public final int hashCode() {
        return namespaceURI.hashCode() ^ localPart.hashCode();
    }

    @Override
    public String toString() {
        return namespaceURI.isEmpty() ? localPart : "{" + namespaceURI + "}" + localPart;
    }

    public static QName valueOf(String qNameAsString) {
        if (qNameAsString == null) {
            throw new IllegalArgumentException("cannot create QName from \"null\" or \"\" String");
        }
        if (!qNameAsString.startsWith("{")) {
            return new QName(qNameAsString);
        }
        if (qNameAsString.startsWith("{}")) {
            throw new IllegalArgumentException("Namespace URI .equals(XMLConstants.NULL_NS_URI), .equals(\"\"), only the local part, \""
                    + qNameAsString.substring(2) + "\", should be provided.");
        }
        int end = qNameAsString.indexOf('}');
        if (end < 0) {
            throw new IllegalArgumentException("cannot create QName from \"" + qNameAsString + "\", missing closing \"}\"");
        }
        return new QName(qNameAsString.substring(1, end), qNameAsString.substring(end + 1));
    }
}
