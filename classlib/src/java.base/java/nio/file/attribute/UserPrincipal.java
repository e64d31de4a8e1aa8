package java.nio.file.attribute;

import java.security.Principal;

/** Somebody whom files belong to. */
public interface UserPrincipal extends Principal {
}
