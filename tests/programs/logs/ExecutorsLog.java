import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*;
/** Splitting and replacing by simple patterns, executors, fork and join, synchronisers. */
public class ExecutorsLog {
  static class Fib extends RecursiveTask<Integer> { int n; Fib(int n){this.n=n;} protected Integer compute(){ if(n<2) return n; Fib a=new Fib(n-1); a.fork(); return new Fib(n-2).compute()+a.join(); } }
  public static void main(String[] a) throws Exception {
    for (String s : new String[]{"a,b,,c,,", "", ",", "x", ",,a"}) for (int l=-1;l<4;l++) System.out.println(l+Arrays.toString(s.split(",",l))+Arrays.toString(s.split("\\,",l)));
    System.out.println(Arrays.toString("a1b22c".split("\\d+"))+"a b  c".replaceAll("\\s+","_")+"abc".matches("[a-c]+")+"x.y".replaceFirst("\\.","$0$0"));
    ExecutorService e = Executors.newFixedThreadPool(3);
    List<Future<Integer>> fs = new ArrayList<>(); for (int i=0;i<10;i++) { int k=i; fs.add(e.submit(() -> k*k)); }
    for (Future<Integer> f : fs) System.out.print(f.get()+" "); System.out.println();
    Future<?> bad = e.submit(() -> { throw new IllegalStateException("boom"); }); try { bad.get(); } catch (ExecutionException x) { System.out.println(x+" | "+x.getCause()); }
    System.out.println(bad.state()+" "+bad.toString().replaceAll("@[0-9a-f]+","@")+bad.exceptionNow());
    try { String one = e.invokeAny(List.<Callable<String>>of(() -> "one")); System.out.println(one); } finally {}
    for (Future<String> f : e.invokeAll(List.<Callable<String>>of(() -> Thread.currentThread().getName().substring(0,6), () -> { throw new Exception("q"); }))) try { System.out.println(f.get()); } catch (ExecutionException x) { System.out.println(x); }
    e.shutdown(); System.out.println(e.awaitTermination(100, TimeUnit.SECONDS)+" "+e.isTerminated()+e.toString().replaceAll("@[0-9a-f]+","@"));
    try { e.execute(() -> {}); } catch (RejectedExecutionException x) { System.out.println(x.toString().replaceAll("[@/$][0-9a-zA-Z$]+","@")); }
    System.out.println(new ForkJoinPool(2).invoke(new Fib(15))+" "+new Fib(12).invoke()+" "+ForkJoinPool.commonPool().submit(new Fib(10)).get());
    try (ExecutorService v = Executors.newVirtualThreadPerTaskExecutor()) { AtomicInteger n = new AtomicInteger(); for (int i=0;i<50;i++) v.submit(() -> { n.incrementAndGet(); }); v.shutdown(); v.awaitTermination(1,TimeUnit.DAYS); System.out.println(n); }
    CountDownLatch l = new CountDownLatch(3); CyclicBarrier b = new CyclicBarrier(3, () -> System.out.println("barrier")); Semaphore s = new Semaphore(1); int[] c={0};
    for (int i=0;i<3;i++) new Thread(() -> { try { for (int j=0;j<100;j++) { s.acquire(); c[0]++; s.release(); } b.await(); l.countDown(); } catch (Exception x) { x.printStackTrace(); } }).start();
    l.await(); System.out.println(c[0]+" "+s.toString().replaceAll("@[0-9a-f]+","@")+l.toString().replaceAll("@[0-9a-f]+","@"));
    BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2); Thread p = new Thread(() -> { try { for (int i=0;i<20;i++) q.put(i); q.put(-1);} catch (InterruptedException x) {} }); p.start(); int sum=0, x; while ((x=q.take())>=0) sum+=x; System.out.println(sum);
    SynchronousQueue<String> sq = new SynchronousQueue<>(); Thread.startVirtualThread(() -> { try { sq.put("hello"); } catch (InterruptedException y) {} }); System.out.println(sq.take()+sq.poll()+sq.offer("z"));
    Exchanger<String> ex = new Exchanger<>(); String[] got = new String[1]; Thread et = new Thread(() -> { try { got[0] = ex.exchange("A"); } catch (InterruptedException y) {} }); et.start(); System.out.println("m:"+ex.exchange("B").length()); et.join(); System.out.println("t:"+got[0]);
    ExecutorService c2 = Executors.newCachedThreadPool(); Future<String> slow = c2.submit(() -> { Thread.sleep(100000); return ""; }); try { slow.get(10, TimeUnit.MILLISECONDS); } catch (TimeoutException t) { System.out.println(t); } System.out.println(slow.cancel(true)+" "+slow.isCancelled()+slow.isDone()); try { slow.get(); } catch (CancellationException t) { System.out.println(t); }
    System.out.println(c2.shutdownNow().size()+" "+c2.awaitTermination(5,TimeUnit.SECONDS));
    ExecutorService o = Executors.newSingleThreadExecutor(); for (int i=0;i<5;i++) { int k=i; o.submit(() -> System.out.print(k+";")); } o.close(); System.out.println();
    ExecutorCompletionService<Integer> cs = new ExecutorCompletionService<>(Executors.newFixedThreadPool(2, Thread.ofPlatform().daemon().factory())); for (int i=0;i<4;i++) { int k=i; cs.submit(() -> k); } int t=0; for (int i=0;i<4;i++) t+=cs.take().get(); System.out.println(t);
    ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1), new ThreadPoolExecutor.CallerRunsPolicy()); for (int i=0;i<5;i++) tp.execute(() -> {}); tp.shutdown(); tp.awaitTermination(1,TimeUnit.SECONDS); System.out.println(tp.getLargestPoolSize()+" "+tp.getPoolSize());
    System.out.println(" a\n  b".indent(1).replace("\n","$")+"  x\n y".stripIndent().replace("\n","$")+"a\\tb".translateEscapes());
  }
}
