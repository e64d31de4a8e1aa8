package jdk.internal.locale;

/** The words of dates and numbers in nl. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_nl {
    private Texts_nl() {
    }

    static String text() {
        return "M0=januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december\nM1=jan|feb|m"
                + "rt|apr|mei|jun|jul|aug|sep|okt|nov|dec\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=maandag|dinsdag|woensdag|donderda"
                + "g|vrijdag|zaterdag|zondag\nE1=ma|di|wo|do|vr|za|zo\nE2=M|D|W|D|V|Z|Z\nQ0=1e kwartaal|2e kwartaal|3e kwar"
                + "taal|4e kwartaal\nQ1=K1|K2|K3|K4\nQ2=1|2|3|4\nG0=voor Christus|na Christus\nG1=v.Chr.|n.Chr.\nG2=v.C.|n."
                + "C.\na0=a.m.|p.m.\nB0=midnight:middernacht|am:a.m.|pm:p.m.|morning1:\u2019s ochtends|afternoon1:\u2019s m"
                + "iddags|evening1:\u2019s avonds|night1:\u2019s nachts\na1=a.m.|p.m.\nB1=midnight:middernacht|am:a.m.|pm:p"
                + ".m.|morning1:\u2019s ochtends|afternoon1:\u2019s middags|evening1:\u2019s avonds|night1:\u2019s nachts\n"
                + "a2=a.m.|p.m.\nB2=midnight:middernacht|am:a.m.|pm:p.m.|morning1:\u2019s ochtends|afternoon1:\u2019s midda"
                + "gs|evening1:\u2019s avonds|night1:\u2019s nachts\nD=EEEE d MMMM y|d MMMM y|d MMM y|dd-MM-y\nT=HH:mm:ss z"
                + "zzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B"
                + "|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E d|Ehm:E h:mm a|EHm:E HH:mm|Ehms:E h:mm:ss a|EHms:E HH:mm"
                + ":ss|Gy:y G|GyMd:d/M/y GGGGG|GyMMM:MMM y G|GyMMMd:d MMM y G|GyMMMEd:E d MMM y G|h:h\u202fa|H:HH|hm:h:mm a"
                + "|Hm:HH:mm|hms:h:mm:ss a|Hms:HH:mm:ss|hmsv:h:mm:ss a v|Hmsv:HH:mm:ss v|hmv:h:mm a v|Hmv:HH:mm v|M:L|Md:d-"
                + "M|MEd:E d-M|MMM:LLL|MMMd:d MMM|MMMEd:E d MMM|MMMMd:d MMMM|ms:mm:ss|y:y|yM:M-y|yMd:d-M-y|yMEd:E d-M-y|yMM"
                + "M:MMM y|yMMMd:d MMM y|yMMMEd:E d MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:tijdperk|year:jaar|mo"
                + "nth:maand|week:week|day:dag|weekday:dag van de week|dayperiod:a.m./p.m.|hour:uur|minute:minuut|second:se"
                + "conde|zone:tijdzone\nCs3=other:0K\nCs4=other:00K\nCs5=other:000K\nCs6=one:0\u00a0mln'.'|other:0\u00a0mln"
                + "'.'\nCs7=one:00\u00a0mln'.'|other:00\u00a0mln'.'\nCs8=one:000\u00a0mln'.'|other:000\u00a0mln'.'\nCs9=one"
                + ":0\u00a0mld'.'|other:0\u00a0mld'.'\nCs10=one:00\u00a0mld'.'|other:00\u00a0mld'.'\nCs11=one:000\u00a0mld'"
                + ".'|other:000\u00a0mld'.'\nCs12=one:0\u00a0bln'.'|other:0\u00a0bln'.'\nCs13=one:00\u00a0bln'.'|other:00"
                + "\u00a0bln'.'\nCs14=one:000\u00a0bln'.'|other:000\u00a0bln'.'\nCl3=one:0 duizend|other:0 duizend\nCl4=one"
                + ":00 duizend|other:00 duizend\nCl5=one:000 duizend|other:000 duizend\nCl6=one:0 miljoen|other:0 miljoen\n"
                + "Cl7=one:00 miljoen|other:00 miljoen\nCl8=one:000 miljoen|other:000 miljoen\nCl9=one:0 miljard|other:0 mi"
                + "ljard\nCl10=one:00 miljard|other:00 miljard\nCl11=one:000 miljard|other:000 miljard\nCl12=one:0 biljoen|"
                + "other:0 biljoen\nCl13=one:00 biljoen|other:00 biljoen\nCl14=one:000 biljoen|other:000 biljoen\nc=USD:US$"
                + ":Amerikaanse dollar|EUR:\u20ac:Euro|GBP:\u00a3:Britse pond|JPY:JP\u00a5:Japanse yen|CHF:CHF:Zwitserse fr"
                + "ank|CNY:CN\u00a5:Chinese yuan|CAD:C$:Canadese dollar|AUD:AU$:Australische dollar|INR:\u20b9:Indiase roep"
                + "ie|BRL:R$:Braziliaanse real|MXN:MX$:Mexicaanse peso|SEK:SEK:Zweedse kroon|NOK:NOK:Noorse kroon|DKK:DKK:D"
                + "eense kroon|PLN:PLN:Poolse zloty|CZK:CZK:Tsjechische kroon|HUF:HUF:Hongaarse forint|RUB:RUB:Russische ro"
                + "ebel|TRY:TRY:Turkse lira|KRW:\u20a9:Zuid-Koreaanse won|ZAR:ZAR:Zuid-Afrikaanse rand|NZD:NZ$:Nieuw-Zeelan"
                + "dse dollar|SGD:SGD:Singaporese dollar|HKD:HK$:Hongkongse dollar|THB:\u0e3f:Thaise baht|ILS:\u20aa:Isra"
                + "\u00eblische nieuwe shekel|ARS:ARS:Argentijnse peso\nP=\u00a4\u00a0#,##0.00;\u00a4\u00a0-#,##0.00";
    }
}
