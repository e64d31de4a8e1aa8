// Without local names: parameters until stored to, locals, nested indices, calls by parameter types.
import java.util.*;
public class ParametersAndIndices {
    ParametersAndIndices a,b; ParametersAndIndices[] ar; int i; static int[] sia={0}; static ParametersAndIndices[] sa=new ParametersAndIndices[1]; static int[][][] s3; int[] ia={0};
    ParametersAndIndices self(){return this;}
    interface T { Object r() throws Throwable; }
    static void show(T r) {
        try {
            System.out.println("no error " + (r.r() != null));
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }
    static Object iinc(int k, ParametersAndIndices[] x){ k++; return x[k-k+k].a; }
    static Object iinc2(int k, ParametersAndIndices[] x){ k++; return x[k].a; }
    static Object iinc3(int k, ParametersAndIndices[] x){ return x[k].a; }
    Object m3(Object x){ return 1; }
    static Object late(ParametersAndIndices q, ParametersAndIndices r){ return q.m3(q = r); }
    static Object hand(ParametersAndIndices q){ try { q = null; throw new RuntimeException(); } catch (RuntimeException e) { return q.a; } }
    static Object hand2(ParametersAndIndices q){ try { sia[0]=0; throw new RuntimeException(); } catch (RuntimeException e) { return q.a; } finally { q = null; } }
    static Object br(ParametersAndIndices q, boolean z){ if (z) q = null; return q.a; }
    static Object br2(ParametersAndIndices q, boolean z){ if (z) { q = new ParametersAndIndices(); return q; } return q.a; }
    static Object br3(ParametersAndIndices q, boolean z){ while (z) { if (q == null) return q.a; q = null; } return 1; }
    static Object br4(ParametersAndIndices q, boolean z){ do { if (!z) return q.a; q = null; z = false; } while (true); }
    Object th(int k){ return a.i; }
    static ParametersAndIndices sb(StringBuilder b, CharSequence c, java.lang.Iterable<Object> it, StringBuffer[] q, String[][] d, Number n, double x, float y, long z, byte b2, char c2, short s2, boolean bo){ return null; }
    void inst(StringBuilder b, Object[][] o) {}
    static ParametersAndIndices many(int a0,int a1,int a2,int a3,int a4,int a5,int a6,int a7,int a8,int a9,int b0,int b1,int b2,int b3,int b4,int b5,int b6,int b7,int b8,int b9,
    int c0,int c1,int c2,int c3,int c4,int c5,int c6,int c7,int c8,int c9,int d0,int d1,int d2,int d3,int d4,int d5,int d6,int d7,int d8,int d9,
    int e0,int e1,int e2,int e3,int e4,int e5,int e6,int e7,int e8,int e9,int f0,int f1,int f2,int f3,int f4,int f5,int f6,int f7,int f8,int f9,
    int g0,int g1,int g2,ParametersAndIndices g3,ParametersAndIndices g4,ParametersAndIndices g5,ParametersAndIndices g6){ if(g0==0) return g3.a; if(g0==1) return g4.a; if(g0==2) return g5.a; g6=null; return g6.a; }
    static ParametersAndIndices mn(int k){ return many(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,k,0,0,null,null,null,null); }
    private Object priv(Object x){return 1;}
    static class B extends ParametersAndIndices { Object f(B b){ return b.a; } static Object g(B b){ return b.self(); } static ParametersAndIndices h(){ return B.sf.a;} }
    static ParametersAndIndices sf;
    public static void main(String[] z) {
        ParametersAndIndices p = new ParametersAndIndices();
        show(() -> sa[sia[sia[sia[sia[sia[sia[sia[sia[sia[0]]]]]]]]]].a);
        show(() -> p.ar[p.self().self().a.i].a);
        show(() -> { p.a=new ParametersAndIndices(); p.ar=new ParametersAndIndices[1]; return p.ar[p.a.i].a; });
        show(() -> { p.a.a=new ParametersAndIndices(); p.a.a.a=new ParametersAndIndices(); p.a.a.a.a=p; return p.ar[p.a.a.a.a.a.a.a.a.i].a; });
        show(() -> { p.a.ar=p.ar; return p.a.ar[p.a.a.a.a.a.a.a.a.i].a; });
        show(() -> { return p.a.a.a.a.a.a.a.a.ar[p.a.a.a.a.a.a.a.a.i].a; });
        show(() -> { return p.a.a.a.a.a.a.a.a.ar[p.a.a.a.a.a.a.a.a.ia[p.a.a.a.a.a.a.a.a.ia[0]]].a; });
        show(() -> { return p.a.a.a.a.a.a.a.a.ar[p.a.a.a.a.a.a.a.a.ia[p.a.a.a.a.a.a.a.a.ia[0]]].a.b.b; });
        show(() -> { p.ar[0]=new ParametersAndIndices(); return p.a.a.a.a.a.a.a.a.ar[p.a.a.a.a.a.a.a.a.ia[p.a.a.a.a.a.a.a.a.ia[0]]].a; });
        show(() -> { return p.ar[p.ia[p.ia[p.ia[p.ia[p.ia[p.ia[0]]]]]]].a.b; });
        show(() -> iinc(0,new ParametersAndIndices[9]));
        show(() -> iinc2(0,new ParametersAndIndices[9]));
        show(() -> iinc3(0,new ParametersAndIndices[9]));
        show(() -> late(null,p));
        show(() -> hand(p));
        show(() -> hand2(null));
        show(() -> br(null,true));
        show(() -> br2(null,false));
        show(() -> br3(p,true));
        show(() -> br4(p,true));
        show(() -> br4(null,false));
        show(() -> new ParametersAndIndices().th(1));
        show(() -> sb(null,null,null,null,null,null,0,0,0,(byte)0,'a',(short)1,false).a);
        show(() -> { ParametersAndIndices y=null; y.inst(null,null); return 1; });
        show(() -> mn(0));
        show(() -> mn(1));
        show(() -> mn(2));
        show(() -> mn(3));
        show(() -> { ParametersAndIndices y=null; return y.priv(y); });
        show(() -> new B().f(null));
        show(() -> B.g(null));
        show(() -> B.h());
        show(() -> s3[0][0][0]);
        show(() -> { s3=new int[1][][]; return s3[0][0][0]; });
        show(() -> { s3=new int[1][1][]; return s3[0][0][0]; });
        show(() -> { s3[0][0][0]=1; return 1; });
        show(() -> String.valueOf("x").transform(x->(ParametersAndIndices)null).a);
        show(() -> "x".<ParametersAndIndices[]>transform(x->null)[0]);
        show(() -> { ParametersAndIndices[] e="x".<ParametersAndIndices[]>transform(x->null); for (ParametersAndIndices w:e) {} return 1; });
        show(() -> { StringBuilder x=null; return x.append(1).append('c'); });
        show(() -> { String x=null; return x.equals(p.a)?x.length():1; });
        show(() -> { Object x=null; x.wait(); return 1; });
        show(() -> { Object x=null; synchronized(x){ synchronized(p) {return 1; }} });
        show(() -> { String x=null; return x.trim().length(); });
        show(() -> { double[][] x=new double[2][]; x[1][2]+=x[0][1]; return 1; });
        show(() -> { char[] x=null; return x[0]++; });
        show(() -> { float[] x=null; x[0]--; return 1; });
        show(() -> { short[] x=null; x[0]*=3; return 1; });
        show(() -> { long[] x=null; x[0]=x[1]=5; return 1; });
        show(() -> { double[] x=null; return -x[1]; });
        show(() -> { Integer[] x={null}; x[0]++; return 1; });
        show(() -> { Integer x=p.i==0?null:1; int y=x; return y; });
        show(() -> { int y=p.i==0?(Integer)null:1; return y; });
        show(() -> { var m=new HashMap<String,ParametersAndIndices>(); return m.get("k").a; });
        show(() -> { var m=new ArrayList<ParametersAndIndices>(); m.add(null); return m.get(0).a; });
        show(() -> { ParametersAndIndices[][] gg={{null}}; int i=0,j=0; return gg[i][j].self(); });
        show(() -> { enumT e=null; return e.ordinal(); });
        show(() -> { enumT e=null; return switch(e){case A->1; }; });
        show(() -> { R r=null; return r.x(); });
        show(() -> { return new R(null).x().a; });
        show(() -> { return new R(null).x.a; });
        show(() -> { int[] q=p.ar==null?null:null; return q[0]; });
        show(() -> { for (String s : (String[])null); return 1; });
        show(() -> { for (String s : p.strs()) ; return 1; });
        show(() -> { try(AutoCloseable c=p.cl()) { c.close(); } return 1; });
        show(() -> { ParametersAndIndices w=null; w.i+=1; return 1; });
        show(() -> { ParametersAndIndices w=null; w.ia[0]+=1; return 1; });
        show(() -> { ParametersAndIndices w=null; return w.i==0&&w.i==1; });
        show(() -> { ParametersAndIndices w=null; return "a"+w.i; });
        show(() -> { ParametersAndIndices w=null; return w.a==null?w:w.a; });
        show(() -> { ParametersAndIndices w=null; w.ar=new ParametersAndIndices[]{p,p.a}; return 1; });
        show(() -> { ParametersAndIndices w=null; w.i=p.i==0?1:2; return 1; });
        show(() -> { ParametersAndIndices w=null; w.m3(p.i==0?1:2); return 1; });
        show(() -> { ParametersAndIndices w=null; return w.m3(p.i==0?w.a:2); });
        show(() -> { p.a.a.a.a.a.a.m3(null); return ((ParametersAndIndices)null).self().m3(p); });
        show(() -> { p.self().self().a.b.m3(p.i==0 && p.i!=9); return 1; });
        show(() -> { int[] q=null; q[p.i==0?1:2]=p.i==0?1:2; return 1; });
        show(() -> { int[][] q={null}; q[p.i==0?0:0][1]=p.i==0?1:2; return 1; });
        show(() -> { long[][] q={null}; q[p.i==0?0:0][1]+=p.i==0?1:2; return 1; });
        show(() -> { long[][] q={null}; q[0][1]+=p.i==0?1:2; return 1; });
    }
    record R(ParametersAndIndices x){}
    String[] strs(){return null;} AutoCloseable cl(){return null;}
    public static ParametersAndIndices nul(){return null;}
    enum enumT{A}
}
