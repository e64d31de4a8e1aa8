package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;

/** A component of a record class. */
public final class RecordComponent implements AnnotatedElement {
    private final Class<?> declaring;
    private final int place;
    private final String name;
    private final Class<?> type;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    RecordComponent(Class<?> declaring, int place) {
        this.declaring = declaring;
        this.place = place;
        name = ClassMembers.text(declaring, ClassMembers.COMPONENT, place, ClassMembers.NAME).intern();
        type = ClassMembers.type(declaring,
                ClassMembers.text(declaring, ClassMembers.COMPONENT, place, ClassMembers.DESCRIPTOR));
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public String getGenericSignature() {
        return ClassMembers.text(declaring, ClassMembers.COMPONENT, place, ClassMembers.SIGNATURE);
    }

    public Type getGenericType() {
        String signature = getGenericSignature();
        return signature == null ? type : Signatures.type(declaring, signature);
    }

    public Method getAccessor() {
        return ClassMembers.of(declaring).accessor(name, type);
    }

    public Class<?> getDeclaringRecord() {
        return declaring;
    }

    @Override
    public String toString() {
        return type.getTypeName() + " " + name;
    }

    public AnnotatedType getAnnotatedType() {
        return TypeAnnotations.of(declaring, ClassMembers.COMPONENT, place).type(getGenericType(), TypeAnnotations.FIELD, 0);
    }

    private Map<Class<? extends Annotation>, Annotation> annotationMap() {
        if (annotations == null) {
            annotations = Annotations.parse(declaring,
                    ClassMembers.attribute(declaring, ClassMembers.COMPONENT, place, Annotations.VISIBLE));
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return java.util.Objects.requireNonNull(annotationClass).cast(annotationMap().get(annotationClass));
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return annotationMap().values().toArray(new Annotation[0]);
    }
}
