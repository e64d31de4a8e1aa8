// Calendars whose offsets are set, by programs or by what was read.
import java.util.*;import java.text.*;import java.nio.charset.*;
public class OwnOffsets{
 public static void main(String[] a)throws Exception{
 TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
 SimpleDateFormat f=new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ssZ",Locale.US);
 Date d=f.parse("2024-03-10T12:30:00+0530"); System.out.println(d.getTime());
 Calendar c=f.getCalendar(); System.out.println(c.get(Calendar.HOUR_OF_DAY)+" "+c.get(Calendar.ZONE_OFFSET)+" "+c.get(Calendar.DST_OFFSET)+" "+c.getTimeZone().getID()+" "+c.isSet(Calendar.ZONE_OFFSET));
 c=new GregorianCalendar(TimeZone.getTimeZone("America/New_York"),Locale.US); c.clear(); c.set(2024,6,4,12,0,0); c.set(Calendar.ZONE_OFFSET,3600000); System.out.println(c.get(Calendar.HOUR_OF_DAY)+" "+c.get(Calendar.ZONE_OFFSET)+" "+c.get(Calendar.DST_OFFSET)+" "+c.getTimeInMillis());
 c.set(Calendar.MINUTE,5);System.out.println(c.get(Calendar.HOUR_OF_DAY)+" "+c.get(Calendar.ZONE_OFFSET)+" "+c.getTimeInMillis());
 c.clear();c.set(2024,6,4,12,0,0);c.set(Calendar.DST_OFFSET,0);System.out.println(c.get(Calendar.HOUR_OF_DAY)+" "+c.getTimeInMillis()+" "+c.get(Calendar.DST_OFFSET));
 c.clear();c.set(2024,6,4,12,0,0);c.set(Calendar.ZONE_OFFSET,-7200000);c.set(Calendar.DST_OFFSET,3600000);System.out.println(c.get(Calendar.DAY_OF_MONTH)+" "+c.get(Calendar.HOUR_OF_DAY)+" "+c.getTimeInMillis()+" "+c.getTime());
 SimpleDateFormat g=new SimpleDateFormat("yyyy-MM-dd HH:mm " + "X".repeat(3),Locale.US); g.setTimeZone(TimeZone.getTimeZone("Europe/Berlin")); g.parse("2024-07-01 10:00 -03:00"); c=g.getCalendar(); System.out.println(c.getTimeZone().getID()+" "+c.get(Calendar.HOUR_OF_DAY)+" "+c.get(Calendar.ZONE_OFFSET)+" "+c.get(Calendar.DST_OFFSET)+" "+g.format(c.getTime()));
 g=new SimpleDateFormat("yyyy-MM-dd HH:mm z",Locale.US); g.parse("2024-07-01 10:00 PDT"); c=g.getCalendar(); System.out.println(c.getTimeZone().getID()+" "+c.get(Calendar.HOUR_OF_DAY)+" "+c.get(Calendar.ZONE_OFFSET)+" "+c.get(Calendar.DST_OFFSET)); 
 }}
