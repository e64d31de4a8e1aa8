package javax.xml.stream;

/** The kinds of pieces that documents have. */
public interface XMLStreamConstants {
    int START_ELEMENT = 1;
    int END_ELEMENT = 2;
    int PROCESSING_INSTRUCTION = 3;
    int CHARACTERS = 4;
    int COMMENT = 5;
    int SPACE = 6;
    int START_DOCUMENT = 7;
    int END_DOCUMENT = 8;
    int ENTITY_REFERENCE = 9;
    int ATTRIBUTE = 10;
    int DTD = 11;
    int CDATA = 12;
    int NAMESPACE = 13;
    int NOTATION_DECLARATION = 14;
    int ENTITY_DECLARATION = 15;
}
