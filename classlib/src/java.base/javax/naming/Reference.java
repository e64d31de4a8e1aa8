package javax.naming;

import java.io.Serializable;
import java.util.Enumeration;
import java.util.Vector;

/** An object that lies elsewhere: its class, its addresses, and the factory that makes it of them. */
public class Reference implements Cloneable, Serializable {
    private static final long serialVersionUID = -1673475790065791735L;

    protected String className;
    protected Vector<RefAddr> addrs = new Vector<>();
    protected String classFactory;
    protected String classFactoryLocation;

    public Reference(String className) {
        this.className = className;
    }

    public Reference(String className, RefAddr addr) {
        this(className);
        addrs.addElement(addr);
    }

    public Reference(String className, String factory, String factoryLocation) {
        this(className);
        classFactory = factory;
        classFactoryLocation = factoryLocation;
    }

    public Reference(String className, RefAddr addr, String factory, String factoryLocation) {
        this(className, factory, factoryLocation);
        addrs.addElement(addr);
    }

    public String getClassName() {
        return className;
    }

    public String getFactoryClassName() {
        return classFactory;
    }

    public String getFactoryClassLocation() {
        return classFactoryLocation;
    }

    public RefAddr get(String addrType) {
        for (RefAddr each : addrs) {
            if (each.getType().compareTo(addrType) == 0) {
                return each;
            }
        }
        return null;
    }

    public RefAddr get(int posn) {
        return addrs.elementAt(posn);
    }

    public Enumeration<RefAddr> getAll() {
        return addrs.elements();
    }

    public int size() {
        return addrs.size();
    }

    public void add(RefAddr addr) {
        addrs.addElement(addr);
    }

    public void add(int posn, RefAddr addr) {
        addrs.insertElementAt(addr, posn);
    }

    public Object remove(int posn) {
        return addrs.remove(posn);
    }

    public void clear() {
        addrs.removeAllElements();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Reference other && other.className.equals(className) && addrs.equals(other.addrs);
    }

    @Override
    public int hashCode() {
        int sum = className.hashCode();
        for (RefAddr each : addrs) {
            sum += each.hashCode();
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Reference Class Name: " + className + "\n");
        for (RefAddr each : addrs) {
            text.append(each);
        }
        return text.toString();
    }

    @Override
    public Object clone() {
        Reference copy = new Reference(className, classFactory, classFactoryLocation);
        copy.addrs.addAll(addrs);
        return copy;
    }
}
