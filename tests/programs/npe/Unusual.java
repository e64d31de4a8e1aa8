// Nulls found in ways that javac does not write: stack shuffles, locals reused, jumps back, odd indices and tables.
public class Unusual {
    interface Act {
        void run();
    }

    static void show(Act act) {
        try {
            act.run();
            System.out.println("no error");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Cases.row = new int[4];
        Cases.rows = new int[9][];
        Cases.ba = new byte[4];
        Cases.ca = new char[4];
        Cases.sh = new short[4];
        show(() -> Cases.monitorexit());
        show(() -> new Cases().thisOverwritten(null));
        show(() -> new Cases().paramOfInstance(null));
        show(() -> Cases.names());
        show(() -> Cases.indexLdc());
        show(() -> Cases.indexBipush5());
        show(() -> Cases.swap(null));
        show(() -> Cases.dup_x1(null));
        show(() -> Cases.dup2(null));
        show(() -> Cases.dup_x2(null));
        show(() -> Cases.dup2_x1(null));
        show(() -> Cases.dup2_x2(null));
        show(() -> Cases.lstoreOverParams(null, null));
        show(() -> Cases.lstoreOverParams1(null, null));
        show(() -> Cases.lstoreOverParams0(null, null));
        show(() -> Cases.consumer(null, null));
        show(() -> Cases.lvtDup(null));
        show(() -> Cases.lvtEndExclusive(null));
        show(() -> Cases.lvtStartAfter(null));
        show(() -> new Cases().lvtThisRenamed());
        show(() -> new Cases().lvtOtherSlot());
        show(() -> Cases.backward(1, null));
        show(() -> Cases.backwardStack(1, null));
        show(() -> Cases.backwardStack0(0, null));
        show(() -> Cases.mergeSameStore(0, null));
        show(() -> Cases.checkcast(0, null));
        show(() -> Cases.invokestaticOwnerArray(null));
        show(() -> Cases.wide(null));
        show(() -> Cases.athrowInHandler());
        show(() -> Cases.lloadIndexL2i());
        show(() -> Cases.indexArraylength());
        show(() -> Cases.indexI2b());
        show(() -> Cases.indexInstanceof());
        show(() -> Cases.indexLdcInt());
        show(() -> Cases.indexSipush());
        show(() -> Cases.iincWrite(1));
        show(() -> Cases.istoreWrite(1));
        show(() -> Cases.indexByte());
        show(() -> Cases.indexChar());
        show(() -> Cases.indexShort());
        show(() -> Cases.indexInt());
    }
}

/** Stands for the class that Assemble writes. */
class Cases {
    Object f;
    static int[] row;
    static int[][] rows;
    static byte[] ba;
    static char[] ca;
    static short[] sh;

    static void monitorexit() {
    }

    void thisOverwritten(Object a) {
    }

    void paramOfInstance(Object a) {
    }

    static void names() {
    }

    static void indexLdc() {
    }

    static void indexBipush5() {
    }

    static void swap(Object a) {
    }

    static void dup_x1(Object a) {
    }

    static void dup2(Object a) {
    }

    static void dup_x2(Object a) {
    }

    static void dup2_x1(Object a) {
    }

    static void dup2_x2(Object a) {
    }

    static void lstoreOverParams(Object a, Object b) {
    }

    static void lstoreOverParams1(Object a, Object b) {
    }

    static void lstoreOverParams0(Object a, Object b) {
    }

    static void consumer(Object a, Object b) {
    }

    static void lvtDup(Object a) {
    }

    static void lvtEndExclusive(Object a) {
    }

    static void lvtStartAfter(Object a) {
    }

    void lvtThisRenamed() {
    }

    void lvtOtherSlot() {
    }

    static void backward(int a, Object b) {
    }

    static void backwardStack(int a, Object b) {
    }

    static void backwardStack0(int a, Object b) {
    }

    static void mergeSameStore(int a, Object b) {
    }

    static void checkcast(int a, Object b) {
    }

    static void invokestaticOwnerArray(Object a) {
    }

    static void wide(Object a) {
    }

    static void athrowInHandler() {
    }

    static void lloadIndexL2i() {
    }

    static void indexArraylength() {
    }

    static void indexI2b() {
    }

    static void indexInstanceof() {
    }

    static void indexLdcInt() {
    }

    static void indexSipush() {
    }

    static void iincWrite(int a) {
    }

    static void istoreWrite(int a) {
    }

    static void indexByte() {
    }

    static void indexChar() {
    }

    static void indexShort() {
    }

    static void indexInt() {
    }
}
