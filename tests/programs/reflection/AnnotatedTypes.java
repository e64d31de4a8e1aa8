// Annotations of types: of supertypes, members, bounds, arguments, components, owners and receivers.
import java.lang.annotation.*;import java.lang.reflect.*;import java.util.*;
public class AnnotatedTypes{
 @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE,ElementType.TYPE_PARAMETER}) @interface A{int value() default 0;}
 @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface B{}
 static class Base<T>{} interface I<X>{}
 static class D<@A(9) T extends @A(1) Number & @B Comparable<@A(2) T>> extends @A(3) Base<@A(4) String> implements @B I<@A(5) List<? extends @A(6) Number>>{
  @A(7) String @A(8) [] @B [] f; Map<@A(1) String, @B List<@A(2) Integer[]>> m; T t; @A(3) int p; List<?> w; AnnotatedTypes.@A(4) In<String> in; In<@B String>.@A(6) Deep<Integer> dp; Map.@A(2) Entry<String,@B ?> e; List<? super @A Integer> su;
  <@A(5) U extends @B Object> @A(1) String g(@A(2) D<T> this, @A(3) int x, @B List<@A(4) U> l) throws @A(5) Exception, @B Error{return null;}
  @A(6) D(){} D(@A String... s){}
 }
 static class In<Q>{ class Deep<Z>{ Deep(){} void h(In<Q>.@A(3) Deep<Z> this){} } }
 static String s(AnnotatedType t){ if(t==null)return "null"; String r=t.getClass().getInterfaces()[0].getSimpleName()+":"+t+" {"+t.getType()+"}"+Arrays.toString(t.getAnnotations())+(t.getAnnotatedOwnerType()!=null?" owner("+s(t.getAnnotatedOwnerType())+")":"");
  if(t instanceof AnnotatedArrayType x) r+=" comp("+s(x.getAnnotatedGenericComponentType())+")"; if(t instanceof AnnotatedParameterizedType x)r+=" args("+l(x.getAnnotatedActualTypeArguments())+")"; if(t instanceof AnnotatedWildcardType x)r+=" up("+l(x.getAnnotatedUpperBounds())+") low("+l(x.getAnnotatedLowerBounds())+")"; if(t instanceof AnnotatedTypeVariable)r+=" var"; return r;}
 static String l(AnnotatedType[] a){StringJoiner j=new StringJoiner("; ");for(AnnotatedType t:a)j.add(s(t));return j.toString();}
 static Field[] sorted(Field[] fields){Arrays.sort(fields,Comparator.comparing(Field::getName));return fields;}
 static Constructor<?>[] sorted(Constructor<?>[] all){Arrays.sort(all,Comparator.comparing(Constructor::getParameterCount));return all;}
 public static void main(String[] a)throws Exception{
  Class<?> c=D.class; System.out.println(s(c.getAnnotatedSuperclass())); System.out.println(l(c.getAnnotatedInterfaces()));
  for(Field f:sorted(c.getDeclaredFields()))System.out.println(f.getName()+" "+s(f.getAnnotatedType()));
  for(Method m:c.getDeclaredMethods()){System.out.println(s(m.getAnnotatedReturnType())+" | "+s(m.getAnnotatedReceiverType())+" | "+l(m.getAnnotatedParameterTypes())+" | "+l(m.getAnnotatedExceptionTypes())); for(var p:m.getTypeParameters())System.out.println(p+Arrays.toString(p.getAnnotations())+l(p.getAnnotatedBounds())); for(Parameter p:m.getParameters())System.out.println(s(p.getAnnotatedType()));}
  for(var k:sorted(c.getDeclaredConstructors())){System.out.println(s(k.getAnnotatedReturnType())+" "+s(k.getAnnotatedReceiverType())+l(k.getAnnotatedParameterTypes()));}
  for(var p:c.getTypeParameters())System.out.println(p+Arrays.toString(p.getAnnotations())+l(p.getAnnotatedBounds()));
  System.out.println(s(In.Deep.class.getDeclaredMethod("h").getAnnotatedReceiverType())+" "+s(In.Deep.class.getDeclaredConstructors()[0].getAnnotatedReceiverType()));
  System.out.println(s(Object.class.getAnnotatedSuperclass())+s(I.class.getAnnotatedSuperclass())+s(int.class.getAnnotatedSuperclass())+s(int[].class.getAnnotatedSuperclass())+l(int[].class.getAnnotatedInterfaces())+s(void.class.getAnnotatedSuperclass()));
  System.out.println(s(AnnotatedTypes.class.getAnnotatedSuperclass())+" "+s(AnnotatedTypes.class.getDeclaredMethod("s",AnnotatedType.class).getAnnotatedReceiverType()));
  System.out.println(c.getDeclaredField("f").getAnnotatedType().equals(c.getDeclaredField("f").getAnnotatedType())+" "+c.getDeclaredField("f").getAnnotatedType().isAnnotationPresent(A.class)+" "+c.getDeclaredField("m").getAnnotatedType().equals(c.getDeclaredField("w").getAnnotatedType()));
  record R(@A(1) String x,int y){} for(var rc:R.class.getRecordComponents())System.out.println(s(rc.getAnnotatedType()));
 }}
