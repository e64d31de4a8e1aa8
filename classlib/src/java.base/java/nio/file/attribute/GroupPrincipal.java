package java.nio.file.attribute;

/** A group that files belong to. */
public interface GroupPrincipal extends UserPrincipal {
}
