package org.w3c.dom;

/** Is told of errors; its answer is whether to go on. */
public interface DOMErrorHandler {
    boolean handleError(DOMError error);
}
