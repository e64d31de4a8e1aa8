package org.w3c.dom;

/** Text in an element or attribute. */
public interface Text extends CharacterData {
    Text splitText(int offset);

    boolean isElementContentWhitespace();

    String getWholeText();

    Text replaceWholeText(String text);
}
