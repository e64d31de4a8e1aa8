import java.util.*; import java.util.concurrent.*; import java.util.concurrent.locks.*;
/** Completable futures, linked queues, read-write locks, parking, UUIDs. */
public class FuturesLog {
  static String n(Object o) { return String.valueOf(o).replaceAll("@[0-9a-f]+","@"); }
  static void t(String w, Callable<Object> c) { try { System.out.println(w+": "+n(c.call())); } catch (Throwable e) { System.out.println(w+" threw "+e+" cause "+e.getCause()); } }
  public static void main(String[] a) throws Exception {
    t("supply", () -> CompletableFuture.supplyAsync(() -> 5).thenApply(x -> x+1).thenCombine(CompletableFuture.supplyAsync(() -> 7), (x,y) -> x*y).join());
    t("fail", () -> CompletableFuture.supplyAsync(() -> { throw new IllegalStateException("x"); }).join());
    t("failget", () -> CompletableFuture.supplyAsync(() -> { throw new IllegalStateException("x"); }).get());
    t("exc", () -> CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("x"); return "a"; }).exceptionally(e -> e.toString()).join());
    t("handle", () -> CompletableFuture.failedFuture(new RuntimeException("r")).handle((v,e) -> v+"|"+e).join());
    t("handle2", () -> CompletableFuture.failedFuture(new RuntimeException("r")).thenApply(x -> x).handle((v,e) -> v+"|"+e).join());
    t("when", () -> CompletableFuture.completedFuture(3).whenComplete((v,e) -> System.out.println(v+"/"+e)).join());
    t("when2", () -> CompletableFuture.completedFuture(3).whenComplete((v,e) -> { throw new RuntimeException("w"); }).join());
    t("when3", () -> CompletableFuture.failedFuture(new RuntimeException("r")).whenComplete((v,e) -> { throw new RuntimeException("w"); }).join());
    t("compose", () -> CompletableFuture.completedFuture(3).thenCompose(x -> CompletableFuture.supplyAsync(() -> x*2)).join());
    t("compose2", () -> CompletableFuture.completedFuture(3).thenCompose(x -> CompletableFuture.failedFuture(new RuntimeException("c"))).join());
    t("allOf", () -> { List<Integer> l = Collections.synchronizedList(new ArrayList<>()); CompletableFuture<?>[] fs = new CompletableFuture<?>[5]; for (int i=0;i<5;i++) { int k=i; fs[i]=CompletableFuture.runAsync(() -> l.add(k)); } CompletableFuture.allOf(fs).join(); Collections.sort(l); return l; });
    t("allOffail", () -> CompletableFuture.allOf(CompletableFuture.completedFuture(1), CompletableFuture.failedFuture(new Exception("z"))).join());
    t("anyOf", () -> CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("any")).join());
    t("either", () -> new CompletableFuture<String>().applyToEither(CompletableFuture.completedFuture("e"), x -> x+x).join());
    t("order", () -> { StringBuilder b = new StringBuilder(); CompletableFuture<String> f = new CompletableFuture<>(); for (int i=0;i<4;i++) { int k=i; f.thenAccept(x -> b.append(k)); } System.out.println(n(f)+f.getNumberOfDependents()); f.complete("d"); return b+n(f); });
    t("cancel", () -> { CompletableFuture<String> f = new CompletableFuture<>(); CompletableFuture<String> g = f.thenApply(x -> x); System.out.println(f.cancel(true)+" "+f.isCancelled()+g.isCompletedExceptionally()+g.isCancelled()+n(f)+n(g)); return g.join(); });
    t("cancel2", () -> { CompletableFuture<String> f = new CompletableFuture<>(); f.cancel(false); return f.get(); });
    t("timeout", () -> new CompletableFuture<String>().get(5, TimeUnit.MILLISECONDS));
    t("ce", () -> { CompletableFuture<String> f = new CompletableFuture<>(); f.completeExceptionally(new Exception("k")); System.out.println(f.isCompletedExceptionally()+n(f)+f.state()); return f.get(); });
    t("ce2", () -> { CompletableFuture<String> f = new CompletableFuture<>(); f.completeExceptionally(new Exception("k")); return f.join(); });
    t("getNow", () -> new CompletableFuture<String>().getNow("no"));
    t("both", () -> CompletableFuture.completedFuture(1).thenAcceptBoth(CompletableFuture.completedFuture(2), (x,y) -> System.out.println(x+y)).join());
    t("run", () -> CompletableFuture.completedFuture(1).thenRun(() -> System.out.println("ran")).thenRunAsync(() -> System.out.println("ran2")).join());
    ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1,2,3,4,5)); System.out.println(q.remove(5)+" "+q.remove(3)+q.add(9)+q+q.poll()+q.peek()+q.size()+q.contains(4)); for (Iterator<Integer> i=q.iterator(); i.hasNext();) { int x=i.next(); if (x==2) i.remove(); if (x==9 && q.size()<4) q.add(10); System.out.print(x+","); } System.out.println(q); q.clear(); System.out.println(q.isEmpty()+" "+q.poll());
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock(); int[] c={0}; Thread[] ts=new Thread[4]; for (int i=0;i<4;i++) { (ts[i]=new Thread(() -> { for (int j=0;j<200;j++) { rw.writeLock().lock(); try { rw.readLock().lock(); c[0]++; rw.readLock().unlock(); } finally { rw.writeLock().unlock(); } rw.readLock().lock(); int z=c[0]; rw.readLock().unlock(); } })).start(); } for (Thread t : ts) t.join(); System.out.println(c[0]+n(rw)+n(rw.readLock())+n(rw.writeLock()));
    t("unlock", () -> { rw.readLock().unlock(); return 1; }); t("unlockw", () -> { rw.writeLock().unlock(); return 1; });
    rw.readLock().lock(); System.out.println(rw.writeLock().tryLock()+" "+rw.readLock().tryLock()+rw.getReadHoldCount()+rw.getReadLockCount());
    Thread p = new Thread(() -> { LockSupport.park(); System.out.println("unparked "+Thread.currentThread().isInterrupted()); LockSupport.parkNanos(1000); }); p.start(); Thread.sleep(20); LockSupport.unpark(p); p.join();
    Thread p2 = new Thread(() -> { LockSupport.park(); System.out.println("interrupted "+Thread.interrupted()); }); p2.start(); p2.interrupt(); p2.join();
    LockSupport.unpark(Thread.currentThread()); LockSupport.park(); System.out.println("went on");
    for (String s : new String[]{"123e4567-e89b-12d3-a456-426614174000","1-2-3-4-5","x","1-2-3-4","1-2-3-4-5-6","ffffffff-ffff-ffff-ffff-ffffffffffff","g-1-1-1-1","--1-2-3-4"}) t(s, () -> { UUID u = UUID.fromString(s); return u+" "+u.version()+u.variant()+" "+u.hashCode()+u.compareTo(new UUID(1,2)); });
    UUID r = UUID.randomUUID(); System.out.println(r.version()+" "+r.variant()+r.toString().length()+r.equals(UUID.fromString(r.toString())));
    int v = ThreadLocalRandom.current().nextInt(5, 8); System.out.println(v>=5&&v<8); t("seed", () -> { ThreadLocalRandom.current().setSeed(1); return 0; });
  }
}
