//#file $Name$.java
//#for Name serial what
//#| BindException | -5945005768251722951L | A socket does not get the address that it was to have.
//#| ConnectException | 3831404271622369215L | A connection was refused.
//#| NoRouteToHostException | -1897550894873493790L | There is no way to a host.
//#| PortUnreachableException | 8462541992376507323L | Nobody takes packets at a port.
package java.net;

/** $what$ */
public class $Name$ extends SocketException {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String message) {
        super(message);
    }
}
