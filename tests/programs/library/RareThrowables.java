import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.NotActiveException;
import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.StreamCorruptedException;
import java.io.WriteAbortedException;
import java.util.IllformedLocaleException;

/** Throwables that hardly a program throws. */
public class RareThrowables {
    static class Own extends ObjectStreamException {
        Own() { super("own", new IOException("cause")); }
    }

    public static void main(String[] args) {
        Throwable[] all = {
            new InvalidClassException("reason"), new InvalidClassException("a.B", "reason"),
            new InvalidClassException("reason", new Error("cause")), new InvalidClassException("a.B", null, new Error("cause")),
            new InvalidObjectException("reason"), new InvalidObjectException("reason", new Error("cause")),
            new NotActiveException(), new NotActiveException("reason"),
            new NotSerializableException(), new NotSerializableException("a.B"),
            new StreamCorruptedException(), new StreamCorruptedException("reason"),
            new WriteAbortedException("reason", new IOException("detail")), new WriteAbortedException("reason", null),
            new WrongThreadException(), new WrongThreadException("reason"),
            new WrongThreadException("reason", new Error("cause")), new WrongThreadException(new Error("cause")),
            new IllformedLocaleException(), new IllformedLocaleException("reason"), new IllformedLocaleException("reason", 5),
            new IllformedLocaleException(null, 5), new IllformedLocaleException(null, -1), new IllformedLocaleException((String) null), new IllformedLocaleException("reason", -5), new Own(),
        };
        for (Throwable thrown : all) {
            System.out.println(thrown + " | " + thrown.getCause() + " | " + (thrown instanceof IOException));
        }
        System.out.println(new InvalidClassException("a.B", "reason").classname);
        System.out.println(new IllformedLocaleException("reason", -5).getErrorIndex());
        try {
            new WriteAbortedException("reason", null).initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
