// Constant pools with entries that are wrong, and instructions that name entries of other kinds.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class PoolKinds {
    /** The text of what was thrown; what verifiers tell is theirs. */
    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? "VerifyError" : thrown.toString();
        return thrown.getCause() == null ? text : text + " <- " + describe(thrown.getCause());
    }

    /** Calls the method {@code run} of each class twice. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + (Object) run.invoke());
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("Tag0", "Tag2", "Tag13", "Tag14", "Tag21", "Tag255", "Handle50", "Type50", "Dynamic50", "Indy50",
                "Module50", "Package50", "Handle51", "Type51", "Dynamic51", "Indy51", "Module51", "Package51",
                "Handle55", "Type55", "Dynamic55", "Indy55", "Module55", "Package55", "Handle69", "Type69", "Dynamic69",
                "Indy69", "Module69", "Package69", "KindField0", "KindMethod0", "KindInterface0", "KindConstructor0",
                "KindField1", "KindMethod1", "KindInterface1", "KindConstructor1", "KindField2", "KindMethod2",
                "KindInterface2", "KindConstructor2", "KindField3", "KindMethod3", "KindInterface3", "KindConstructor3",
                "KindField4", "KindMethod4", "KindInterface4", "KindConstructor4", "KindField5", "KindMethod5",
                "KindInterface5", "KindConstructor5", "KindField6", "KindMethod6", "KindInterface6", "KindConstructor6",
                "KindField7", "KindMethod7", "KindInterface7", "KindConstructor7", "KindField8", "KindMethod8",
                "KindInterface8", "KindConstructor8", "KindField9", "KindMethod9", "KindInterface9", "KindConstructor9",
                "KindField10", "KindMethod10", "KindInterface10", "KindConstructor10", "KindField255", "KindMethod255",
                "KindInterface255", "KindConstructor255", "KindInterface51", "KindInitialiser", "ClassOfString",
                "ClassOfNothing", "ClassBeyond", "ClassOfItself", "StringOfNumber", "StringOfHalf", "LongAtEnd",
                "NameOfClass", "TypeOfClass", "FieldOfName", "FieldOfClasses", "FieldOfMethodType", "MethodOfFieldType",
                "InterfaceOfFieldType", "MethodOfArray", "MethodTypeOfField", "MethodTypeOfNothing",
                "ConstructorResult", "InterfaceConstructor", "SpecialName", "ClassName", "ClassDots", "ClassSemicolon",
                "ClassArray", "ClassArrayOpen", "ClassArrayVoid", "ClassArrayDeep", "ClassArrayDeeper", "ClassEmpty",
                "Utf8Zero", "Utf8High", "Utf8Cut", "Utf8Lone", "Utf8Long", "Utf8Surrogate", "OwnOfName", "OwnOfNothing",
                "OwnOfArray", "ParentOfArray", "ParentOfName", "ParentBeyond", "InterfaceOfArray", "InterfaceOfNumber",
                "InterfaceOfNothing", "InterfaceTwice", "Op13Utf8", "Op13Number", "Op13Long", "Op13Class", "Op13String",
                "Op13Field", "Op13Method", "Op13Interface", "Op13Pair", "Op13Handle", "Op13Type", "Op13Zero",
                "Op13Beyond", "Op14Utf8", "Op14Number", "Op14Long", "Op14Class", "Op14String", "Op14Field",
                "Op14Method", "Op14Interface", "Op14Pair", "Op14Handle", "Op14Type", "Op14Zero", "Op14Beyond",
                "Opb2Utf8", "Opb2Number", "Opb2Long", "Opb2Class", "Opb2String", "Opb2Field", "Opb2Method",
                "Opb2Interface", "Opb2Pair", "Opb2Handle", "Opb2Type", "Opb2Zero", "Opb2Beyond", "Opb4Utf8",
                "Opb4Number", "Opb4Long", "Opb4Class", "Opb4String", "Opb4Field", "Opb4Method", "Opb4Interface",
                "Opb4Pair", "Opb4Handle", "Opb4Type", "Opb4Zero", "Opb4Beyond", "Opb6Utf8", "Opb6Number", "Opb6Long",
                "Opb6Class", "Opb6String", "Opb6Field", "Opb6Method", "Opb6Interface", "Opb6Pair", "Opb6Handle",
                "Opb6Type", "Opb6Zero", "Opb6Beyond", "Opb7Utf8", "Opb7Number", "Opb7Long", "Opb7Class", "Opb7String",
                "Opb7Field", "Opb7Method", "Opb7Interface", "Opb7Pair", "Opb7Handle", "Opb7Type", "Opb7Zero",
                "Opb7Beyond", "Opb8Utf8", "Opb8Number", "Opb8Long", "Opb8Class", "Opb8String", "Opb8Field",
                "Opb8Method", "Opb8Interface", "Opb8Pair", "Opb8Handle", "Opb8Type", "Opb8Zero", "Opb8Beyond",
                "Opb9Utf8", "Opb9Number", "Opb9Long", "Opb9Class", "Opb9String", "Opb9Field", "Opb9Method",
                "Opb9Interface", "Opb9Pair", "Opb9Handle", "Opb9Type", "Opb9Zero", "Opb9Beyond", "OpbaUtf8",
                "OpbaNumber", "OpbaLong", "OpbaClass", "OpbaString", "OpbaField", "OpbaMethod", "OpbaInterface",
                "OpbaPair", "OpbaHandle", "OpbaType", "OpbaZero", "OpbaBeyond", "OpbbUtf8", "OpbbNumber", "OpbbLong",
                "OpbbClass", "OpbbString", "OpbbField", "OpbbMethod", "OpbbInterface", "OpbbPair", "OpbbHandle",
                "OpbbType", "OpbbZero", "OpbbBeyond", "OpbdUtf8", "OpbdNumber", "OpbdLong", "OpbdClass", "OpbdString",
                "OpbdField", "OpbdMethod", "OpbdInterface", "OpbdPair", "OpbdHandle", "OpbdType", "OpbdZero",
                "OpbdBeyond", "Opc0Utf8", "Opc0Number", "Opc0Long", "Opc0Class", "Opc0String", "Opc0Field",
                "Opc0Method", "Opc0Interface", "Opc0Pair", "Opc0Handle", "Opc0Type", "Opc0Zero", "Opc0Beyond",
                "Opc1Utf8", "Opc1Number", "Opc1Long", "Opc1Class", "Opc1String", "Opc1Field", "Opc1Method",
                "Opc1Interface", "Opc1Pair", "Opc1Handle", "Opc1Type", "Opc1Zero", "Opc1Beyond", "Opc5Utf8",
                "Opc5Number", "Opc5Long", "Opc5Class", "Opc5String", "Opc5Field", "Opc5Method", "Opc5Interface",
                "Opc5Pair", "Opc5Handle", "Opc5Type", "Opc5Zero", "Opc5Beyond");
    }
}
