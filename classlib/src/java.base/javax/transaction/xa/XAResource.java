package javax.transaction.xa;

/** What a transaction manager asks of a resource. */
public interface XAResource {
    int TMENDRSCAN = 0x00800000;
    int TMFAIL = 0x20000000;
    int TMJOIN = 0x00200000;
    int TMNOFLAGS = 0;
    int TMONEPHASE = 0x40000000;
    int TMRESUME = 0x08000000;
    int TMSTARTRSCAN = 0x01000000;
    int TMSUCCESS = 0x04000000;
    int TMSUSPEND = 0x02000000;
    int XA_RDONLY = 3;
    int XA_OK = 0;

    void commit(Xid xid, boolean onePhase) throws XAException;

    void end(Xid xid, int flags) throws XAException;

    void forget(Xid xid) throws XAException;

    int getTransactionTimeout() throws XAException;

    boolean isSameRM(XAResource xares) throws XAException;

    int prepare(Xid xid) throws XAException;

    Xid[] recover(int flag) throws XAException;

    void rollback(Xid xid) throws XAException;

    boolean setTransactionTimeout(int seconds) throws XAException;

    void start(Xid xid, int flags) throws XAException;
}
