package java.lang;

import java.io.Serializable;

/** One frame of a stack trace. The machine writes the fields of the elements that it makes. */
public final class StackTraceElement implements Serializable {
    private String classLoaderName;
    /** The module of the library's own classes, {@code "java.base"}; null for the program's classes. */
    private String moduleName;
    private String moduleVersion;
    /** The class's name with dots. */
    private String declaringClass;
    private String methodName;
    /** The source file, or null where the class file does not name one. */
    private String fileName;
    /** The line, -1 where it is not known, -2 in a native method. */
    private int lineNumber;

    /** For the machine, which writes the fields. */
    private StackTraceElement() {
    }

    public StackTraceElement(String declaringClass, String methodName, String fileName, int lineNumber) {
        this(null, null, null, declaringClass, methodName, fileName, lineNumber);
    }

    public StackTraceElement(String classLoaderName, String moduleName, String moduleVersion,
            String declaringClass, String methodName, String fileName, int lineNumber) {
        this.classLoaderName = classLoaderName;
        this.moduleName = moduleName;
        this.moduleVersion = moduleVersion;
        this.declaringClass = require(declaringClass, "Declaring class is null");
        this.methodName = require(methodName, "Method name is null");
        this.fileName = fileName;
        this.lineNumber = lineNumber;
    }

    private static String require(String text, String message) {
        if (text == null) {
            throw new NullPointerException(message);
        }
        return text;
    }

    public String getFileName() {
        return fileName;
    }

    public int getLineNumber() {
        return lineNumber;
    }

    public String getModuleName() {
        return moduleName;
    }

    public String getModuleVersion() {
        return moduleVersion;
    }

    public String getClassLoaderName() {
        return classLoaderName;
    }

    public String getClassName() {
        return declaringClass;
    }

    public String getMethodName() {
        return methodName;
    }

    public boolean isNativeMethod() {
        return lineNumber == -2;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(64);
        if (classLoaderName != null && !classLoaderName.isEmpty()) {
            text.append(classLoaderName).append('/');
        }
        if (moduleName != null && !moduleName.isEmpty()) {
            text.append(moduleName);
            if (moduleVersion != null && !moduleVersion.isEmpty()) {
                text.append('@').append(moduleVersion);
            }
        }
        if (text.length() > 0) {
            text.append('/');
        }
        text.append(declaringClass).append('.').append(methodName).append('(');
        if (lineNumber == -2) {
            text.append("Native Method");
        } else if (fileName == null) {
            text.append("Unknown Source");
        } else {
            text.append(fileName);
            if (lineNumber >= 0) {
                text.append(':').append(lineNumber);
            }
        }
        return text.append(')').toString();
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == this) {
            return true;
        }
        if (!(obj instanceof StackTraceElement)) {
            return false;
        }
        StackTraceElement that = (StackTraceElement) obj;
        return lineNumber == that.lineNumber
                && declaringClass.equals(that.declaringClass)
                && methodName.equals(that.methodName)
                && same(classLoaderName, that.classLoaderName)
                && same(moduleName, that.moduleName)
                && same(moduleVersion, that.moduleVersion)
                && same(fileName, that.fileName);
    }

    private static boolean same(String a, String b) {
        return a == null ? b == null : a.equals(b);
    }

    @Override
    public int hashCode() {
        int result = 31 * declaringClass.hashCode() + methodName.hashCode();
        result = 31 * result + hash(classLoaderName);
        result = 31 * result + hash(moduleName);
        result = 31 * result + hash(moduleVersion);
        result = 31 * result + hash(fileName);
        return 31 * result + lineNumber;
    }

    private static int hash(String text) {
        return text == null ? 0 : text.hashCode();
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        // Bits: of a built-in loader, of a module that is not upgraded.
        fields.put("format", (byte) (moduleName != null ? 2 : classLoaderName != null ? 1 : 0));
        fields.put("classLoaderName", classLoaderName);
        fields.put("moduleName", moduleName);
        fields.put("moduleVersion", moduleVersion);
        fields.put("declaringClass", declaringClass);
        fields.put("methodName", methodName);
        fields.put("fileName", fileName);
        fields.put("lineNumber", lineNumber);
        out.writeFields();
    }
}
