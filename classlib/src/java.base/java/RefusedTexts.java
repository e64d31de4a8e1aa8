//#file $folder$/$Name$.java
//#for Name folder place Kind what serial known
//#| URISyntaxException | net | java.net | extends Exception | A text is no URI. | 2137979680897488891L | index >= 0
//#| InvalidPathException | nio/file | java.nio.file | extends IllegalArgumentException | A text cannot be a path. | 4355821422286746137L | index > -1
package $place$;

/** $what$ */
public class $Name$ $Kind$ {
    private static final long serialVersionUID = $serial$;

    private final String input;
    private final int index;

    public $Name$(String input, String reason, int index) {
        super(reason);
        if (input == null || reason == null) {
            throw new NullPointerException();
        }
        if (index < -1) {
            throw new IllegalArgumentException();
        }
        this.input = input;
        this.index = index;
    }

    public $Name$(String input, String reason) {
        this(input, reason, -1);
    }

    public String getInput() {
        return input;
    }

    public String getReason() {
        return super.getMessage();
    }

    public int getIndex() {
        return index;
    }

    @Override
    public String getMessage() {
        return getReason() + ($known$ ? " at index " + index : "") + ": " + input;
    }
}
