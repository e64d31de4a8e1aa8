// Methods that override what they may not, or by another kind of method.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ForgedOverrides {
    public static class Base {
        public Base() {
        }

        public final String fixed() {
            return "fixed";
        }

        public String open() {
            return "open";
        }

        public static String shared() {
            return "shared";
        }

        String near() {
            return "near";
        }

        private String secret() {
            return "secret";
        }

        public String callSecret() {
            return secret();
        }

        protected String guarded() {
            return "guarded";
        }
    }

    public interface Iface {
        String area();

        String near();

        String secret();

        String shared();

        String guarded();

        default String given() {
            return "given";
        }
    }

    public interface Iother {
        default String given() {
            return "other given";
        }
    }

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
                    System.out.println(name + " = " + String.valueOf(result).replaceFirst("@.*", ""));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("Final0v49", "Final0v52", "Final0v65", "Open0v49", "Open0v52", "Open0v65", "Shared0v49", "Shared0v52",
                "Shared0v65", "Near0v49", "Near0v52", "Near0v65", "Secret0v49", "Secret0v52", "Secret0v65",
                "Guarded0v49", "Guarded0v52", "Guarded0v65", "Face0v49", "Face0v52", "Face0v65", "Given0v49",
                "Given0v52", "Given0v65", "GetClass0v49", "GetClass0v52", "GetClass0v65", "ToString0v49",
                "ToString0v52", "ToString0v65", "Wait0v49", "Wait0v52", "Wait0v65", "RecordName0v49", "RecordName0v52",
                "RecordName0v65", "Final1v49", "Final1v52", "Final1v65", "Open1v49", "Open1v52", "Open1v65",
                "Shared1v49", "Shared1v52", "Shared1v65", "Near1v49", "Near1v52", "Near1v65", "Secret1v49",
                "Secret1v52", "Secret1v65", "Guarded1v49", "Guarded1v52", "Guarded1v65", "Face1v49", "Face1v65",
                "Face1v52", "Given1v49", "Given1v52", "Given1v65", "GetClass1v49", "GetClass1v52", "GetClass1v65",
                "ToString1v49", "ToString1v52", "ToString1v65", "Wait1v49", "Wait1v52", "Wait1v65", "RecordName1v49",
                "RecordName1v52", "Final2v49", "RecordName1v65", "Final2v52", "Final2v65", "Open2v49", "Open2v52",
                "Open2v65", "Shared2v49", "Shared2v52", "Shared2v65", "Near2v49", "Near2v52", "Near2v65", "Secret2v49",
                "Secret2v52", "Secret2v65", "Guarded2v49", "Guarded2v52", "Guarded2v65", "Face2v49", "Face2v52",
                "Face2v65", "Given2v49", "Given2v52", "Given2v65", "GetClass2v49", "GetClass2v52", "GetClass2v65",
                "ToString2v49", "ToString2v52", "ToString2v65", "Wait2v49", "Wait2v52", "Wait2v65", "RecordName2v49",
                "RecordName2v52", "RecordName2v65", "Final4v49", "Final4v52", "Final4v65", "Open4v49", "Open4v52",
                "Open4v65", "Shared4v49", "Shared4v52", "Shared4v65", "Near4v49", "Near4v52", "Near4v65", "Secret4v49",
                "Secret4v52", "Secret4v65", "Guarded4v49", "Guarded4v52", "Guarded4v65", "Face4v49", "Face4v52",
                "Face4v65", "Given4v49", "Given4v52", "Given4v65", "GetClass4v49", "GetClass4v52", "GetClass4v65",
                "ToString4v49", "ToString4v52", "Wait4v49", "ToString4v65", "Wait4v52", "Wait4v65", "RecordName4v49",
                "RecordName4v52", "RecordName4v65", "Final9v49", "Final9v52", "Final9v65", "Open9v49", "Open9v52",
                "Open9v65", "Shared9v49", "Shared9v52", "Shared9v65", "Near9v49", "Near9v52", "Near9v65", "Secret9v49",
                "Secret9v52", "Secret9v65", "Guarded9v49", "Guarded9v52", "Guarded9v65", "Face9v49", "Face9v52",
                "Face9v65", "Given9v49", "Given9v52", "Given9v65", "GetClass9v49", "GetClass9v52", "GetClass9v65",
                "ToString9v49", "ToString9v52", "ToString9v65", "Wait9v49", "Wait9v52", "Wait9v65", "RecordName9v49",
                "RecordName9v52", "RecordName9v65", "Final11v49", "Final11v52", "Final11v65", "Open11v49", "Open11v52",
                "Open11v65", "Shared11v49", "Shared11v52", "Shared11v65", "Near11v49", "Near11v52", "Near11v65",
                "Secret11v49", "Secret11v52", "Secret11v65", "Guarded11v49", "Guarded11v65", "Guarded11v52",
                "Face11v49", "Face11v52", "Face11v65", "Given11v49", "Given11v52", "Given11v65", "GetClass11v49",
                "GetClass11v52", "GetClass11v65", "ToString11v52", "ToString11v49", "ToString11v65", "Wait11v49",
                "Wait11v52", "Wait11v65", "RecordName11v49", "RecordName11v52", "RecordName11v65", "Final1001v49",
                "Final1001v52", "Final1001v65", "Open1001v49", "Open1001v52", "Open1001v65", "Shared1001v49",
                "Shared1001v52", "Shared1001v65", "Near1001v49", "Near1001v52", "Near1001v65", "Secret1001v49",
                "Secret1001v52", "Secret1001v65", "Guarded1001v49", "Guarded1001v52", "Guarded1001v65", "Face1001v49",
                "Face1001v52", "Face1001v65", "Given1001v49", "Given1001v52", "Given1001v65", "GetClass1001v49",
                "GetClass1001v52", "GetClass1001v65", "ToString1001v49", "ToString1001v52", "ToString1001v65",
                "Wait1001v49", "Wait1001v52", "Wait1001v65", "RecordName1001v49", "RecordName1001v52",
                "RecordName1001v65", "Result49", "Result52", "Result65", "Unmade49", "Unmade52", "Unmade65",
                "AbsentArea49", "AbsentArea52", "AbsentArea65", "TwoGiven49", "TwoGiven52", "TwoGiven65",
                "TwoGivenOwn49", "TwoGivenOwn52", "TwoGivenOwn65", "BaseFace49", "BaseFace52", "BaseFace65",
                "BaseSecret49", "BaseSecret52", "BaseSecret65", "BaseShared49", "BaseShared52", "BaseShared65",
                "BaseGuarded49", "BaseGuarded65", "BaseGuarded52", "FaceAsParent49", "FaceAsParent52", "FaceAsParent65",
                "ClassAsFace52", "ClassAsFace49", "ClassAsFace65", "FinalParent49", "FinalParent52", "FinalParent65",
                "Native49", "Native52", "Native65", "Below2v49", "Between2", "Below2v52", "Below2v65", "BelowOwn2v49",
                "BelowOwn2v52", "BelowOwn2v65", "BelowBetween2v49", "BelowBetween2v52", "BelowBetween2v65", "Between9",
                "Below9v49", "Below9v52", "Below9v65", "BelowOwn9v49", "BelowOwn9v52", "BelowOwn9v65",
                "BelowBetween9v49", "BelowBetween9v52", "BelowBetween9v65", "Between0", "Below0v49", "Below0v52",
                "Below0v65", "BelowOwn0v49", "BelowOwn0v52", "BelowOwn0v65", "BelowBetween0v49", "BelowBetween0v52",
                "BelowBetween0v65");
    }
}
