// javac: -g
// Long expressions of fields, array elements, calls and indices; conditional values; operators that read and write.
import java.util.*;
public class Chains {
    Chains a,b; Chains[] ar; int[] ia; long[] la; int i; static Chains s; static Chains[] sa; static int si; static int[] sia; String str; float[] fa; double d; byte[] ba; char[] ca; boolean[] za; short sh; long l;
    Chains m(){return null;} Chains self(){return this;} Chains m2(int i,String s,Object o,long[][] l, java.util.List<String> x, Chains p, Object[] oa, String[] sa2, Class<?> c){return null;}
    static Chains sm(Chains p){return null;} int idx(){return 0;} static int sidx(int k){return 0;} int[] arr(){return null;}
    int[] arr1(int q){return new int[]{0};}
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
    interface I { Chains im(int x); default Chains dm(){return null;} static Chains ism(){return null;} }
    static Chains chain(Chains q){
        return q.a.b.a.b.a.b.a;
    }
    static Chains pw(Chains q, Chains r){ q = r; return q.a; }
    static Object lw(int c){ Chains x = null; if (c>0) x = s; return x.a; }
    static void vd(Chains p){ p.d = 3.0; }
    static int loop(Chains p){ int sum=0; for(int k=0;k<3;k++){ sum += p.ia[k]; p=p.a; } return sum; }
    static Object tern(boolean z, Chains p){ return (z? p.a : p.b).a; }
    static Object tern2(boolean z, Chains p){ return p.ar[z?1:2].a; }
    static Object tern3(boolean z, Chains p){ return p.m2(z?1:2,null,null,null,null,null,null,null,null).a; }
    static Object tern4(boolean z, Chains p){ return p.a.m2(z?1:2,null,null,null,null,null,null,null,null).a; }
    static Object tern5(boolean z, Chains p){ return (z? p.ia : p.ia)[1]; }
    static Object sw(Chains p,int k){ return (switch(k){case 0->p; case 1->p.a; default->s;}).b; }
    static Object tc(Chains p){ try { return p.ia[p.i++]; } finally { p.i=9; } }
    static Object incr(int[] q,int k){ return q[k++]; }
    static Object incr2(int[] q,int k){ return q[++k]; }
    static Object incr3(Chains p){ return p.a.i++; }
    static Object incr4(Chains p){ return p.ia[p.i++]; }
    static Object asg(Chains p){ Chains x; return (x = p.a).b; }
    static Object asg2(Chains p){ return (p.b = p.a).b; }
    static Object asg3(Chains p){ return (p.ar[0] = p.a).b; }
    static Object asg4(Chains p){ return (s = p.a).b; }
    static long lo(Chains p){ return p.la[(int)p.l]; }
    static Object inst(Object o){ return ((Chains)o).a; }
    static Object inst2(Object o){ return o instanceof Chains ? 1 : ((Chains)o).a; }
    public static void main(String[] z) {
        Chains p = new Chains();
        show(() -> chain(p));
        show(() -> { p.a=new Chains(); return chain(p); });
        show(() -> { p.a.b=new Chains(); return chain(p); });
        show(() -> { p.a.b.a=new Chains(); return chain(p); });
        show(() -> { p.a.b.a.b=new Chains(); return chain(p); });
        show(() -> { p.a.b.a.b.a=new Chains(); return chain(p); });
        show(() -> { p.a.b.a.b.a.b=new Chains(); return chain(p); });
        Chains q=new Chains();
        show(() -> pw(q,null));
        show(() -> lw(0));
        show(() -> { vd(null); return 1; });
        show(() -> loop(null));
        show(() -> loop(q));
        show(() -> { q.ia=new int[3]; return loop(q); });
        show(() -> tern(true,q));
        show(() -> tern2(true,q));
        show(() -> { q.ar=new Chains[3]; return tern2(true,q); });
        show(() -> tern3(true,q));
        show(() -> tern4(true,q));
        Chains q2=new Chains();
        show(() -> tern5(true,q2));
        show(() -> sw(q2,0));
        show(() -> sw(q2,1));
        show(() -> tc(q2));
        show(() -> incr(null,3));
        show(() -> incr2(null,3));
        show(() -> incr3(q2));
        show(() -> incr4(q2));
        show(() -> asg(q2));
        show(() -> asg2(q2));
        show(() -> { q2.ar=new Chains[1]; return asg3(q2); });
        show(() -> asg4(q2));
        show(() -> lo(q2));
        show(() -> inst(null));
        show(() -> inst2(null));
        show(() -> ((I)null).im(3));
        show(() -> ((I)null).dm());
        show(() -> I.ism().a);
        show(() -> q2.m().a);
        show(() -> q2.self().m().a);
        show(() -> q2.self().self().self().self().self().a.b);
        show(() -> q2.ar[q2.idx()].a);
        show(() -> q2.ar[sidx(2)].a);
        show(() -> q2.ar[q2.ar[0].i].a);
        show(() -> q2.arr()[1]);
        show(() -> q2.arr().length);
        show(() -> q2.a.arr1(q2.a.i));
        show(() -> q2.arr1(1)[0]+q2.a.i);
        show(() -> sa[sia[si]]);
        show(() -> { sia=new int[]{0}; si=0; return sa[sia[si]]; });
        show(() -> { sa=new Chains[1]; return sa[sia[sia[sia[sia[sia[0]]]]]].a; });
        show(() -> sa[sia[sia[0]]].a);
        show(() -> sa[sia[sia[sia[0]]]].a);
        show(() -> sa[sia[sia[sia[sia[0]]]]].a);
        show(() -> sa[sia[sia[sia[sia[si]]]]].a);
        show(() -> { sa[0]=null; return sa[100-100].a; });
        show(() -> { int k=100000; sa=new Chains[100001]; return sa[100000].a; });
        show(() -> sa[32767].a);
        show(() -> sa[32768].a);
        show(() -> sa[127].a);
        show(() -> sa[128].a);
        show(() -> sa['a'].a);
        show(() -> (new Chains[3][2])[1][0].a);
        show(() -> { Chains[][][] y=new Chains[3][2][1]; return y[2][1][0].a; });
        show(() -> { Chains[][][][][][] y=new Chains[1][1][1][1][1][1]; return y[0][0][0][0][0][0].a; });
        show(() -> { Chains[][][][] y=new Chains[1][1][1][1]; return y[0][0][0][0].a; });
        show(() -> { Chains[][][][][] y=new Chains[1][1][1][1][1]; return y[0][0][0][0][0].a; });
        show(() -> { Object o=null; o.getClass(); return 0; });
        show(() -> { Object o=null; return o.equals("x"); });
        show(() -> { String o=null; return o.equals("x"); });
        show(() -> { String o=null; return o.concat(null); });
        show(() -> { Map<String,Integer> m=new HashMap<>(); int x=m.get("a"); return x; });
        show(() -> { List<String> l=null; for(String x:l); return 0; });
        show(() -> { Long x=null; return x+1; });
        show(() -> { Character x=null; char c=x; return c; });
        show(() -> { Boolean x=null; return x?1:2; });
        show(() -> { String x=null; switch(x){case "a":} return 1; });
        show(() -> { Thread.State x=null; switch(x){case NEW: default:} return 1; });
        show(() -> { throw null; });
        show(() -> { RuntimeException e=null; throw e; });
        show(() -> { throw q2.ex(); });
        show(() -> { synchronized(q2.a){} return 0; });
        show(() -> { synchronized(q2.m()){} return 0; });
        show(() -> { Object o=null; return o.toString()+"x"; });
        show(() -> q2.a.m2(1,"",null,null,null,null,null,null,null));
        show(() -> { Object[] o=null; return o.clone(); });
        show(() -> { int[][] o=null; return o.clone(); });
        show(() -> { Chains[] o=null; return o.length; });
        show(() -> { Chains[] o=null; return o.hashCode(); });
        show(() -> { int[] w = null; return w[q2.i+1]; });
        show(() -> { int[] w = null; return w[-q2.i]; });
        show(() -> { int[] w = null; return w[(byte)q2.i]; });
        show(() -> { long k=1; int[] w = null; return w[(int)k]; });
        show(() -> { int[] w = {0}; return q2.ar[w[0]].a; });
        show(() -> q2.ar[q2.ar.length-1].a);
        show(() -> q2.ar[z.length].a);
        show(() -> { Object[] o={null}; return ((Chains)o[0]).a; });
        show(() -> { Object[] o={null}; return ((Chains[])o[0])[0].a; });
        show(() -> { Object o=null; return ((String)o).length(); });
        show(() -> { T[] o={null}; return o[0].r(); });
        show(() -> { Optional<Chains> o=null; return o.map(v->v.a).get(); });
        show(() -> { byte[] w=null; return w[0]; });
        show(() -> { boolean[] w=null; w[0]=true; return 0; });
        show(() -> { boolean[][] w={null}; w[0][0]|=true; return 0; });
        show(() -> { String[] w={null}; w[0]+="a"; return w[0]; });
        show(() -> { String[][] w={null}; w[0][1]+="a"; return w[0]; });
        show(() -> { Chains x=q2; x=x.a; x.b=x; return 0; });
        show(() -> { long x=0; double y=0; Chains w=null; w.d=x*y; return 0; });
        show(() -> { Chains w=null; w.l=q2.l+1; return 0; });
        show(() -> { Chains w=null; w.ia[3]+=q2.l+1; return 0; });
        show(() -> { q2.a.l+=q2.l+1; return 0; });
        show(() -> { q2.la[2]++; return 0; });
        show(() -> { q2.la[2]+=q2.la[1]; return 0; });
        show(() -> { class L{ Object f(){return p.m().a; } } return new L().f(); });
        show(() -> { return new Object(){ Chains h; Object f(){return h.a; }}.f(); });
        show(() -> { Chains x = null; do { x = x.a; } while (x==null); return 0; });
        show(() -> { try { throw new RuntimeException(); } catch(RuntimeException e) { Chains x=null; return x.a; } finally { Chains y=null; y.i=2; } });
        show(() -> { Chains[] v; Chains w=null; (v=new Chains[2])[0]=w.a; return 0; });
        show(() -> { Chains w=Math.random()<2?null:q2; return w.a; });
        show(() -> (q2.i==0?null:q2.self()).a);
        show(() -> (q2.i==0?q2.a:null).a);
    }
    class Inner{}
    RuntimeException ex(){return null;}
}
