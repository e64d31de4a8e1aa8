//#file $folder$$Name$.java
//#for folder Name Kind serial what
//#| | DateTimeException | RuntimeException | -1632418723876261839L | A date or time cannot be computed.
//#| temporal/ | UnsupportedTemporalTypeException | java.time.DateTimeException | -6158898438688206006L | A field or unit that a date or time does not have.
//#| zone/ | ZoneRulesException | java.time.DateTimeException | -1632418723876261839L | The rules of a zone cannot be had.
//#if folder: temporal/
package java.time.temporal;
//#else if folder: zone/
package java.time.zone;
//#else
package java.time;
//#end

/** $what$ */
public class $Name$ extends $Kind$ {
    private static final long serialVersionUID = $serial$;

    public $Name$(String message) {
        super(message);
    }

    public $Name$(String message, Throwable cause) {
        super(message, cause);
    }
}
