package jdk.internal.locale;

/** The words of dates and numbers in ko. Made by {@code classlib/tools/locale-texts} from CLDR 47. */
final class Texts_ko {
    private Texts_ko() {
    }

    static String text() {
        return "M0=1\uc6d4|2\uc6d4|3\uc6d4|4\uc6d4|5\uc6d4|6\uc6d4|7\uc6d4|8\uc6d4|9\uc6d4|10\uc6d4|11\uc6d4|12\uc6d4\nM"
                + "1=1\uc6d4|2\uc6d4|3\uc6d4|4\uc6d4|5\uc6d4|6\uc6d4|7\uc6d4|8\uc6d4|9\uc6d4|10\uc6d4|11\uc6d4|12\uc6d4\nM2"
                + "=1\uc6d4|2\uc6d4|3\uc6d4|4\uc6d4|5\uc6d4|6\uc6d4|7\uc6d4|8\uc6d4|9\uc6d4|10\uc6d4|11\uc6d4|12\uc6d4\nE0="
                + "\uc6d4\uc694\uc77c|\ud654\uc694\uc77c|\uc218\uc694\uc77c|\ubaa9\uc694\uc77c|\uae08\uc694\uc77c|\ud1a0"
                + "\uc694\uc77c|\uc77c\uc694\uc77c\nE1=\uc6d4|\ud654|\uc218|\ubaa9|\uae08|\ud1a0|\uc77c\nE2=\uc6d4|\ud654|"
                + "\uc218|\ubaa9|\uae08|\ud1a0|\uc77c\nQ0=\uc81c 1/4\ubd84\uae30|\uc81c 2/4\ubd84\uae30|\uc81c 3/4\ubd84"
                + "\uae30|\uc81c 4/4\ubd84\uae30\nQ1=1\ubd84\uae30|2\ubd84\uae30|3\ubd84\uae30|4\ubd84\uae30\nQ2=1|2|3|4\nG"
                + "0=\uae30\uc6d0\uc804|\uc11c\uae30\nG1=BC|AD\nG2=BC|AD\na0=\uc624\uc804|\uc624\ud6c4\nB0=midnight:\uc790"
                + "\uc815|am:\uc624\uc804|noon:\uc815\uc624|pm:\uc624\ud6c4|morning1:\uc544\uce68|morning2:\uc624\uc804|aft"
                + "ernoon1:\uc624\ud6c4|evening1:\uc800\ub141|night1:\ubc24\na1=AM|PM\nB1=midnight:\uc790\uc815|am:AM|noon:"
                + "\uc815\uc624|pm:PM|morning1:\uc544\uce68|morning2:\uc624\uc804|afternoon1:\uc624\ud6c4|evening1:\uc800"
                + "\ub141|night1:\ubc24\na2=AM|PM\nB2=midnight:\uc790\uc815|am:AM|noon:\uc815\uc624|pm:PM|morning1:\uc544"
                + "\uce68|morning2:\uc624\uc804|afternoon1:\uc624\ud6c4|evening1:\uc800\ub141|night1:\ubc24\nD=y\ub144 MMMM"
                + " d\uc77c EEEE|y\ub144 MMMM d\uc77c|y. M. d.|yy. M. d.\nT=a h\uc2dc m\ubd84 s\ucd08 zzzz|a h\uc2dc m"
                + "\ubd84 s\ucd08 z|a h:mm:ss|a h:mm\nJ={1} {0}|{1} {0}|{1} {0}|{1} {0}\nS=Bh:B h\uc2dc|Bhm:B h:mm|Bhms:B h"
                + ":mm:ss|d:d\uc77c|E:ccc|EBhm:(E) B h:mm|EBhms:(E) B h:mm:ss|Ed:d\uc77c (E)|EEEEd:d\uc77c EEEE|Ehm:(E) a h"
                + ":mm|EHm:(E) HH:mm|Ehms:(E) a h:mm:ss|EHms:(E) HH:mm:ss|Gy:G y\ub144|GyMd:GGGGG y/M/d|GyMMM:G y\ub144 MMM"
                + "|GyMMMd:G y\ub144 MMM d\uc77c|GyMMMEd:G y\ub144 MMM d\uc77c (E)|GyMMMEEEEd:G y\ub144 MMM d\uc77c EEEE|h:"
                + "a h\uc2dc|H:H\uc2dc|HHmmss:HH:mm:ss|hm:a h:mm|Hm:HH:mm|hms:a h:mm:ss|Hms:H\uc2dc m\ubd84 s\ucd08|hmsv:a "
                + "h:mm:ss v|Hmsv:H\uc2dc m\ubd84 s\ucd08 v|hmv:a h:mm v|Hmv:HH:mm v|M:M\uc6d4|Md:M. d.|MEd:M. d. (E)|MEEEE"
                + "d:M. d. EEEE|MMM:LLL|MMMd:MMM d\uc77c|MMMEd:MMM d\uc77c (E)|MMMEEEEd:MMM d\uc77c EEEE|MMMMd:MMMM d\uc77c"
                + "|mmss:mm:ss|ms:mm:ss|y:y\ub144|yM:y. M.|yMd:y. M. d.|yMEd:y. M. d. (E)|yMEEEEd:y. M. d. EEEE|yMM:y. M.|y"
                + "MMM:y\ub144 MMM|yMMMd:y\ub144 MMM d\uc77c|yMMMEd:y\ub144 MMM d\uc77c (E)|yMMMEEEEd:y\ub144 MMM d\uc77c E"
                + "EEE|yMMMM:y\ub144 MMMM|yQQQ:y\ub144 QQQ|yQQQQ:y\ub144 QQQQ\nF=era:\uc5f0\ud638|year:\ub144|month:\uc6d4|"
                + "week:\uc8fc|day:\uc77c|weekday:\uc694\uc77c|dayperiod:\uc624\uc804/\uc624\ud6c4|hour:\uc2dc|minute:"
                + "\ubd84|second:\ucd08|zone:\uc2dc\uac04\ub300\nCs3=other:0\ucc9c\nCs4=other:0\ub9cc\nCs5=other:00\ub9cc\n"
                + "Cs6=other:000\ub9cc\nCs7=other:0000\ub9cc\nCs8=other:0\uc5b5\nCs9=other:00\uc5b5\nCs10=other:000\uc5b5\n"
                + "Cs11=other:0000\uc5b5\nCs12=other:0\uc870\nCs13=other:00\uc870\nCs14=other:000\uc870\nCl3=other:0\ucc9c"
                + "\nCl4=other:0\ub9cc\nCl5=other:00\ub9cc\nCl6=other:000\ub9cc\nCl7=other:0000\ub9cc\nCl8=other:0\uc5b5\nC"
                + "l9=other:00\uc5b5\nCl10=other:000\uc5b5\nCl11=other:0000\uc5b5\nCl12=other:0\uc870\nCl13=other:00\uc870"
                + "\nCl14=other:000\uc870\nc=USD:US$:\ubbf8\uad6d \ub2ec\ub7ec|EUR:\u20ac:\uc720\ub85c|GBP:\u00a3:\uc601"
                + "\uad6d \ud30c\uc6b4\ub4dc|JPY:JP\u00a5:\uc77c\ubcf8 \uc5d4\ud654|CHF:CHF:\uc2a4\uc704\uc2a4 \ud504\ub791"
                + "|CNY:CN\u00a5:\uc911\uad6d \uc704\uc548\ud654|CAD:CA$:\uce90\ub098\ub2e4 \ub2ec\ub7ec|AUD:AU$:\ud638"
                + "\uc8fc \ub2ec\ub7ec|INR:\u20b9:\uc778\ub3c4 \ub8e8\ud53c|BRL:R$:\ube0c\ub77c\uc9c8 \ub808\uc54c|MXN:MX$:"
                + "\uba55\uc2dc\ucf54 \ud398\uc18c|SEK:SEK:\uc2a4\uc6e8\ub374 \ud06c\ub85c\ub098|NOK:NOK:\ub178\ub974\uc6e8"
                + "\uc774 \ud06c\ub85c\ub124|DKK:DKK:\ub374\ub9c8\ud06c \ud06c\ub85c\ub124|PLN:PLN:\ud3f4\ub780\ub4dc "
                + "\uc988\uc6cc\ud2f0|CZK:CZK:\uccb4\ucf54 \ucf54\ub8e8\ub098|HUF:HUF:\ud5dd\uac00\ub9ac \ud3ec\ub9b0\ud2b8"
                + "|RUB:RUB:\ub7ec\uc2dc\uc544 \ub8e8\ube14|TRY:TRY:\ud280\ub974\ud0a4\uc608 \ub9ac\ub77c|KRW:\u20a9:\ub300"
                + "\ud55c\ubbfc\uad6d \uc6d0|ZAR:ZAR:\ub0a8\uc544\ud504\ub9ac\uce74 \ub79c\ub4dc|NZD:NZ$:\ub274\uc9c8\ub79c"
                + "\ub4dc \ub2ec\ub7ec|SGD:SGD:\uc2f1\uac00\ud3ec\ub974 \ub2ec\ub7ec|HKD:HK$:\ud64d\ucf69 \ub2ec\ub7ec|THB:"
                + "THB:\ud0dc\uad6d \ubc14\ud2b8|ILS:\u20aa:\uc774\uc2a4\ub77c\uc5d8 \uc2e0\uad8c \uc138\ucf08|ARS:ARS:"
                + "\uc544\ub974\ud5e8\ud2f0\ub098 \ud398\uc18c\nP=\u00a4#,##0.00";
    }
}
