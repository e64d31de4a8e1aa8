package org.w3c.dom;

/** A node that holds characters. */
public interface CharacterData extends Node {
    String getData();

    void setData(String data);

    int getLength();

    String substringData(int offset, int count);

    void appendData(String data);

    void insertData(int offset, String data);

    void deleteData(int offset, int count);

    void replaceData(int offset, int count, String data);
}
