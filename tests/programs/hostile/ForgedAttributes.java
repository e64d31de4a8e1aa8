// Attributes of wrong lengths, in wrong places, twice, absent, and with entries that lie.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedAttributes {
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
                    Object result = run.invoke();
                    System.out.println(name + " = " + (result == null || !result.getClass().isArray() ? result : result.getClass()));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("Unknown49", "Unknown65", "UnknownLong49", "UnknownLong65", "SourceTwice49", "SourceTwice65",
                "SourceLong49", "SourceLong65", "SourceNothing49", "SourceNothing65", "SourceClass49", "SourceClass65",
                "SignatureWrong49", "SignatureWrong65", "SignatureNumber49", "SignatureNumber65", "Deprecated49",
                "Deprecated65", "Synthetic49", "Synthetic65", "InnerCount49", "InnerCount65", "InnerItself49",
                "InnerItself65", "InnerTwice49", "InnerTwice65", "InnerArray49", "InnerArray65", "InnerNumber49",
                "InnerNumber65", "InnerFlags49", "InnerFlags65", "InnerMissing49", "InnerMissing65", "EnclosingWrong49",
                "EnclosingWrong65", "EnclosingNumber49", "EnclosingNumber65", "EnclosingTwice49", "EnclosingTwice65",
                "NestBoth49", "NestBoth65", "NestCount49", "NestCount65", "NestNumber49", "NestNumber65",
                "PermittedItself49", "PermittedItself65", "PermittedNone49", "PermittedNone65", "PermittedFinal49",
                "PermittedFinal65", "PermittedCount49", "PermittedCount65", "RecordOpen49", "RecordOpen65",
                "RecordFinal49", "RecordFinal65", "RecordType49", "RecordType65", "RecordName49", "RecordName65",
                "RecordTwice49", "RecordTwice65", "BootstrapTwice49", "BootstrapTwice65", "BootstrapNumber49",
                "BootstrapNumber65", "BootstrapCut49", "BootstrapCut65", "BootstrapArgument49", "BootstrapArgument65",
                "Annotations49", "Annotations65", "Module49", "Module65", "ValueIntJ49", "ValueIntJ65", "ValueTextJ49",
                "ValueTextJ65", "ValueLongJ49", "ValueLongJ65", "ValueOwnJ49", "ValueOwnJ65", "ValueIntString49",
                "ValueIntString65", "ValueTextString49", "ValueTextString65", "ValueLongString49", "ValueLongString65",
                "ValueOwnString49", "ValueOwnString65", "ValueIntObject49", "ValueIntObject65", "ValueTextObject49",
                "ValueLongObject49", "ValueTextObject65", "ValueLongObject65", "ValueOwnObject49", "ValueOwnObject65",
                "ValueIntF49", "ValueIntF65", "ValueTextF49", "ValueTextF65", "ValueLongF49", "ValueLongF65",
                "ValueOwnF49", "ValueOwnF65", "ValueIntZ49", "ValueIntZ65", "ValueTextZ49", "ValueTextZ65",
                "ValueLongZ49", "ValueLongZ65", "ValueOwnZ49", "ValueOwnZ65", "ValueIntC49", "ValueIntC65",
                "ValueTextC49", "ValueTextC65", "ValueLongC49", "ValueLongC65", "ValueOwnC49", "ValueOwnI65",
                "ValueOwnC65", "ValueIntI49", "ValueIntI65", "ValueOwnI49", "ValueLongI49", "ValueTextI65",
                "ValueTextI49", "ValueLongI65", "ValueTwice49", "ValueTwice65", "ValueNothing49", "ValueNothing65",
                "ValueLong349", "ValueLong365", "CodeTwice49", "CodeTwice65", "CodeAbsent49", "CodeAbsent65",
                "CodeOfAbstract49", "CodeOfAbstract65", "CodeLong65", "CodeLong49", "CodeCut49", "CodeCut65",
                "CodeHuge49", "CodeHuge65", "CodeNegative49", "CodeNegative65", "HandlersMany49", "HandlersMany65",
                "FewLocals49", "FewLocals65", "ThrownTwice49", "ThrownTwice65", "ThrownNumber49", "ThrownNumber65",
                "ThrownMissing49", "ThrownMissing65", "ParametersMany49", "ParametersMany65", "Lines49", "Lines65",
                "LinesBeyond49", "LinesBeyond65", "LinesCount49", "LinesCount65", "LocalsTwice49", "LocalsTwice65",
                "LocalsBeyond49", "LocalsBeyond65", "LocalsIndex49", "LocalsIndex65", "LocalsWide49", "LocalsWide65",
                "LocalsName49", "LocalsName65", "LocalsType49", "LocalsType65", "TypesAlone49", "TypesAlone65");
    }
}
