import java.util.Arrays;
import java.util.EnumSet;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.type.TypeKind;

/** What is a name, an identifier and a keyword, and in which version of the language. */
public class SourceVersions {
    public static void main(String[] args) {
        System.out.println(Arrays.toString(SourceVersion.values()));
        System.out.println(SourceVersion.latest() + " " + SourceVersion.latestSupported());
        String[] words = {"a", "abstract", "assert", "enum", "_", "var", "record", "yield", "sealed", "permits", "module",
            "exports", "true", "false", "null", "strictfp", "goto", "const", "String", "a.b", "a.class", "a..b", ".a", "a.",
            "", "1a", "a1", "$", "\u00e9", "\ud835\udc00", "\ud835", "with space", "non-sealed", "when", "a._", "java.lang.Object",
            "int", "super", "this", "_a", "__", "requires.open"};
        for (String word : words) {
            StringBuilder keyword = new StringBuilder();
            StringBuilder name = new StringBuilder();
            for (SourceVersion each : SourceVersion.values()) {
                keyword.append(SourceVersion.isKeyword(word, each) ? '1' : '0');
                name.append(SourceVersion.isName(word, each) ? '1' : '0');
            }
            System.out.println(word.length() + " " + (word.equals("\ud835") ? "?" : word) + " " + SourceVersion.isIdentifier(word) + " "
                    + SourceVersion.isName(word) + " " + SourceVersion.isKeyword(word) + " " + keyword + " " + name);
        }
        try {
            SourceVersion.isName(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        for (SourceVersion each : EnumSet.of(SourceVersion.RELEASE_0, SourceVersion.RELEASE_8, SourceVersion.RELEASE_17,
                SourceVersion.RELEASE_25)) {
            System.out.println(each.runtimeVersion());
            if (each.runtimeVersion() != null) {
                System.out.println(SourceVersion.valueOf(each.runtimeVersion()));
            }
        }
        System.out.println(Arrays.toString(Modifier.values()));
        System.out.println(Arrays.toString(ElementKind.values()));
        System.out.println(Arrays.toString(NestingKind.values()) + NestingKind.LOCAL.isNested() + NestingKind.TOP_LEVEL.isNested());
        System.out.println(Arrays.toString(TypeKind.values()));
        for (ElementKind each : ElementKind.values()) {
            System.out.print((each.isClass() ? "c" : "-") + (each.isInterface() ? "i" : "-") + (each.isField() ? "f" : "-")
                    + (each.isExecutable() ? "x" : "-") + (each.isInitializer() ? "n" : "-") + (each.isVariable() ? "v" : "-")
                    + (each.isDeclaredType() ? "d " : "- "));
        }
        System.out.println();
        for (TypeKind each : TypeKind.values()) {
            System.out.print(each.isPrimitive() ? "p" : "-");
        }
        System.out.println();
    }
}
