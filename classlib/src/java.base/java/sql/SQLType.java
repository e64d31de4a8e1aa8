package java.sql;

/** A type of SQL. */
public interface SQLType {
    String getName();

    String getVendor();

    Integer getVendorTypeNumber();
}
