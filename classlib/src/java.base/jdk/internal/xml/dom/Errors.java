package jdk.internal.xml.dom;

import org.w3c.dom.DOMException;

/** The exceptions of trees. */
final class Errors {
    private Errors() {
    }

    static DOMException hierarchy() {
        return new DOMException(DOMException.HIERARCHY_REQUEST_ERR,
                "HIERARCHY_REQUEST_ERR: An attempt was made to insert a node where it is not permitted.");
    }

    static DOMException wrongDocument() {
        return new DOMException(DOMException.WRONG_DOCUMENT_ERR,
                "WRONG_DOCUMENT_ERR: A node is used in a different document than the one that created it.");
    }

    static DOMException character() {
        return new DOMException(DOMException.INVALID_CHARACTER_ERR,
                "INVALID_CHARACTER_ERR: An invalid or illegal XML character is specified.");
    }

    static DOMException notFound() {
        return new DOMException(DOMException.NOT_FOUND_ERR,
                "NOT_FOUND_ERR: An attempt is made to reference a node in a context where it does not exist.");
    }

    static DOMException notSupported() {
        return new DOMException(DOMException.NOT_SUPPORTED_ERR,
                "NOT_SUPPORTED_ERR: The implementation does not support the requested type of object or operation.");
    }

    static DOMException namespace() {
        return new DOMException(DOMException.NAMESPACE_ERR,
                "NAMESPACE_ERR: An attempt is made to create or change an object in a way which is incorrect with regard to "
                        + "namespaces.");
    }

    static DOMException index() {
        return new DOMException(DOMException.INDEX_SIZE_ERR,
                "INDEX_SIZE_ERR: The index or size is negative, or greater than the allowed value.");
    }

    static DOMException inUse() {
        return new DOMException(DOMException.INUSE_ATTRIBUTE_ERR,
                "INUSE_ATTRIBUTE_ERR: An attempt is made to add an attribute that is already in use elsewhere.");
    }

    static DOMException readOnly() {
        return new DOMException(DOMException.NO_MODIFICATION_ALLOWED_ERR,
                "NO_MODIFICATION_ALLOWED_ERR: An attempt is made to modify an object where modifications are not allowed.");
    }
}
