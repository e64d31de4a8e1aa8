package java.lang.invoke;

import java.util.Objects;

/**
 * The bootstrap methods of string concatenation. The machine links such call sites itself where they are as compilers
 * write them; these are for all others, and for programs that call them.
 */
public final class StringConcatFactory {
    private static final int MOST_SLOTS = 200;
    /** In a recipe: the next argument, and the next constant. */
    private static final char ARGUMENT = '\1', CONSTANT = '\2';

    private StringConcatFactory() {
    }

    public static CallSite makeConcat(MethodHandles.Lookup lookup, String name, MethodType concatType)
            throws StringConcatException {
        String recipe = String.valueOf(ARGUMENT).repeat(concatType.parameterCount());
        return makeConcatWithConstants(lookup, name, concatType, recipe);
    }

    public static CallSite makeConcatWithConstants(MethodHandles.Lookup lookup, String name, MethodType concatType,
            String recipe, Object... constants) throws StringConcatException {
        Objects.requireNonNull(lookup, "Lookup is null");
        Objects.requireNonNull(name, "Name is null");
        Objects.requireNonNull(recipe, "Recipe is null");
        Objects.requireNonNull(concatType, "Concat type is null");
        Objects.requireNonNull(constants, "Constants are null");
        for (Object constant : constants) {
            Objects.requireNonNull(constant, "Cannot accept null constants");
        }
        if ((lookup.lookupModes() & MethodHandles.Lookup.PRIVATE) == 0) {
            throw new StringConcatException("Invalid caller: " + lookup.lookupClass().getName());
        }
        Class<?> result = concatType.returnType();
        if (!result.isAssignableFrom(String.class)) {
            throw new StringConcatException("The return type should be compatible with String, but it is " + result);
        }
        int slots = 0;
        for (int i = 0; i < concatType.parameterCount(); i++) {
            Class<?> type = concatType.parameterType(i);
            slots += type == long.class || type == double.class ? 2 : 1;
        }
        if (slots > MOST_SLOTS) {
            throw new StringConcatException("Too many concat argument slots: " + slots + ", can only accept "
                    + MOST_SLOTS);
        }
        checkRecipe(recipe, concatType.parameterCount(), constants.length);
        String[] texts = new String[constants.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = String.valueOf(constants[i]);
        }
        return new ConstantCallSite(MethodHandle.of(concatType, arguments -> joined(recipe, arguments, texts)));
    }

    private static void checkRecipe(String recipe, int arguments, int constants) throws StringConcatException {
        int wantedArguments = 0;
        int wantedConstants = 0;
        boolean enough = true;
        for (int i = 0; i < recipe.length() && enough; i++) {
            if (recipe.charAt(i) == ARGUMENT) {
                enough = wantedArguments < arguments;
                wantedArguments += enough ? 1 : 0;
            } else if (recipe.charAt(i) == CONSTANT) {
                if (wantedConstants == constants) {
                    throw wrongConstants(wantedConstants, constants);
                }
                wantedConstants++;
            }
        }
        if (!enough || wantedArguments < arguments) {
            throw new StringConcatException("Mismatched number of concat arguments: recipe wants " + wantedArguments
                    + " arguments, but signature provides " + arguments);
        }
        if (wantedConstants < constants) {
            throw wrongConstants(wantedConstants, constants);
        }
    }

    private static StringConcatException wrongConstants(int wanted, int given) {
        return new StringConcatException("Mismatched number of concat constants: recipe wants " + wanted
                + " constants, but only " + given + " are passed");
    }

    private static String joined(String recipe, Object[] arguments, String[] constants) {
        StringBuilder text = new StringBuilder();
        int argument = 0;
        int constant = 0;
        for (int i = 0; i < recipe.length(); i++) {
            char next = recipe.charAt(i);
            if (next == ARGUMENT) {
                text.append(arguments[argument++]);
            } else if (next == CONSTANT) {
                text.append(constants[constant++]);
            } else {
                text.append(next);
            }
        }
        return text.toString();
    }
}
