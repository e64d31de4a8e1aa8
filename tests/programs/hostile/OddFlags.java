// Flags of classes, methods and fields that contradict each other.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class OddFlags {
    /** Calls the method {@code run} of each class. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + (Object) run.invoke());
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + thrown.getClass().getName());
                }
            }
        }
    }

    public static void main(String[] args) {
        run("AbstractFinal", "InterfaceConcrete", "InterfaceFinal", "InterfaceEnum",
                "AnnotationAlone", "AnnotationInterface", "NoSuper", "Module", "ModuleClass", "Unknown",
                "All", "Private", "Static", "MPublicPrivate", "CPublicPrivate", "MAllAccess",
                "CAllAccess", "MAbstractFinal2", "CAbstractFinal2", "MAbstractStatic", "CAbstractStatic",
                "MAbstractNative", "CAbstractNative", "MAbstractPrivate", "CAbstractPrivate",
                "MAbstractSync", "CAbstractSync", "MVolatileField", "CVolatileField", "MAbstractCode",
                "CAbstractCode", "MNativeCode", "CNativeCode", "MStrictMethod", "CStrictMethod",
                "FFinalVolatile", "FTwoAccess", "FThree", "FAbstract", "FEnumField", "FEverything",
                "FBridge");
    }
}
