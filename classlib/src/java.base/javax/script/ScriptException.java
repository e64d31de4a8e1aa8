package javax.script;

/** Says what went wrong with a script, and where as far as that is known. */
public class ScriptException extends Exception {
    private static final long serialVersionUID = 8265071037049225001L;

    private final String fileName;
    private final int lineNumber;
    private final int columnNumber;

    public ScriptException(String s) {
        super(s);
        fileName = null;
        lineNumber = -1;
        columnNumber = -1;
    }

    public ScriptException(Exception e) {
        super(e);
        fileName = null;
        lineNumber = -1;
        columnNumber = -1;
    }

    public ScriptException(String message, String fileName, int lineNumber) {
        this(message, fileName, lineNumber, -1);
    }

    public ScriptException(String message, String fileName, int lineNumber, int columnNumber) {
        super(message);
        this.fileName = fileName;
        this.lineNumber = lineNumber;
        this.columnNumber = columnNumber;
    }

    @Override
    public String getMessage() {
        String text = super.getMessage();
        if (fileName == null) {
            return text;
        }
        text += " in " + fileName;
        if (lineNumber != -1) {
            text += " at line number " + lineNumber;
        }
        if (columnNumber != -1) {
            text += " at column number " + columnNumber;
        }
        return text;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public int getColumnNumber() {
        return columnNumber;
    }

    public String getFileName() {
        return fileName;
    }
}
