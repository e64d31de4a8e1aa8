//#file $Name$.java
//#for Name Kind serial
//#| AuthenticationException | NamingSecurityException | 3678497619904568096L
//#| AuthenticationNotSupportedException | NamingSecurityException | -7149033933259492300L
//#| CommunicationException | NamingException | 3618507780299986611L
//#| ConfigurationException | NamingException | -2535156726228855704L
//#| ContextNotEmptyException | NamingException | 1090963683348219877L
//#| InsufficientResourcesException | NamingException | 6227672693037844532L
//#| InterruptedNamingException | NamingException | 6404516648893194728L
//#| InvalidNameException | NamingException | -8370672380823801105L
//#| LimitExceededException | NamingException | -776898738660207856L
//#| LinkLoopException | LinkException | -3119189944325198009L
//#| MalformedLinkException | LinkException | -3066740437737830242L
//#| NameAlreadyBoundException | NamingException | -8491441000356780586L
//#| NameNotFoundException | NamingException | -8007156725367842053L
//#| NoInitialContextException | NamingException | -3413733186901258623L
//#| NoPermissionException | NamingSecurityException | 8395332708699751775L
//#| NotContextException | NamingException | 849752551644540417L
//#| OperationNotSupportedException | NamingException | 5493232822427682064L
//#| PartialResultException | NamingException | 2572144970049426786L
package javax.naming;

/** An error of names, of the kind that the name says. */
public class $Name$ extends $Kind$ {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String explanation) {
        super(explanation);
    }
}
