// Jumps, switches, handlers and subroutines that lead to where no instruction starts.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class JumpsAstray {
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
        run("If4000249", "If4000252", "Goto4000249", "Goto4000252", "Jsr4000249", "Jsr4000252", "If4000349",
                "If4000352", "Goto4000349", "Goto4000352", "Jsr4000349", "Jsr4000352", "If4000449", "If4000452",
                "Goto4000449", "Goto4000452", "If4000549", "If4000552", "Goto4000549", "Goto4000552", "Jsr4000549",
                "Jsr4000552", "If4000649", "If4000652", "Goto4000649", "Goto4000652", "Jsr4000649", "Jsr4000652",
                "If3999949", "If3999952", "Goto3999949", "Goto3999952", "Jsr3999949", "Jsr3999952", "If3999849",
                "If3999852", "Goto3999849", "Goto3999852", "Jsr3999849", "Jsr3999852", "If4010049", "If4010052",
                "Goto4010049", "Goto4010052", "Jsr4010049", "Jsr4010052", "If3990049", "If3990052", "Goto3990049",
                "Goto3990052", "Jsr3990049", "Jsr3990052", "If7276752", "If7276749", "Goto7276749", "Goto7276752",
                "Jsr7276749", "Jsr7276752", "If723249", "If723252", "Goto723249", "Goto723252", "Jsr723249",
                "Jsr723252", "Far249", "Far252", "FarJsr249", "FarJsr252", "Table249", "Table252", "TableDefault249",
                "TableDefault252", "Lookup249", "Lookup252", "Far549", "Far552", "FarJsr549", "FarJsr552", "Table549",
                "Table552", "TableDefault549", "TableDefault552", "Lookup549", "Lookup552", "Far649", "Far652",
                "Table649", "Table652", "TableDefault649", "TableDefault652", "Lookup649", "Lookup652", "Far749",
                "Far752", "FarJsr749", "FarJsr752", "Table749", "Table752", "TableDefault749", "TableDefault752",
                "Lookup749", "Lookup752", "Far849", "Far852", "FarJsr849", "FarJsr852", "Table849", "Table852",
                "TableDefault849", "TableDefault852", "Lookup849", "Lookup852", "Far6553649", "Far6553652",
                "FarJsr6553649", "FarJsr6553652", "Table6553649", "Table6553652", "TableDefault6553649",
                "TableDefault6553652", "Lookup6553649", "Far104857549", "Far104857552", "Lookup6553652",
                "FarJsr104857552", "FarJsr104857549", "TableDefault104857552", "Table104857552", "Table104857549",
                "TableDefault104857549", "Far049", "Lookup104857552", "Lookup104857549", "Far052", "FarJsr049",
                "FarJsr052", "Table049", "Table052", "TableDefault049", "TableDefault052", "Lookup049", "Lookup052",
                "FallOff49", "FallOff52", "FallOffJump49", "FallOffJump52", "CutOperand49", "CutOperand52", "CutWide49",
                "CutWide52", "CutWideOperand49", "CutWideOperand52", "CutSwitch49", "CutSwitch52", "CutInvoke49",
                "CutInvoke52", "WideOfNothing49", "WideOfNothing52", "WideOfWide49", "WideOfWide52", "WideReturn49",
                "WideReturn52", "Opcodeba49", "Opcodeba52", "DeadOpcodeba49", "DeadOpcodeba52", "Opcodeca49",
                "Opcodeca52", "DeadOpcodeca49", "DeadOpcodeca52", "Opcodecb49", "Opcodecb52", "DeadOpcodecb49",
                "DeadOpcodecb52", "Opcoded049", "Opcoded052", "DeadOpcoded049", "DeadOpcoded052", "Opcodee049",
                "Opcodee052", "DeadOpcodee049", "DeadOpcodee052", "Opcodefd49", "Opcodefd52", "DeadOpcodefd49",
                "DeadOpcodefd52", "Opcodefe49", "Opcodefe52", "DeadOpcodefe49", "DeadOpcodefe52", "Opcodeff49",
                "Opcodeff52", "DeadOpcodeff49", "DeadOpcodeff52", "Ret49", "Ret52", "RetObject49", "RetObject52",
                "RetNothing49", "RetNothing52", "ReturnAddress49", "ReturnAddress52", "AddressAsInt49",
                "AddressAsInt52", "AddressLoaded49", "AddressLoaded52", "Fine49", "Fine52", "StartInside49",
                "StartInside52", "EndInside49", "EndInside52", "TargetInside49", "TargetInside52", "StartAtEnd49",
                "StartAtEnd52", "Empty49", "Empty52", "Backwards49", "Backwards52", "EndAtEnd49", "EndAtEnd52",
                "EndBeyond49", "EndBeyond52", "TargetBeyond49", "TargetBeyond52", "AllMost49", "AllMost52",
                "TypeBeyond52", "TypeBeyond49", "TypeOfName49", "TypeOfName52", "TypeOfObject49", "TypeOfObject52",
                "TypeOfItself49", "TypeOfItself52", "Itself49", "Itself52");
    }
}
