package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The generic signatures of class files (JVMS 4.7.9.1) as types. */
final class Signatures {
    private static final Type[] NO_TYPES = {};

    /** Where type variables are looked for. */
    private final GenericDeclaration scope;
    private final String text;
    private int at;

    private Signatures(GenericDeclaration scope, String text) {
        this.scope = scope;
        this.text = text;
    }

    /** The type of a field's signature. */
    static Type type(GenericDeclaration scope, String signature) {
        return new Signatures(scope, signature).whole();
    }

    private Type whole() {
        Type type = type();
        if (at != text.length()) {
            throw malformed();
        }
        return type;
    }

    /** A class as it is within itself: with its own parameters as arguments, if it or one that it lies in has any. */
    static Type declared(Class<?> of) {
        Class<?> around = of.getDeclaringClass();
        Type owner = around == null || Modifier.isStatic(of.getModifiers()) ? around : declared(around);
        TypeVariable<?>[] parameters = of.getTypeParameters();
        return parameters.length == 0 && !(owner instanceof ParameterizedType) ? of : new Parameterized(of, parameters, owner);
    }

    /** Type parameters as they are declared, with their bounds; empty if there are none. */
    static String declaration(TypeVariable<?>[] parameters) {
        StringBuilder declared = new StringBuilder();
        for (TypeVariable<?> parameter : parameters) {
            declared.append(declared.isEmpty() ? "<" : ",").append(parameter.getTypeName());
            Type[] bounds = parameter.getBounds();
            if (bounds.length > 1 || bounds[0] != Object.class) {
                for (int i = 0; i < bounds.length; i++) {
                    declared.append(i == 0 ? " extends " : " & ").append(bounds[i].getTypeName());
                }
            }
        }
        return declared.isEmpty() ? "" : declared.append('>').toString();
    }

    private GenericSignatureFormatError malformed() {
        return new GenericSignatureFormatError("Signature Parse error: " + text + "\n\tat index " + at);
    }

    private char peek() {
        if (at >= text.length()) {
            throw malformed();
        }
        return text.charAt(at);
    }

    private void expect(char wanted) {
        if (peek() != wanted) {
            throw malformed();
        }
        at++;
    }

    /** The characters up to one of {@code ends}. */
    private String identifier(String ends) {
        int from = at;
        while (ends.indexOf(peek()) < 0) {
            at++;
        }
        if (from == at) {
            throw malformed();
        }
        return text.substring(from, at);
    }

    private Type type() {
        char first = peek();
        switch (first) {
            case 'L':
                return classType();
            case 'T':
                at++;
                String name = identifier(";");
                at++;
                return variable(name);
            case '[':
                at++;
                Type component = type();
                return component instanceof Class<?> of ? of.arrayType() : new ArrayOf(component);
            case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z', 'V':
                at++;
                return ClassMembers.type(Object.class, String.valueOf(first));
            default:
                throw malformed();
        }
    }

    private Class<?> named(String internalName) {
        Class<?> from = scope instanceof Class<?> type ? type : ((Executable) scope).getDeclaringClass();
        try {
            return ClassMembers.type(from, "L" + internalName + ";");
        } catch (NoClassDefFoundError absent) {
            String name = internalName.replace('/', '.');
            throw new TypeNotPresentException(name, new ClassNotFoundException(name, absent));
        }
    }

    private Type classType() {
        expect('L');
        StringBuilder name = new StringBuilder(identifier(";<."));
        Type owner = null;
        while (true) {
            char next = peek();
            if (next == '<') {
                Type[] arguments = arguments();
                owner = new Parameterized(named(name.toString()), arguments, owner);
            } else if (owner != null) {
                owner = new Parameterized(named(name.toString()), NO_TYPES, owner);
            }
            if (peek() == ';') {
                at++;
                return owner == null ? named(name.toString()) : owner;
            }
            expect('.');
            name.append('$').append(identifier(";<."));
        }
    }

    private Type[] arguments() {
        expect('<');
        List<Type> arguments = new ArrayList<>();
        while (peek() != '>') {
            char first = peek();
            switch (first) {
                case '*' -> {
                    at++;
                    arguments.add(new Wildcard(new Type[] {Object.class}, NO_TYPES));
                }
                case '+' -> {
                    at++;
                    arguments.add(new Wildcard(new Type[] {type()}, NO_TYPES));
                }
                case '-' -> {
                    at++;
                    arguments.add(new Wildcard(new Type[] {Object.class}, new Type[] {type()}));
                }
                default -> arguments.add(type());
            }
        }
        at++;
        return arguments.toArray(NO_TYPES);
    }

    private TypeVariable<?> variable(String name) {
        GenericDeclaration declaration = scope;
        while (declaration != null) {
            for (TypeVariable<?> variable : declaration.getTypeParameters()) {
                if (variable.getName().equals(name)) {
                    return variable;
                }
            }
            if (declaration instanceof Executable executable) {
                declaration = executable.getDeclaringClass();
            } else {
                Class<?> of = (Class<?>) declaration;
                GenericDeclaration around = of.getEnclosingMethod();
                around = around == null ? of.getEnclosingConstructor() : around;
                declaration = around == null ? of.getEnclosingClass() : around;
            }
        }
        throw new TypeNotPresentException(name, null);
    }

    /** The declared type parameters; their bounds are read when they are asked for. */
    private Variable<?>[] parameters() {
        List<Variable<?>> found = new ArrayList<>();
        if (at < text.length() && text.charAt(at) == '<') {
            at++;
            while (peek() != '>') {
                String name = identifier(":");
                int from = at;
                while (peek() == ':') {
                    at++;
                    if (peek() != ':') {
                        skipType();
                    }
                }
                found.add(new Variable<>(scope, name.intern(), found.size(), text.substring(from, at)));
            }
            at++;
        }
        return found.toArray(new Variable<?>[0]);
    }

    private void skipType() {
        while (peek() == '[') {
            at++;
        }
        char first = peek();
        at++;
        if (first != 'L' && first != 'T') {
            return;
        }
        int depth = 0;
        while (depth > 0 || peek() != ';') {
            depth += peek() == '<' ? 1 : peek() == '>' ? -1 : 0;
            at++;
        }
        at++;
    }

    /** What a class's signature tells, or where it has none its erased supertypes. */
    static final class OfClass {
        private final Class<?> of;
        private final Signatures signature;
        private final Variable<?>[] parameters;
        private final int supertypes;

        OfClass(Class<?> of, String text) {
            this.of = of;
            signature = text == null ? null : new Signatures(of, text);
            parameters = signature == null ? new Variable<?>[0] : signature.parameters();
            supertypes = signature == null ? 0 : signature.at;
        }

        TypeVariable<?>[] typeParameters() {
            return parameters.clone();
        }

        private List<Type> supertypes() {
            Signatures reader = new Signatures(of, signature.text);
            reader.at = supertypes;
            List<Type> found = new ArrayList<>();
            while (reader.at < reader.text.length()) {
                found.add(reader.classType());
            }
            return found;
        }

        Type superclass() {
            return signature == null || of.isInterface() ? of.getSuperclass() : supertypes().get(0);
        }

        Type[] interfaces() {
            if (signature == null) {
                return of.getInterfaces();
            }
            List<Type> all = supertypes();
            return all.subList(1, all.size()).toArray(NO_TYPES);
        }
    }

    /** What a method's or constructor's signature tells, or where it has none its erased types. */
    static final class OfExecutable {
        private final Executable of;
        private final String text;
        private final Variable<?>[] variables;
        private final int start;
        private Type[] parameters;
        private Type result;
        private Type[] exceptions;

        OfExecutable(Executable of, String text) {
            this.of = of;
            this.text = text;
            Signatures reader = text == null ? null : new Signatures(of, text);
            variables = reader != null ? reader.parameters() : new Variable<?>[0];
            start = reader == null ? 0 : reader.at;
        }

        TypeVariable<?>[] typeParameters() {
            TypeVariable<?>[] all = of instanceof Method ? new MethodVariable[variables.length]
                    : new ConstructorVariable[variables.length];
            for (int i = 0; i < all.length; i++) {
                all[i] = of instanceof Method method ? new MethodVariable(method, variables[i])
                        : new ConstructorVariable((Constructor<?>) of, variables[i]);
            }
            return all;
        }

        private void read() {
            if (parameters == null) {
                Signatures reader = new Signatures(of, text);
                reader.at = start;
                reader.expect('(');
                List<Type> found = new ArrayList<>();
                while (reader.peek() != ')') {
                    found.add(reader.type());
                }
                reader.at++;
                Type returned = reader.type();
                List<Type> thrown = new ArrayList<>();
                while (reader.at < text.length()) {
                    reader.expect('^');
                    thrown.add(reader.type());
                }
                result = returned;
                exceptions = thrown.toArray(NO_TYPES);
                parameters = found.toArray(NO_TYPES);
            }
        }

        Type[] parameters() {
            if (text == null) {
                return of.getParameterTypes();
            }
            read();
            return parameters.clone();
        }

        Type result(Class<?> erased) {
            if (text == null) {
                return erased;
            }
            read();
            return result;
        }

        /** A signature tells exceptions only where one of them is generic. */
        Type[] exceptions() {
            if (text == null) {
                return of.getExceptionTypes();
            }
            read();
            return exceptions.length == 0 ? of.getExceptionTypes() : exceptions.clone();
        }
    }

    /** A type variable. */
    private static class Variable<D extends GenericDeclaration> implements TypeVariable<D> {
        private final D declaration;
        private final String name;
        /** The place among the parameters of the declaration. */
        private final int index;
        private final String boundsText;
        private Type[] bounds;

        Variable(D declaration, String name, int index, String boundsText) {
            this.declaration = declaration;
            this.name = name;
            this.index = index;
            this.boundsText = boundsText;
        }

        @Override
        public Type[] getBounds() {
            if (bounds == null) {
                Signatures reader = new Signatures(declaration, boundsText);
                List<Type> found = new ArrayList<>();
                while (reader.at < boundsText.length()) {
                    reader.expect(':');
                    if (reader.at < boundsText.length() && reader.peek() != ':') {
                        found.add(reader.type());
                    }
                }
                if (found.isEmpty()) {
                    found.add(Object.class);
                }
                bounds = found.toArray(NO_TYPES);
            }
            return bounds.clone();
        }

        @Override
        public D getGenericDeclaration() {
            return declaration;
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String toString() {
            return name;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof Variable<?> other && declaration.equals(other.declaration) && name.equals(other.name);
        }

        @Override
        public int hashCode() {
            return declaration.hashCode() ^ name.hashCode();
        }

        @Override
        public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
            return getDeclaredAnnotation(Objects.requireNonNull(annotationClass));
        }

        @Override
        public Annotation[] getAnnotations() {
            return getDeclaredAnnotations();
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return TypeAnnotations.of(declaration).ofParameter(declaration instanceof Executable, index);
        }

        @Override
        public AnnotatedType[] getAnnotatedBounds() {
            return TypeAnnotations.of(declaration).bounds(getBounds(), declaration instanceof Executable, index);
        }
    }

    /** A method's type variable, so that arrays of them have their type. */
    private static final class MethodVariable extends Variable<Method> {
        MethodVariable(Method method, Variable<?> of) {
            super(method, of.name, of.index, of.boundsText);
        }
    }

    /** A constructor's type variable. */
    private static final class ConstructorVariable extends Variable<Constructor<?>> {
        ConstructorVariable(Constructor<?> constructor, Variable<?> of) {
            super(constructor, of.name, of.index, of.boundsText);
        }
    }

    /** A class with type arguments, of its own or of the class around it. */
    private static final class Parameterized implements ParameterizedType {
        private final Class<?> raw;
        private final Type[] arguments;
        private final Type owner;

        Parameterized(Class<?> raw, Type[] arguments, Type owner) {
            int formal = raw.getTypeParameters().length;
            if (formal != arguments.length) {
                throw new MalformedParameterizedTypeException("Mismatch of count of formal and actual type arguments in "
                        + "constructor of " + raw.getName() + ": " + formal + " formal argument(s) " + arguments.length
                        + " actual argument(s)");
            }
            this.raw = raw;
            this.arguments = arguments;
            this.owner = owner == null ? raw.getDeclaringClass() : owner;
        }

        @Override
        public Type[] getActualTypeArguments() {
            return arguments.clone();
        }

        @Override
        public Class<?> getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return owner;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof ParameterizedType other && raw.equals(other.getRawType())
                    && Objects.equals(owner, other.getOwnerType())
                    && Arrays.equals(arguments, other.getActualTypeArguments());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(arguments) ^ Objects.hashCode(owner) ^ Objects.hashCode(raw);
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            if (owner == null) {
                text.append(raw.getName());
            } else {
                text.append(owner.getTypeName()).append('$');
                if (owner instanceof Parameterized around) {
                    text.append(raw.getName().replace(around.raw.getName() + "$", ""));
                } else {
                    text.append(raw.getSimpleName());
                }
            }
            for (int i = 0; i < arguments.length; i++) {
                text.append(i == 0 ? "<" : ", ").append(arguments[i].getTypeName());
            }
            return arguments.length == 0 ? text.toString() : text.append('>').toString();
        }
    }

    /** A type argument that stands for any type within bounds. */
    private static final class Wildcard implements WildcardType {
        private final Type[] upper;
        private final Type[] lower;

        Wildcard(Type[] upper, Type[] lower) {
            this.upper = upper;
            this.lower = lower;
        }

        @Override
        public Type[] getUpperBounds() {
            return upper.clone();
        }

        @Override
        public Type[] getLowerBounds() {
            return lower.clone();
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof WildcardType other && Arrays.equals(lower, other.getLowerBounds())
                    && Arrays.equals(upper, other.getUpperBounds());
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(lower) ^ Arrays.hashCode(upper);
        }

        @Override
        public String toString() {
            if (lower.length > 0) {
                return "? super " + lower[0].getTypeName();
            }
            return upper[0] == Object.class ? "?" : "? extends " + upper[0].getTypeName();
        }
    }

    /** An array type with components of a generic type. */
    private static final class ArrayOf implements GenericArrayType {
        private final Type component;

        ArrayOf(Type component) {
            this.component = component;
        }

        @Override
        public Type getGenericComponentType() {
            return component;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof GenericArrayType other && component.equals(other.getGenericComponentType());
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(component);
        }

        @Override
        public String toString() {
            return component.getTypeName() + "[]";
        }
    }
}
