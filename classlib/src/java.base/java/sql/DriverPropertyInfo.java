package java.sql;

/** A property that a driver wants. */
public class DriverPropertyInfo {
    public String name;
    public String description;
    public boolean required;
    public String value;
    public String[] choices;

    public DriverPropertyInfo(String name, String value) {
        this.name = name;
        this.value = value;
    }
}
