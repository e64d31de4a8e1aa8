package jdk.internal.xml.dom;

import org.w3c.dom.CharacterData;

/** A node that holds characters. */
abstract class CharacterNode extends NodeBase implements CharacterData {
    private String data;

    CharacterNode(DocumentNode owner, String data) {
        super(owner);
        this.data = data;
    }

    @Override
    public String getNodeValue() {
        return data;
    }

    @Override
    public void setNodeValue(String value) {
        data = value;
        changed();
    }

    @Override
    public String getData() {
        return data == null ? "" : data;
    }

    @Override
    public void setData(String data) {
        setNodeValue(data);
    }

    @Override
    public int getLength() {
        return data.length();
    }

    @Override
    public String substringData(int offset, int count) {
        int length = data.length();
        if (count < 0 || offset < 0 || offset > length - 1) {
            throw Errors.index();
        }
        return data.substring(offset, Math.min(length, offset + count));
    }

    @Override
    public void appendData(String text) {
        if (text != null) {
            setNodeValue(data + text);
        }
    }

    @Override
    public void insertData(int offset, String text) {
        if (offset < 0 || offset > data.length()) {
            throw Errors.index();
        }
        setNodeValue(data.substring(0, offset) + text + data.substring(offset));
    }

    @Override
    public void deleteData(int offset, int count) {
        if (count < 0 || offset < 0 || offset > data.length()) {
            throw Errors.index();
        }
        int end = count > data.length() - offset ? data.length() : offset + count;
        setNodeValue(data.substring(0, offset) + data.substring(end));
    }

    @Override
    public void replaceData(int offset, int count, String text) {
        deleteData(offset, count);
        insertData(offset, text);
    }
}
