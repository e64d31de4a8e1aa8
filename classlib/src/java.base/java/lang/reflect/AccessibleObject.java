package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A member whose use by reflection may be let through without looking at who asks. */
public class AccessibleObject implements AnnotatedElement {
    /** Whether calls and accesses are let through. */
    boolean override;

    @Deprecated(since = "17")
    protected AccessibleObject() {
    }

    public static void setAccessible(AccessibleObject[] array, boolean flag) {
        Class<?> caller = ClassMembers.caller();
        AccessibleObject[] all = array.clone();
        if (flag) {
            for (AccessibleObject each : all) {
                each.checkCanSetAccessible(caller);
            }
        }
        for (AccessibleObject each : all) {
            each.override = flag;
        }
    }

    public void setAccessible(boolean flag) {
        if (flag) {
            checkCanSetAccessible(ClassMembers.caller());
        }
        override = flag;
    }

    public final boolean trySetAccessible() {
        if (!override) {
            String refused = whyInaccessible(ClassMembers.caller());
            if (refused != null) {
                return false;
            }
            override = true;
        }
        return true;
    }

    private void checkCanSetAccessible(Class<?> caller) {
        String refused = whyInaccessible(caller);
        if (refused != null) {
            throw new InaccessibleObjectException(refused);
        }
    }

    /**
     * Why a class may not make this accessible; null if it may. What programs cannot name in the library nobody can make
     * accessible, whoever asks: the library itself never does.
     */
    private String whyInaccessible(Class<?> caller) {
        if (!(this instanceof Member member)) {
            return null;
        }
        Class<?> declaring = member.getDeclaringClass();
        int modifiers = member.getModifiers();
        int relation = ClassMembers.relation(caller, declaring);
        if ((relation & ClassMembers.LIBRARY) == 0) {
            return null;
        }
        boolean isPublicClass = Modifier.isPublic(declaring.getModifiers());
        if (isPublicClass && (relation & ClassMembers.EXPORTED) != 0) {
            boolean isInherited = Modifier.isProtected(modifiers) && Modifier.isStatic(modifiers)
                    && (relation & ClassMembers.SUBCLASS) != 0;
            if (Modifier.isPublic(modifiers) || isInherited) {
                return null;
            }
        }
        String verb = isPublicClass && Modifier.isPublic(modifiers) ? "exports" : "opens";
        return "Unable to make " + (this instanceof Field ? "field " : "") + this + " accessible: "
                + declaring.getModule() + " does not \"" + verb + " " + declaring.getPackageName() + "\" to "
                + AccessibleObject.unnamed(caller);
    }

    /** The module that a refused caller lies in: there is one besides the library's. */
    private static Module unnamed(Class<?> caller) {
        return caller.getModule();
    }

    @Deprecated(since = "9")
    public boolean isAccessible() {
        return override;
    }

    public final boolean canAccess(Object obj) {
        if (!(this instanceof Member member)) {
            return override;
        }
        Class<?> declaring = member.getDeclaringClass();
        int modifiers = member.getModifiers();
        Class<?> target = declaring;
        if (!Modifier.isStatic(modifiers) && (this instanceof Method || this instanceof Field)) {
            if (obj == null) {
                throw new IllegalArgumentException("null object for " + this);
            }
            if (!declaring.isInstance(obj)) {
                throw new IllegalArgumentException("object is not an instance of " + declaring.getName());
            }
            target = obj.getClass();
        } else if (obj != null) {
            throw new IllegalArgumentException("non-null object for " + this);
        }
        return override || ClassMembers.canUse(ClassMembers.caller(), declaring, target, modifiers);
    }

    /**
     * Checks that a class may use this member.
     *
     * @param target the class of the object it is used on, which counts where it is protected
     */
    final void checkAccess(Class<?> caller, Class<?> declaring, Class<?> target, int modifiers)
            throws IllegalAccessException {
        if (!ClassMembers.canUse(caller, declaring, target, modifiers)) {
            throw ClassMembers.refused(caller, declaring, modifiers);
        }
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return AnnotatedElement.super.isAnnotationPresent(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return getAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        throw new UnsupportedOperationException("All subclasses should override this method");
    }
}
