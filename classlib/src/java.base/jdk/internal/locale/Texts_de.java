package jdk.internal.locale;

/** The words of dates and numbers in de. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_de {
    private Texts_de() {
    }

    static String text() {
        return "M0=Januar|Februar|M\u00e4rz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember\nM1=Jan.|Feb."
                + "|M\u00e4rz|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.\nM1L=Jan|Feb|M\u00e4r|Apr|Mai|Jun|Jul|Aug|Sep|Ok"
                + "t|Nov|Dez\nM2=J|F|M|A|M|J|J|A|S|O|N|D\nE0=Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag\nE"
                + "1=Mo.|Di.|Mi.|Do.|Fr.|Sa.|So.\nE1L=Mo|Di|Mi|Do|Fr|Sa|So\nE2=M|D|M|D|F|S|S\nQ0=1. Quartal|2. Quartal|3. Q"
                + "uartal|4. Quartal\nQ1=Q1|Q2|Q3|Q4\nQ2=1|2|3|4\nG0=v. Chr.|n. Chr.\nG1=v. Chr.|n. Chr.\nG2=v. Chr.|n. Chr"
                + ".\na0=AM|PM\nB0=midnight:Mitternacht|am:AM|pm:PM|morning1:morgens|morning2:vormittags|afternoon1:mittags"
                + "|afternoon2:nachmittags|evening1:abends|night1:nachts\na1=AM|PM\nB1=midnight:Mitternacht|am:AM|pm:PM|mor"
                + "ning1:morgens|morning2:vorm.|afternoon1:mittags|afternoon2:nachm.|evening1:abends|night1:nachts\na2=AM|P"
                + "M\nB2=midnight:Mitternacht|am:AM|pm:PM|morning1:morgens|morning2:vorm.|afternoon1:mittags|afternoon2:nac"
                + "hm.|evening1:abends|night1:nachts\nD=EEEE, d. MMMM y|d. MMMM y|dd.MM.y|dd.MM.yy\nT=HH:mm:ss zzzz|HH:mm:s"
                + "s z|HH:mm:ss|HH:mm\nJ={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}\nS=Bh:h B|Bhm:h:mm B|Bhms:h:mm:ss B|d:d|E:ccc|"
                + "EBhm:E h:mm B|EBhms:E h:mm:ss B|Ed:E, d.|Ehm:E h:mm\u202fa|EHm:E, HH:mm|Ehms:E, h:mm:ss\u202fa|EHms:E, H"
                + "H:mm:ss|Gy:y G|GyMd:dd.MM.y G|GyMMM:MMM y G|GyMMMd:d. MMM y G|GyMMMEd:E, d. MMM y G|h:h 'Uhr' a|H:HH 'Uh"
                + "r'|hm:h:mm\u202fa|Hm:HH:mm|hms:h:mm:ss\u202fa|Hms:HH:mm:ss|hmsv:h:mm:ss\u202fa v|Hmsv:HH:mm:ss v|hmv:h:m"
                + "m\u202fa v|Hmv:HH:mm v|M:L|Md:d.M.|MEd:E, d.M.|MMd:d.MM.|MMdd:dd.MM.|MMM:LLL|MMMd:d. MMM|MMMEd:E, d. MMM"
                + "|MMMMd:d. MMMM|MMMMEd:E, d. MMMM|ms:mm:ss|y:y|yM:M/y|yMd:d.M.y|yMEd:E, d.M.y|yMM:MM.y|yMMdd:dd.MM.y|yMMM"
                + ":MMM y|yMMMd:d. MMM y|yMMMEd:E, d. MMM y|yMMMM:MMMM y|yQQQ:QQQ y|yQQQQ:QQQQ y\nF=era:Epoche|year:Jahr|mo"
                + "nth:Monat|week:Woche|day:Tag|weekday:Wochentag|dayperiod:Tagesh\u00e4lfte|hour:Stunde|minute:Minute|seco"
                + "nd:Sekunde|zone:Zeitzone\nCs3=one:0|other:0\nCs4=one:0|other:0\nCs5=one:0|other:0\nCs6=one:0\u00a0Mio'.'"
                + "|other:0\u00a0Mio'.'\nCs7=one:00\u00a0Mio'.'|other:00\u00a0Mio'.'\nCs8=one:000\u00a0Mio'.'|other:000"
                + "\u00a0Mio'.'\nCs9=one:0\u00a0Mrd'.'|other:0\u00a0Mrd'.'\nCs10=one:00\u00a0Mrd'.'|other:00\u00a0Mrd'.'\nC"
                + "s11=one:000\u00a0Mrd'.'|other:000\u00a0Mrd'.'\nCs12=one:0\u00a0Bio'.'|other:0\u00a0Bio'.'\nCs13=one:00"
                + "\u00a0Bio'.'|other:00\u00a0Bio'.'\nCs14=one:000\u00a0Bio'.'|other:000\u00a0Bio'.'\nCl3=one:0 Tausend|oth"
                + "er:0 Tausend\nCl4=one:00 Tausend|other:00 Tausend\nCl5=one:000 Tausend|other:000 Tausend\nCl6=one:0 Mill"
                + "ion|other:0 Millionen\nCl7=one:00 Millionen|other:00 Millionen\nCl8=one:000 Millionen|other:000 Millione"
                + "n\nCl9=one:0 Milliarde|other:0 Milliarden\nCl10=one:00 Milliarden|other:00 Milliarden\nCl11=one:000 Mill"
                + "iarden|other:000 Milliarden\nCl12=one:0 Billion|other:0 Billionen\nCl13=one:00 Billionen|other:00 Billio"
                + "nen\nCl14=one:000 Billionen|other:000 Billionen\nc=USD:$:US-Dollar|EUR:\u20ac:Euro|GBP:\u00a3:Britisches"
                + " Pfund|JPY:\u00a5:Japanischer Yen|CHF:CHF:Schweizer Franken|CNY:CN\u00a5:Renminbi Yuan|CAD:CA$:Kanadisch"
                + "er Dollar|AUD:AU$:Australischer Dollar|INR:\u20b9:Indische Rupie|BRL:R$:Brasilianischer Real|MXN:MX$:Mex"
                + "ikanischer Peso|SEK:SEK:Schwedische Krone|NOK:NOK:Norwegische Krone|DKK:DKK:D\u00e4nische Krone|PLN:PLN:"
                + "Polnischer Z\u0142oty|CZK:CZK:Tschechische Krone|HUF:HUF:Ungarischer Forint|RUB:RUB:Russischer Rubel|TRY"
                + ":TRY:T\u00fcrkische Lira|KRW:\u20a9:S\u00fcdkoreanischer Won|ZAR:ZAR:S\u00fcdafrikanischer Rand|NZD:NZ$:"
                + "Neuseeland-Dollar|SGD:SGD:Singapur-Dollar|HKD:HK$:Hongkong-Dollar|THB:\u0e3f:Thail\u00e4ndischer Baht|IL"
                + "S:\u20aa:Israelischer Neuer Schekel|ARS:ARS:Argentinischer Peso\nP=#,##0.00\u00a0\u00a4";
    }
}
