package jdk.internal.locale;

/** The words of dates and numbers in de-AT. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_de_AT {
    private Texts_de_AT() {
    }

    static String text() {
        return "M0=J\u00e4nner|Februar|M\u00e4rz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember\nM1=J"
                + "\u00e4n.|Feb.|M\u00e4rz|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.\nM1L=J\u00e4n|Feb|M\u00e4r|Apr|Mai|J"
                + "un|Jul|Aug|Sep|Okt|Nov|Dez\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=Montag|Dienstag|Mittwoch|Donnerstag|Freitag|S"
                + "amstag|Sonntag\nE1=Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.\nE1L=Mo|Di|Mi|Do|Fr|Sa|So\nE2=M|D|M|D|F|S|S\nQ0=1. Quarta"
                + "l|2. Quartal|3. Quartal|4. Quartal\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=v. Chr.|n. Chr.\nG1=v. Chr.|n. Chr.\n"
                + "G2=v. Chr.|n. Chr.\na0=AM|PM\nB0=midnight:Mitternacht|am:AM|pm:PM|morning1:morgens|morning2:vormittags|a"
                + "fternoon1:mittags|afternoon2:nachmittags|evening1:abends|night1:nachts\na1=AM|PM\nB1=midnight:Mitternach"
                + "t|am:AM|pm:PM|morning1:morgens|morning2:vorm.|afternoon1:mittags|afternoon2:nachm.|evening1:abends|night"
                + "1:nachts\na2=AM|PM\nB2=midnight:Mitternacht|am:AM|pm:PM|morning1:morgens|morning2:vorm.|afternoon1:mitta"
                + "gs|afternoon2:nachm.|evening1:abends|night1:nachts\nD=EEEE, d. MMMM y|d. MMMM y|dd.MM.y|dd.MM.yy\nT=HH:m"
                + "m:ss zzzz|HH:mm:ss z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:m"
                + "m:ss B|d:d|E:ccc|EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, d.|Ehm:E h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss"
                + "\u202fa|EHms:E, HH:mm:ss|Gy:y G|GyMd:dd.MM.y G|GyMMM:MMM y G|GyMMMd:d. MMM y G|GyMMMEd:E, d. MMM y G|h:h"
                + " 'Uhr' a|H:HH 'Uhr'|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:H"
                + "H:mm:ss v|hmv:h:mm\u202fa v|Hmv:HH:mm v|M:L|Md:d.M.|MEd:E, d.M.|MMd:d.MM.|MMdd:dd.MM.|MMM:LLL|MMMd:d. MM"
                + "M|MMMEd:E, d. MMM|MMMMd:d. MMMM|MMMMEd:E, d. MMMM|ms:mm:ss|y:y|yM:M/y|yMd:d.M.y|yMEd:E, d.M.y|yMM:MM.y|y"
                + "MMdd:dd.MM.y|yMMM:MMM y|yMMMd:d. MMM y|yMMMEd:E, d. MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:Ep"
                + "oche|year:Jahr|month:Monat|week:Woche|day:Tag|weekday:Wochentag|dayperiod:Tagesh\u00e4lfte|hour:Stunde|m"
                + "inute:Minute|second:Sekunde|zone:Zeitzone\nCs3=one:0|other:0\nCs4=one:0|other:0\nCs5=one:0|other:0\nCs6="
                + "one:0\u00a0Mio'.'|other:0\u00a0Mio'.'\nCs7=one:00\u00a0Mio'.'|other:00\u00a0Mio'.'\nCs8=one:000\u00a0Mio"
                + "'.'|other:000\u00a0Mio'.'\nCs9=one:0\u00a0Mrd'.'|other:0\u00a0Mrd'.'\nCs10=one:00\u00a0Mrd'.'|other:00"
                + "\u00a0Mrd'.'\nCs11=one:000\u00a0Mrd'.'|other:000\u00a0Mrd'.'\nCs12=one:0\u00a0Bio'.'|other:0\u00a0Bio'.'"
                + "\nCs13=one:00\u00a0Bio'.'|other:00\u00a0Bio'.'\nCs14=one:000\u00a0Bio'.'|other:000\u00a0Bio'.'\nCl3=one:"
                + "0 Tausend|other:0 Tausend\nCl4=one:00 Tausend|other:00 Tausend\nCl5=one:000 Tausend|other:000 Tausend\nC"
                + "l6=one:0 Million|other:0 Millionen\nCl7=one:00 Millionen|other:00 Millionen\nCl8=one:000 Millionen|other"
                + ":000 Millionen\nCl9=one:0 Milliarde|other:0 Milliarden\nCl10=one:00 Milliarden|other:00 Milliarden\nCl11"
                + "=one:000 Milliarden|other:000 Milliarden\nCl12=one:0 Billion|other:0 Billionen\nCl13=one:00 Billionen|ot"
                + "her:00 Billionen\nCl14=one:000 Billionen|other:000 Billionen\nc=USD:$:US-Dollar|EUR:\u20ac:Euro|GBP:"
                + "\u00a3:Britisches Pfund|JPY:\u00a5:Japanischer Yen|CHF:CHF:Schweizer Franken|CNY:CN\u00a5:Renminbi Yuan|"
                + "CAD:CA$:Kanadischer Dollar|AUD:AU$:Australischer Dollar|INR:\u20b9:Indische Rupie|BRL:R$:Brasilianischer"
                + " Real|MXN:MX$:Mexikanischer Peso|SEK:SEK:Schwedische Krone|NOK:NOK:Norwegische Krone|DKK:DKK:D\u00e4nisc"
                + "he Krone|PLN:PLN:Polnischer Z\u0142oty|CZK:CZK:Tschechische Krone|HUF:HUF:Ungarischer Forint|RUB:RUB:Rus"
                + "sischer Rubel|TRY:TRY:T\u00fcrkische Lira|KRW:\u20a9:S\u00fcdkoreanischer Won|ZAR:ZAR:S\u00fcdafrikanisc"
                + "her Rand|NZD:NZ$:Neuseeland-Dollar|SGD:SGD:Singapur-Dollar|HKD:HK$:Hongkong-Dollar|THB:\u0e3f:Thail"
                + "\u00e4ndischer Baht|ILS:\u20aa:Israelischer Neuer Schekel|ARS:ARS:Argentinischer Peso\nP=\u00a4\u00a0#,#"
                + "#0.00";
    }
}
