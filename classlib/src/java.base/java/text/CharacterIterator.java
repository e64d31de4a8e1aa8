package java.text;

/** Goes over the characters of a text in both directions. */
public interface CharacterIterator extends Cloneable {
    /** What stands for a character at the end of the text, which the text may also contain. */
    char DONE = '\uffff';

    char first();

    char last();

    char current();

    char next();

    char previous();

    char setIndex(int position);

    int getBeginIndex();

    int getEndIndex();

    int getIndex();

    Object clone();
}
