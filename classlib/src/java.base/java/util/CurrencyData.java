package java.util;

/**
 * The currencies: their digits and numbers, those of countries, and their signs and names in languages. The code of no currency
 * is written with an escape, because the letters mean something else to those who search sources.
 */
final class CurrencyData {
    /** Code, digits and number of each. */
    static final String ALL = """
            ADP 0 020;AED 2 784;AFA 2 004;AFN 2 971;ALL 2 008;AMD 2 051;ANG 2 532;AOA 2 973;ARS 2 032;ATS 2 040;\
            AUD 2 036;AWG 2 533;AYM 2 945;AZM 2 031;AZN 2 944;BAM 2 977;BBD 2 052;BDT 2 050;BEF 0 056;BGL 2 100;\
            BGN 2 975;BHD 3 048;BIF 0 108;BMD 2 060;BND 2 096;BOB 2 068;BOV 2 984;BRL 2 986;BSD 2 044;BTN 2 064;\
            BWP 2 072;BYB 0 112;BYN 2 933;BYR 0 974;BZD 2 084;CAD 2 124;CDF 2 976;CHE 2 947;CHF 2 756;CHW 2 948;\
            CLF 4 990;CLP 0 152;CNY 2 156;COP 2 170;COU 2 970;CRC 2 188;CSD 2 891;CUC 2 931;CUP 2 192;CVE 2 132;\
            CYP 2 196;CZK 2 203;DEM 2 276;DJF 0 262;DKK 2 208;DOP 2 214;DZD 2 012;EEK 2 233;EGP 2 818;ERN 2 232;\
            ESP 0 724;ETB 2 230;EUR 2 978;FIM 2 246;FJD 2 242;FKP 2 238;FRF 2 250;GBP 2 826;GEL 2 981;GHC 2 288;\
            GHS 2 936;GIP 2 292;GMD 2 270;GNF 0 324;GRD 0 300;GTQ 2 320;GWP 2 624;GYD 2 328;HKD 2 344;HNL 2 340;\
            HRK 2 191;HTG 2 332;HUF 2 348;IDR 2 360;IEP 2 372;ILS 2 376;INR 2 356;IQD 3 368;IRR 2 364;ISK 0 352;\
            ITL 0 380;JMD 2 388;JOD 3 400;JPY 0 392;KES 2 404;KGS 2 417;KHR 2 116;KMF 0 174;KPW 2 408;KRW 0 410;\
            KWD 3 414;KYD 2 136;KZT 2 398;LAK 2 418;LBP 2 422;LKR 2 144;LRD 2 430;LSL 2 426;LTL 2 440;LUF 0 442;\
            LVL 2 428;LYD 3 434;MAD 2 504;MDL 2 498;MGA 2 969;MGF 0 450;MKD 2 807;MMK 2 104;MNT 2 496;MOP 2 446;\
            MRO 2 478;MRU 2 929;MTL 2 470;MUR 2 480;MVR 2 462;MWK 2 454;MXN 2 484;MXV 2 979;MYR 2 458;MZM 2 508;\
            MZN 2 943;NAD 2 516;NGN 2 566;NIO 2 558;NLG 2 528;NOK 2 578;NPR 2 524;NZD 2 554;OMR 3 512;PAB 2 590;\
            PEN 2 604;PGK 2 598;PHP 2 608;PKR 2 586;PLN 2 985;PTE 0 620;PYG 0 600;QAR 2 634;ROL 0 642;RON 2 946;\
            RSD 2 941;RUB 2 643;RUR 2 810;RWF 0 646;SAR 2 682;SBD 2 090;SCR 2 690;SDD 2 736;SDG 2 938;SEK 2 752;\
            SGD 2 702;SHP 2 654;SIT 2 705;SKK 2 703;SLE 2 925;SLL 2 694;SOS 2 706;SRD 2 968;SRG 2 740;SSP 2 728;\
            STD 2 678;STN 2 930;SVC 2 222;SYP 2 760;SZL 2 748;THB 2 764;TJS 2 972;TMM 2 795;TMT 2 934;TND 3 788;\
            TOP 2 776;TPE 0 626;TRL 0 792;TRY 2 949;TTD 2 780;TWD 2 901;TZS 2 834;UAH 2 980;UGX 0 800;USD 2 840;\
            USN 2 997;USS 2 998;UYI 0 940;UYU 2 858;UZS 2 860;VEB 2 862;VED 2 926;VEF 2 937;VES 2 928;VND 0 704;\
            VUV 0 548;WST 2 882;XAD 2 396;XAF 0 950;XAG -1 961;XAU -1 959;XBA -1 955;XBB -1 956;XBC -1 957;\
            XBD -1 958;XCD 2 951;XCG 2 532;XDR -1 960;XFO -1 000;XFU -1 000;XOF 0 952;XPD -1 964;XPF 0 953;\
            XPT -1 962;XSU -1 994;XTS -1 963;XUA -1 965;XX\u0058 -1 999;YER 2 886;YUM 2 891;ZAR 2 710;ZMK 2 894;\
            ZMW 2 967;ZWD 2 716;ZWG 2 924;ZWL 2 932;ZWN 2 942;ZWR 2 935;
            """;

    /** Country and currency; {@code -} where there is none. */
    static final String OF_COUNTRIES = """
            AD EUR;AE AED;AF AFN;AG XCD;AI XCD;AL ALL;AM AMD;AO AOA;AQ -;AR ARS;AS USD;AT EUR;AU AUD;AW AWG;\
            AX EUR;AZ AZN;BA BAM;BB BBD;BD BDT;BE EUR;BF XOF;BG EUR;BH BHD;BI BIF;BJ XOF;BL EUR;BM BMD;BN BND;\
            BO BOB;BQ USD;BR BRL;BS BSD;BT BTN;BV NOK;BW BWP;BY BYN;BZ BZD;CA CAD;CC AUD;CD CDF;CF XAF;CG XAF;\
            CH CHF;CI XOF;CK NZD;CL CLP;CM XAF;CN CNY;CO COP;CR CRC;CU CUP;CV CVE;CW XCG;CX AUD;CY EUR;CZ CZK;\
            DE EUR;DJ DJF;DK DKK;DM XCD;DO DOP;DZ DZD;EC USD;EE EUR;EG EGP;EH MAD;ER ERN;ES EUR;ET ETB;FI EUR;\
            FJ FJD;FK FKP;FM USD;FO DKK;FR EUR;GA XAF;GB GBP;GD XCD;GE GEL;GF EUR;GG GBP;GH GHS;GI GIP;GL DKK;\
            GM GMD;GN GNF;GP EUR;GQ XAF;GR EUR;GS GBP;GT GTQ;GU USD;GW XOF;GY GYD;HK HKD;HM AUD;HN HNL;HR EUR;\
            HT HTG;HU HUF;ID IDR;IE EUR;IL ILS;IM GBP;IN INR;IO USD;IQ IQD;IR IRR;IS ISK;IT EUR;JE GBP;JM JMD;\
            JO JOD;JP JPY;KE KES;KG KGS;KH KHR;KI AUD;KM KMF;KN XCD;KP KPW;KR KRW;KW KWD;KY KYD;KZ KZT;LA LAK;\
            LB LBP;LC XCD;LI CHF;LK LKR;LR LRD;LS LSL;LT EUR;LU EUR;LV EUR;LY LYD;MA MAD;MC EUR;MD MDL;ME EUR;\
            MF EUR;MG MGA;MH USD;MK MKD;ML XOF;MM MMK;MN MNT;MO MOP;MP USD;MQ EUR;MR MRU;MS XCD;MT EUR;MU MUR;\
            MV MVR;MW MWK;MX MXN;MY MYR;MZ MZN;NA NAD;NC XPF;NE XOF;NF AUD;NG NGN;NI NIO;NL EUR;NO NOK;NP NPR;\
            NR AUD;NU NZD;NZ NZD;OM OMR;PA PAB;PE PEN;PF XPF;PG PGK;PH PHP;PK PKR;PL PLN;PM EUR;PN NZD;PR USD;\
            PS ILS;PT EUR;PW USD;PY PYG;QA QAR;RE EUR;RO RON;RS RSD;RU RUB;RW RWF;SA SAR;SB SBD;SC SCR;SD SDG;\
            SE SEK;SG SGD;SH SHP;SI EUR;SJ NOK;SK EUR;SL SLE;SM EUR;SN XOF;SO SOS;SR SRD;SS SSP;ST STN;SV SVC;\
            SX XCG;SY SYP;SZ SZL;TC USD;TD XAF;TF EUR;TG XOF;TH THB;TJ TJS;TK NZD;TL USD;TM TMT;TN TND;TO TOP;\
            TR TRY;TT TTD;TV AUD;TW TWD;TZ TZS;UA UAH;UG UGX;UM USD;US USD;UY UYU;UZ UZS;VA EUR;VC XCD;VE VES;\
            VG USD;VI USD;VN VND;VU VUV;WF XPF;WS WST;YE YER;YT EUR;ZA ZAR;ZM ZMW;ZW ZWG;
            """;

    private CurrencyData() {
    }

    /** Code, sign and name of each currency in a language, by lines; null for a language of which nothing is known. */
    static String inLanguage(String tag) {
        return switch (tag) {
            case "en" -> EN;
            case "de" -> DE;
            case "fr" -> FR;
            case "es" -> ES;
            case "it" -> IT;
            case "pt" -> PT;
            case "nl" -> NL;
            case "ja" -> JA;
            case "zh" -> ZH;
            default -> null;
        };
    }

    private static final String EN = """
            ADP||Andorran Peseta
            AED||United Arab Emirates Dirham
            AFA||Afghan Afghani (1927–2002)
            AFN||Afghan Afghani
            ALL||Albanian Lek
            AMD||Armenian Dram
            ANG||Netherlands Antillean Guilder
            AOA||Angolan Kwanza
            ARS||Argentine Peso
            ATS||Austrian Schilling
            AUD|A$|Australian Dollar
            AWG||Aruban Florin
            AYM||
            AZM||Azerbaijani Manat (1993–2006)
            AZN||Azerbaijani Manat
            BAM||Bosnia-Herzegovina Convertible Mark
            BBD||Barbadian Dollar
            BDT||Bangladeshi Taka
            BEF||Belgian Franc
            BGL||Bulgarian Hard Lev
            BGN||Bulgarian Lev
            BHD||Bahraini Dinar
            BIF||Burundian Franc
            BMD||Bermudan Dollar
            BND||Brunei Dollar
            BOB||Bolivian Boliviano
            BOV||Bolivian Mvdol
            BRL|R$|Brazilian Real
            BSD||Bahamian Dollar
            BTN||Bhutanese Ngultrum
            BWP||Botswanan Pula
            BYB||Belarusian Ruble (1994–1999)
            BYN||Belarusian Ruble
            BYR||Belarusian Ruble (2000–2016)
            BZD||Belize Dollar
            CAD|CA$|Canadian Dollar
            CDF||Congolese Franc
            CHE||WIR Euro
            CHF||Swiss Franc
            CHW||WIR Franc
            CLF||Chilean Unit of Account (UF)
            CLP||Chilean Peso
            CNY|CN¥|Chinese Yuan
            COP||Colombian Peso
            COU||Colombian Real Value Unit
            CRC||Costa Rican Colón
            CSD||Serbian Dinar (2002–2006)
            CUC||Cuban Convertible Peso
            CUP||Cuban Peso
            CVE||Cape Verdean Escudo
            CYP||Cypriot Pound
            CZK||Czech Koruna
            DEM||German Mark
            DJF||Djiboutian Franc
            DKK||Danish Krone
            DOP||Dominican Peso
            DZD||Algerian Dinar
            EEK||Estonian Kroon
            EGP||Egyptian Pound
            ERN||Eritrean Nakfa
            ESP||Spanish Peseta
            ETB||Ethiopian Birr
            EUR|€|Euro
            FIM||Finnish Markka
            FJD||Fijian Dollar
            FKP||Falkland Islands Pound
            FRF||French Franc
            GBP|£|British Pound
            GEL||Georgian Lari
            GHC||Ghanaian Cedi (1979–2007)
            GHS||Ghanaian Cedi
            GIP||Gibraltar Pound
            GMD||Gambian Dalasi
            GNF||Guinean Franc
            GRD||Greek Drachma
            GTQ||Guatemalan Quetzal
            GWP||Guinea-Bissau Peso
            GYD||Guyanaese Dollar
            HKD|HK$|Hong Kong Dollar
            HNL||Honduran Lempira
            HRK||Croatian Kuna
            HTG||Haitian Gourde
            HUF||Hungarian Forint
            IDR||Indonesian Rupiah
            IEP||Irish Pound
            ILS|₪|Israeli New Shekel
            INR|₹|Indian Rupee
            IQD||Iraqi Dinar
            IRR||Iranian Rial
            ISK||Icelandic Króna
            ITL||Italian Lira
            JMD||Jamaican Dollar
            JOD||Jordanian Dinar
            JPY|¥|Japanese Yen
            KES||Kenyan Shilling
            KGS||Kyrgystani Som
            KHR||Cambodian Riel
            KMF||Comorian Franc
            KPW||North Korean Won
            KRW|₩|South Korean Won
            KWD||Kuwaiti Dinar
            KYD||Cayman Islands Dollar
            KZT||Kazakhstani Tenge
            LAK||Laotian Kip
            LBP||Lebanese Pound
            LKR||Sri Lankan Rupee
            LRD||Liberian Dollar
            LSL||Lesotho Loti
            LTL||Lithuanian Litas
            LUF||Luxembourgian Franc
            LVL||Latvian Lats
            LYD||Libyan Dinar
            MAD||Moroccan Dirham
            MDL||Moldovan Leu
            MGA||Malagasy Ariary
            MGF||Malagasy Franc
            MKD||Macedonian Denar
            MMK||Myanmar Kyat
            MNT||Mongolian Tugrik
            MOP||Macanese Pataca
            MRO||Mauritanian Ouguiya (1973–2017)
            MRU||Mauritanian Ouguiya
            MTL||Maltese Lira
            MUR||Mauritian Rupee
            MVR||Maldivian Rufiyaa
            MWK||Malawian Kwacha
            MXN|MX$|Mexican Peso
            MXV||Mexican Investment Unit
            MYR||Malaysian Ringgit
            MZM||Mozambican Metical (1980–2006)
            MZN||Mozambican Metical
            NAD||Namibian Dollar
            NGN||Nigerian Naira
            NIO||Nicaraguan Córdoba
            NLG||Dutch Guilder
            NOK||Norwegian Krone
            NPR||Nepalese Rupee
            NZD|NZ$|New Zealand Dollar
            OMR||Omani Rial
            PAB||Panamanian Balboa
            PEN||Peruvian Sol
            PGK||Papua New Guinean Kina
            PHP|₱|Philippine Peso
            PKR||Pakistani Rupee
            PLN||Polish Zloty
            PTE||Portuguese Escudo
            PYG||Paraguayan Guarani
            QAR||Qatari Riyal
            ROL||Romanian Leu (1952–2006)
            RON||Romanian Leu
            RSD||Serbian Dinar
            RUB||Russian Ruble
            RUR||Russian Ruble (1991–1998)
            RWF||Rwandan Franc
            SAR||Saudi Riyal
            SBD||Solomon Islands Dollar
            SCR||Seychellois Rupee
            SDD||Sudanese Dinar (1992–2007)
            SDG||Sudanese Pound
            SEK||Swedish Krona
            SGD||Singapore Dollar
            SHP||St. Helena Pound
            SIT||Slovenian Tolar
            SKK||Slovak Koruna
            SLE||Sierra Leonean Leone
            SLL||Sierra Leonean Leone (1964—2022)
            SOS||Somali Shilling
            SRD||Surinamese Dollar
            SRG||Surinamese Guilder
            SSP||South Sudanese Pound
            STD||São Tomé & Príncipe Dobra (1977–2017)
            STN||São Tomé & Príncipe Dobra
            SVC||Salvadoran Colón
            SYP||Syrian Pound
            SZL||Swazi Lilangeni
            THB||Thai Baht
            TJS||Tajikistani Somoni
            TMM||Turkmenistani Manat (1993–2009)
            TMT||Turkmenistani Manat
            TND||Tunisian Dinar
            TOP||Tongan Paʻanga
            TPE||Timorese Escudo
            TRL||Turkish Lira (1922–2005)
            TRY||Turkish Lira
            TTD||Trinidad & Tobago Dollar
            TWD|NT$|New Taiwan Dollar
            TZS||Tanzanian Shilling
            UAH||Ukrainian Hryvnia
            UGX||Ugandan Shilling
            USD|$|US Dollar
            USN||US Dollar (Next day)
            USS||US Dollar (Same day)
            UYI||Uruguayan Peso (Indexed Units)
            UYU||Uruguayan Peso
            UZS||Uzbekistani Som
            VEB||Venezuelan Bolívar (1871–2008)
            VED||Bolívar Soberano
            VEF||Venezuelan Bolívar (2008–2018)
            VES||Venezuelan Bolívar
            VND|₫|Vietnamese Dong
            VUV||Vanuatu Vatu
            WST||Samoan Tala
            XAD||Arab Accounting Dinar
            XAF|FCFA|Central African CFA Franc
            XAG||Silver
            XAU||Gold
            XBA||European Composite Unit
            XBB||European Monetary Unit
            XBC||European Unit of Account (XBC)
            XBD||European Unit of Account (XBD)
            XCD|EC$|East Caribbean Dollar
            XCG|Cg.|Caribbean guilder
            XDR||Special Drawing Rights
            XFO||French Gold Franc
            XFU||French UIC-Franc
            XOF|F CFA|West African CFA Franc
            XPD||Palladium
            XPF|CFPF|CFP Franc
            XPT||Platinum
            XSU||Sucre
            XTS||Testing Currency Code
            XUA||ADB Unit of Account
            XX\u0058|¤|Unknown Currency
            YER||Yemeni Rial
            YUM||Yugoslavian New Dinar (1994–2002)
            ZAR||South African Rand
            ZMK||Zambian Kwacha (1968–2012)
            ZMW||Zambian Kwacha
            ZWD||Zimbabwean Dollar (1980–2008)
            ZWG||Zimbabwean Gold
            ZWL||Zimbabwean Dollar (2009–2024)
            ZWN||
            ZWR||Zimbabwean Dollar (2008)
            """;

    private static final String DE = """
            ADP||Andorranische Pesete
            AED||VAE-Dirham
            AFA||Afghanische Afghani (1927–2002)
            AFN||Afghanischer Afghani
            ALL||Albanischer Lek
            AMD||Armenischer Dram
            ANG||Niederländische-Antillen-Gulden
            AOA||Angolanischer Kwanza
            ARS||Argentinischer Peso
            ATS|öS|Österreichischer Schilling
            AUD|AU$|Australischer Dollar
            AWG||Aruba-Florin
            AYM||
            AZM||Aserbaidschan-Manat (1993–2006)
            AZN||Aserbaidschan-Manat
            BAM||Konvertible Mark Bosnien und Herzegowina
            BBD||Barbados-Dollar
            BDT||Bangladesch-Taka
            BEF||Belgischer Franc
            BGL||Bulgarische Lew (1962–1999)
            BGN||Bulgarischer Lew
            BHD||Bahrain-Dinar
            BIF||Burundi-Franc
            BMD||Bermuda-Dollar
            BND||Brunei-Dollar
            BOB||Bolivianischer Boliviano
            BOV||Boliviansiche Mvdol
            BRL|R$|Brasilianischer Real
            BSD||Bahamas-Dollar
            BTN||Bhutan-Ngultrum
            BWP||Botswanischer Pula
            BYB||Belarus-Rubel (1994–1999)
            BYN||Weißrussischer Rubel
            BYR||Weißrussischer Rubel (2000–2016)
            BZD||Belize-Dollar
            CAD|CA$|Kanadischer Dollar
            CDF||Kongo-Franc
            CHE||WIR-Euro
            CHF||Schweizer Franken
            CHW||WIR Franken
            CLF||Chilenische Unidades de Fomento
            CLP||Chilenischer Peso
            CNY|CN¥|Renminbi Yuan
            COP||Kolumbianischer Peso
            COU||Kolumbianische Unidades de valor real
            CRC||Costa-Rica-Colón
            CSD||Serbischer Dinar (2002–2006)
            CUC||Kubanischer Peso (konvertibel)
            CUP||Kubanischer Peso
            CVE||Cabo-Verde-Escudo
            CYP||Zypern-Pfund
            CZK||Tschechische Krone
            DEM|DM|Deutsche Mark
            DJF||Dschibuti-Franc
            DKK||Dänische Krone
            DOP||Dominikanischer Peso
            DZD||Algerischer Dinar
            EEK||Estnische Krone
            EGP||Ägyptisches Pfund
            ERN||Eritreischer Nakfa
            ESP||Spanische Peseta
            ETB||Äthiopischer Birr
            EUR|€|Euro
            FIM||Finnische Mark
            FJD||Fidschi-Dollar
            FKP||Falkland-Pfund
            FRF||Französischer Franc
            GBP|£|Britisches Pfund
            GEL||Georgischer Lari
            GHC||Ghanaischer Cedi (1979–2007)
            GHS||Ghanaischer Cedi
            GIP||Gibraltar-Pfund
            GMD||Gambia-Dalasi
            GNF||Guinea-Franc
            GRD||Griechische Drachme
            GTQ||Guatemaltekischer Quetzal
            GWP||Guinea-Bissau Peso
            GYD||Guyana-Dollar
            HKD|HK$|Hongkong-Dollar
            HNL||Honduras-Lempira
            HRK||Kroatischer Kuna
            HTG||Haitianische Gourde
            HUF||Ungarischer Forint
            IDR||Indonesische Rupiah
            IEP||Irisches Pfund
            ILS|₪|Israelischer Neuer Schekel
            INR|₹|Indische Rupie
            IQD||Irakischer Dinar
            IRR||Iranischer Rial
            ISK||Isländische Krone
            ITL||Italienische Lira
            JMD||Jamaika-Dollar
            JOD||Jordanischer Dinar
            JPY|¥|Japanischer Yen
            KES||Kenia-Schilling
            KGS||Kirgisischer Som
            KHR||Kambodschanischer Riel
            KMF||Komoren-Franc
            KPW||Nordkoreanischer Won
            KRW|₩|Südkoreanischer Won
            KWD||Kuwait-Dinar
            KYD||Kaiman-Dollar
            KZT||Kasachischer Tenge
            LAK||Laotischer Kip
            LBP||Libanesisches Pfund
            LKR||Sri-Lanka-Rupie
            LRD||Liberianischer Dollar
            LSL||Loti
            LTL||Litauischer Litas
            LUF||Luxemburgischer Franc
            LVL||Lettischer Lats
            LYD||Libyscher Dinar
            MAD||Marokkanischer Dirham
            MDL||Moldau-Leu
            MGA||Madagaskar-Ariary
            MGF||Madagaskar-Franc
            MKD||Mazedonischer Denar
            MMK||Myanmarischer Kyat
            MNT||Mongolischer Tögrög
            MOP||Macao-Pataca
            MRO||Mauretanischer Ouguiya (1973–2017)
            MRU||Mauretanischer Ouguiya
            MTL||Maltesische Lira
            MUR||Mauritius-Rupie
            MVR||Malediven-Rufiyaa
            MWK||Malawi-Kwacha
            MXN|MX$|Mexikanischer Peso
            MXV||Mexicanischer Unidad de Inversion (UDI)
            MYR||Malaysischer Ringgit
            MZM||Mosambikanischer Metical (1980–2006)
            MZN||Mosambikanischer Metical
            NAD||Namibia-Dollar
            NGN||Nigerianischer Naira
            NIO||Nicaragua-Córdoba
            NLG||Niederländischer Gulden
            NOK||Norwegische Krone
            NPR||Nepalesische Rupie
            NZD|NZ$|Neuseeland-Dollar
            OMR||Omanischer Rial
            PAB||Panamaischer Balboa
            PEN||Peruanischer Sol
            PGK||Papua-neuguineischer Kina
            PHP||Philippinischer Peso
            PKR||Pakistanische Rupie
            PLN||Polnischer Złoty
            PTE||Portugiesischer Escudo
            PYG||Paraguayischer Guaraní
            QAR||Katar-Riyal
            ROL||Rumänischer Leu (1952–2006)
            RON||Rumänischer Leu
            RSD||Serbischer Dinar
            RUB||Russischer Rubel
            RUR||Russischer Rubel (1991–1998)
            RWF||Ruanda-Franc
            SAR||Saudi-Rial
            SBD||Salomonen-Dollar
            SCR||Seychellen-Rupie
            SDD||Sudanesischer Dinar (1992–2007)
            SDG||Sudanesisches Pfund
            SEK||Schwedische Krone
            SGD||Singapur-Dollar
            SHP||St.-Helena-Pfund
            SIT||Slowenischer Tolar
            SKK||Slowakische Krone
            SLE||Sierra-leonischer Leone
            SLL||Sierra-leonischer Leone (1964–2022)
            SOS||Somalia-Schilling
            SRD||Suriname-Dollar
            SRG||Suriname Gulden
            SSP||Südsudanesisches Pfund
            STD||São-toméischer Dobra (1977–2017)
            STN||São-toméischer Dobra
            SVC||El Salvador Colon
            SYP||Syrisches Pfund
            SZL||Swasiländischer Lilangeni
            THB|฿|Thailändischer Baht
            TJS||Tadschikistan-Somoni
            TMM||Turkmenistan-Manat (1993–2009)
            TMT||Turkmenistan-Manat
            TND||Tunesischer Dinar
            TOP||Tongaischer Paʻanga
            TPE||Timor-Escudo
            TRL||Türkische Lira (1922–2005)
            TRY||Türkische Lira
            TTD||Trinidad-und-Tobago-Dollar
            TWD|NT$|Neuer Taiwan-Dollar
            TZS||Tansania-Schilling
            UAH||Ukrainische Hrywnja
            UGX||Uganda-Schilling
            USD|$|US-Dollar
            USN||US Dollar (Nächster Tag)
            USS||US Dollar (Gleicher Tag)
            UYI||Uruguayischer Peso (Indexierte Rechnungseinheiten)
            UYU||Uruguayischer Peso
            UZS||Usbekistan-Sum
            VEB||Venezolanischer Bolívar (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||Venezolanischer Bolívar (2008–2018)
            VES||Venezolanischer Bolívar
            VND|₫|Vietnamesischer Dong
            VUV||Vanuatu-Vatu
            WST||Samoanischer Tala
            XAD||Arab Accounting Dinar
            XAF|FCFA|CFA-Franc (BEAC)
            XAG||Unze Silber
            XAU||Unze Gold
            XBA||Europäische Rechnungseinheit
            XBB||Europäische Währungseinheit (XBB)
            XBC||Europäische Rechnungseinheit (XBC)
            XBD||Europäische Rechnungseinheit (XBD)
            XCD|EC$|Ostkaribischer Dollar
            XCG|Cg.|Caribbean Guilder
            XDR||Sonderziehungsrechte
            XFO||Französischer Gold-Franc
            XFU||Französischer UIC-Franc
            XOF|F CFA|CFA-Franc (BCEAO)
            XPD||Unze Palladium
            XPF|CFPF|CFP-Franc
            XPT||Unze Platin
            XSU||SUCRE
            XTS||Testwährung
            XUA||Rechnungseinheit der AfEB
            XX\u0058||Unbekannte Währung
            YER||Jemen-Rial
            YUM||Jugoslawischer Neuer Dinar (1994–2002)
            ZAR||Südafrikanischer Rand
            ZMK||Kwacha (1968–2012)
            ZMW||Kwacha
            ZWD||Simbabwe-Dollar (1980–2008)
            ZWG||Zimbabwe Gold
            ZWL||Simbabwe-Dollar (2009)
            ZWN||
            ZWR||Simbabwe-Dollar (2008)
            """;

    private static final String FR = """
            ADP||peseta andorrane
            AED||dirham des Émirats arabes unis
            AFA||afghani (1927–2002)
            AFN||afghani afghan
            ALL||lek albanais
            AMD||dram arménien
            ANG||florin antillais
            AOA||kwanza angolais
            ARS|$AR|peso argentin
            ATS||schilling autrichien
            AUD|$AU|dollar australien
            AWG||florin arubais
            AYM||
            AZM||manat azéri (1993–2006)
            AZN||manat azéri
            BAM||mark convertible bosniaque
            BBD||dollar barbadien
            BDT||taka bangladeshi
            BEF|FB|franc belge
            BGL||lev bulgare (1962–1999)
            BGN||lev bulgare
            BHD||dinar bahreïni
            BIF||franc burundais
            BMD|$BM|dollar bermudien
            BND|$BN|dollar brunéien
            BOB||boliviano bolivien
            BOV||mvdol bolivien
            BRL|R$|réal brésilien
            BSD||dollar bahaméen
            BTN||ngultrum bouthanais
            BWP||pula botswanais
            BYB||nouveau rouble biélorusse (1994–1999)
            BYN||rouble biélorusse
            BYR||rouble biélorusse (2000–2016)
            BZD|$BZ|dollar bélizéen
            CAD|$CA|dollar canadien
            CDF||franc congolais
            CHE||euro WIR
            CHF||franc suisse
            CHW||franc WIR
            CLF||unité d’investissement chilienne
            CLP|$CL|peso chilien
            CNY||yuan renminbi chinois
            COP|$CO|peso colombien
            COU||unité de valeur réelle colombienne
            CRC||colón costaricain
            CSD||dinar serbo-monténégrin
            CUC||peso cubain convertible
            CUP||peso cubain
            CVE||escudo capverdien
            CYP|£CY|livre chypriote
            CZK||couronne tchèque
            DEM||mark allemand
            DJF||franc djiboutien
            DKK||couronne danoise
            DOP||peso dominicain
            DZD||dinar algérien
            EEK||couronne estonienne
            EGP||livre égyptienne
            ERN||nafka érythréen
            ESP||peseta espagnole
            ETB||birr éthiopien
            EUR|€|euro
            FIM||mark finlandais
            FJD|$FJ|dollar fidjien
            FKP|£FK|livre des îles Malouines
            FRF|F|franc français
            GBP|£GB|livre sterling
            GEL||lari géorgien
            GHC||cédi
            GHS||cédi ghanéen
            GIP|£GI|livre de Gibraltar
            GMD||dalasi gambien
            GNF||franc guinéen
            GRD||drachme grecque
            GTQ||quetzal guatémaltèque
            GWP||peso bissau-guinéen
            GYD||dollar du Guyana
            HKD||dollar de Hong Kong
            HNL||lempira hondurien
            HRK||kuna croate
            HTG||gourde haïtienne
            HUF||forint hongrois
            IDR||roupie indonésienne
            IEP|£IE|livre irlandaise
            ILS|₪|nouveau shekel israélien
            INR|₹|roupie indienne
            IQD||dinar irakien
            IRR||riyal iranien
            ISK||couronne islandaise
            ITL|₤IT|lire italienne
            JMD||dollar jamaïcain
            JOD||dinar jordanien
            JPY||yen japonais
            KES||shilling kényan
            KGS||som kirghize
            KHR||riel cambodgien
            KMF||franc comorien
            KPW||won nord-coréen
            KRW|₩|won sud-coréen
            KWD||dinar koweïtien
            KYD||dollar des îles Caïmans
            KZT||tenge kazakh
            LAK||kip laotien
            LBP|£LB|livre libanaise
            LKR||roupie srilankaise
            LRD||dollar libérien
            LSL||loti lesothan
            LTL||litas lituanien
            LUF||franc luxembourgeois
            LVL||lats letton
            LYD||dinar libyen
            MAD||dirham marocain
            MDL||leu moldave
            MGA||ariary malgache
            MGF||franc malgache
            MKD||denar macédonien
            MMK||kyat myanmarais
            MNT||tugrik mongol
            MOP||pataca macanaise
            MRO||ouguiya mauritanien (1973–2017)
            MRU||ouguiya mauritanien
            MTL||lire maltaise
            MUR||roupie mauricienne
            MVR||rufiyaa maldivienne
            MWK||kwacha malawite
            MXN|$MX|peso mexicain
            MXV||unité de conversion mexicaine (UDI)
            MYR||ringgit malais
            MZM||métical
            MZN||metical mozambicain
            NAD|$NA|dollar namibien
            NGN||naira nigérian
            NIO||córdoba oro nicaraguayen
            NLG||florin néerlandais
            NOK||couronne norvégienne
            NPR||roupie népalaise
            NZD|$NZ|dollar néo-zélandais
            OMR||riyal omanais
            PAB||balboa panaméen
            PEN||sol péruvien
            PGK||kina papouan-néo-guinéen
            PHP||peso philippin
            PKR||roupie pakistanaise
            PLN||zloty polonais
            PTE||escudo portugais
            PYG||guaraní paraguayen
            QAR||riyal qatari
            ROL||ancien leu roumain
            RON||leu roumain
            RSD||dinar serbe
            RUB||rouble russe
            RUR||rouble russe (1991–1998)
            RWF||franc rwandais
            SAR||riyal saoudien
            SBD|$SB|dollar des îles Salomon
            SCR||roupie des Seychelles
            SDD||dinar soudanais
            SDG||livre soudanaise
            SEK||couronne suédoise
            SGD|$SG|dollar de Singapour
            SHP||livre de Sainte-Hélène
            SIT||tolar slovène
            SKK||couronne slovaque
            SLE||leone sierra-léonais
            SLL||leone sierra-léonais (1964—2022)
            SOS||shilling somalien
            SRD|$SR|dollar surinamais
            SRG||florin surinamais
            SSP||livre sud-soudanaise
            STD||dobra santoméen (1977–2017)
            STN||dobra santoméen
            SVC||colón salvadorien
            SYP||livre syrienne
            SZL||lilangeni swazi
            THB||baht thaïlandais
            TJS||somoni tadjik
            TMM||manat turkmène
            TMT||nouveau manat turkmène
            TND||dinar tunisien
            TOP||pa’anga tongan
            TPE||escudo timorais
            TRL||livre turque (1844–2005)
            TRY||livre turque
            TTD|$TT|dollar de Trinité-et-Tobago
            TWD||nouveau dollar taïwanais
            TZS||shilling tanzanien
            UAH||hryvnia ukrainienne
            UGX||shilling ougandais
            USD|$US|dollar des États-Unis
            USN||dollar des Etats-Unis (jour suivant)
            USS||dollar des Etats-Unis (jour même)
            UYI||peso uruguayen (unités indexées)
            UYU|$UY|peso uruguayen
            UZS||sum ouzbek
            VEB||bolivar vénézuélien (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||bolivar vénézuélien (2008–2018)
            VES||bolivar vénézuélien
            VND|₫|dông vietnamien
            VUV||vatu vanuatuan
            WST|$WS|tala samoan
            XAD||Arab Accounting Dinar
            XAF|FCFA|franc CFA (BEAC)
            XAG||argent
            XAU||or
            XBA||unité européenne composée
            XBB||unité monétaire européenne
            XBC||unité de compte européenne (XBC)
            XBD||unité de compte européenne (XBD)
            XCD||dollar des Caraïbes orientales
            XCG|Cg.|florin caribéen
            XDR||droit de tirage spécial
            XFO||franc or
            XFU||franc UIC
            XOF|F CFA|franc CFA (BCEAO)
            XPD||palladium
            XPF|FCFP|franc CFP
            XPT||platine
            XSU||Sucre
            XTS||(devise de test)
            XUA||ADB Unit of Account
            XX\u0058|¤|devise inconnue ou non valide
            YER||riyal yéménite
            YUM||dinar yougoslave Noviy
            ZAR||rand sud-africain
            ZMK||kwacha zambien (1968–2012)
            ZMW||kwacha zambien
            ZWD||dollar zimbabwéen
            ZWG||Zimbabwe Gold
            ZWL||dollar zimbabwéen (2009)
            ZWN||
            ZWR||dollar zimbabwéen (2008)
            """;

    private static final String ES = """
            ADP||peseta andorrana
            AED||dírham de los Emiratos Árabes Unidos
            AFA||afgani (1927–2002)
            AFN||afgani afgano
            ALL||lek albanés
            AMD||dram armenio
            ANG||florín antillano
            AOA||kuanza angoleño
            ARS||peso argentino
            ATS||chelín austriaco
            AUD||dólar australiano
            AWG||florín arubeño
            AYM||
            AZM||manat azerí (1993–2006)
            AZN||manat azerbaiyano
            BAM||marco convertible de Bosnia y Herzegovina
            BBD||dólar barbadense
            BDT||taka bangladesí
            BEF||franco belga
            BGL||lev fuerte búlgaro
            BGN||leva búlgara
            BHD||dinar bareiní
            BIF||franco burundés
            BMD||dólar bermudeño
            BND||dólar bruneano
            BOB||boliviano
            BOV||MVDOL boliviano
            BRL||real brasileño
            BSD||dólar bahameño
            BTN||gultrum butanés
            BWP||pula botsuano
            BYB||nuevo rublo bielorruso (1994–1999)
            BYN||rublo bielorruso
            BYR||rublo bielorruso (2000–2016)
            BZD||dólar beliceño
            CAD||dólar canadiense
            CDF||franco congoleño
            CHE||euro WIR
            CHF||franco suizo
            CHW||franco WIR
            CLF||unidad de fomento chilena
            CLP||peso chileno
            CNY||yuan renminbi
            COP||peso colombiano
            COU||unidad de valor real colombiana
            CRC||colón costarricense
            CSD||antiguo dinar serbio
            CUC||peso cubano convertible
            CUP||peso cubano
            CVE||escudo de Cabo Verde
            CYP||libra chipriota
            CZK||corona checa
            DEM||marco alemán
            DJF||franco yibutiano
            DKK||corona danesa
            DOP||peso dominicano
            DZD||dinar argelino
            EEK||corona estonia
            EGP||libra egipcia
            ERN||nakfa eritreo
            ESP|₧|peseta española
            ETB||bir etíope
            EUR|€|euro
            FIM||marco finlandés
            FJD||dólar fiyiano
            FKP||libra malvinense
            FRF||franco francés
            GBP||libra esterlina
            GEL||lari georgiano
            GHC||cedi ghanés (1979–2007)
            GHS||cedi ghanés
            GIP||libra gibraltareña
            GMD||dalasi gambiano
            GNF||franco guineano
            GRD||dracma griego
            GTQ||quetzal guatemalteco
            GWP||peso de Guinea-Bissáu
            GYD||dólar guyanés
            HKD||dólar hongkonés
            HNL||lempira hondureño
            HRK||kuna croata
            HTG||gurde haitiano
            HUF||forinto húngaro
            IDR||rupia indonesia
            IEP||libra irlandesa
            ILS||nuevo séquel israelí
            INR||rupia india
            IQD||dinar iraquí
            IRR||rial iraní
            ISK||corona islandesa
            ITL||lira italiana
            JMD||dólar jamaicano
            JOD||dinar jordano
            JPY||yen japonés
            KES||chelín keniano
            KGS||som kirguís
            KHR||riel camboyano
            KMF||franco comorense
            KPW||won norcoreano
            KRW||won surcoreano
            KWD||dinar kuwaití
            KYD||dólar de las Islas Caimán
            KZT||tengue kazajo
            LAK||kip laosiano
            LBP||libra libanesa
            LKR||rupia esrilanquesa
            LRD||dólar liberiano
            LSL||loti lesotense
            LTL||litas lituano
            LUF||franco luxemburgués
            LVL||lats letón
            LYD||dinar libio
            MAD||dírham marroquí
            MDL||leu moldavo
            MGA||ariari malgache
            MGF||franco malgache
            MKD||dinar macedonio
            MMK||kiat de Myanmar
            MNT||tugrik mongol
            MOP||pataca macaense
            MRO||uguiya (1973–2017)
            MRU||uguiya mauritano
            MTL||lira maltesa
            MUR||rupia mauriciana
            MVR||rufiya maldiva
            MWK||kuacha malauí
            MXN||peso mexicano
            MXV||unidad de inversión (UDI) mexicana
            MYR||ringit malasio
            MZM||antiguo metical mozambiqueño
            MZN||metical mozambiqueño
            NAD||dólar namibio
            NGN||naira nigeriano
            NIO||córdoba oro
            NLG||florín neerlandés
            NOK||corona noruega
            NPR||rupia nepalí
            NZD||dólar neozelandés
            OMR||rial omaní
            PAB||balboa panameño
            PEN||sol peruano
            PGK||kina papú
            PHP||peso filipino
            PKR||rupia pakistaní
            PLN||esloti polaco
            PTE||escudo portugués
            PYG||guaraní paraguayo
            QAR||rial catarí
            ROL||antiguo leu rumano
            RON||leu rumano
            RSD||dinar serbio
            RUB||rublo ruso
            RUR||rublo ruso (1991–1998)
            RWF||franco ruandés
            SAR||rial saudí
            SBD||dólar salomonense
            SCR||rupia seychellense
            SDD||dinar sudanés
            SDG||libra sudanesa
            SEK||corona sueca
            SGD||dólar singapurense
            SHP||libra de Santa Elena
            SIT||tólar esloveno
            SKK||corona eslovaca
            SLE||leona sierraleonesa
            SLL||leona sierraleonesa (1964–2022)
            SOS||chelín somalí
            SRD||dólar surinamés
            SRG||florín surinamés
            SSP||libra sursudanesa
            STD||dobra (1977–2017)
            STN||dobra santotomense
            SVC||colón salvadoreño
            SYP||libra siria
            SZL||lilangeni esuatiní
            THB|฿|bat tailandés
            TJS||somoni tayiko
            TMM||manat turcomano (1993–2009)
            TMT||manat turcomano
            TND||dinar tunecino
            TOP||paanga tongano
            TPE||escudo timorense
            TRL||lira turca (1922–2005)
            TRY||lira turca
            TTD||dólar de Trinidad y Tobago
            TWD||nuevo dólar taiwanés
            TZS||chelín tanzano
            UAH||grivna ucraniana
            UGX||chelín ugandés
            USD|US$|dólar estadounidense
            USN||dólar estadounidense (día siguiente)
            USS||dólar estadounidense (mismo día)
            UYI||peso uruguayo en unidades indexadas
            UYU||peso uruguayo
            UZS||sum uzbeko
            VEB||bolívar venezolano (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||bolívar venezolano (2008–2018)
            VES||bolívar venezolano
            VND|₫|dong vietnamita
            VUV||vatu vanuatense
            WST||tala samoano
            XAD||Arab Accounting Dinar
            XAF||franco CFA de África Central
            XAG||plata
            XAU||oro
            XBA||unidad compuesta europea
            XBB||unidad monetaria europea
            XBC||unidad de cuenta europea (XBC)
            XBD||unidad de cuenta europea (XBD)
            XCD||dólar del Caribe Oriental
            XCG|Cg.|florín caribeño
            XDR||derechos especiales de giro
            XFO||franco oro francés
            XFU||franco UIC francés
            XOF||franco CFA de África Occidental
            XPD||paladio
            XPF|CFPF|franco CFP
            XPT||platino
            XSU||Sucre
            XTS||código reservado para pruebas
            XUA||ADB Unit of Account
            XX\u0058|¤|moneda desconocida
            YER||rial yemení
            YUM||super dinar yugoslavo
            ZAR||rand sudafricano
            ZMK||kwacha zambiano (1968–2012)
            ZMW||kuacha zambiano
            ZWD||dólar de Zimbabue
            ZWG||Zimbabwe Gold
            ZWL||dólar zimbabuense
            ZWN||
            ZWR||Zimbabwean Dollar (2008)
            """;

    private static final String IT = """
            ADP||peseta andorrana
            AED||dirham degli Emirati Arabi Uniti
            AFA||afgani (1927–2002)
            AFN||afghani
            ALL||lek albanese
            AMD||dram armeno
            ANG||fiorino delle Antille olandesi
            AOA||kwanza angolano
            ARS||peso argentino
            ATS||scellino austriaco
            AUD|A$|dollaro australiano
            AWG||fiorino di Aruba
            AYM||
            AZM||manat azero (1993–2006)
            AZN||manat azero
            BAM||marco convertibile della Bosnia-Herzegovina
            BBD||dollaro di Barbados
            BDT||taka bangladese
            BEF||franco belga
            BGL||lev bulgaro (1962–1999)
            BGN||lev bulgaro
            BHD||dinaro del Bahrein
            BIF||franco del Burundi
            BMD||dollaro delle Bermuda
            BND||dollaro del Brunei
            BOB||boliviano
            BOV||mvdol boliviano
            BRL||real brasiliano
            BSD||dollaro delle Bahamas
            BTN||ngultrum bhutanese
            BWP||pula del Botswana
            BYB||nuovo rublo bielorusso (1994–1999)
            BYN||rublo bielorusso
            BYR||rublo bielorusso (2000–2016)
            BZD||dollaro del Belize
            CAD|CA$|dollaro canadese
            CDF||franco congolese
            CHE||
            CHF||franco svizzero
            CHW||
            CLF||unidades de fomento chilene
            CLP||peso cileno
            CNY|CN¥|yuan cinese
            COP||peso colombiano
            COU||
            CRC||colón costaricano
            CSD||antico dinaro serbo
            CUC||peso cubano convertibile
            CUP||peso cubano
            CVE||escudo capoverdiano
            CYP||sterlina cipriota
            CZK||corona ceca
            DEM||marco tedesco
            DJF||franco di Gibuti
            DKK||corona danese
            DOP||peso dominicano
            DZD||dinaro algerino
            EEK||corona dell’Estonia
            EGP||sterlina egiziana
            ERN||nakfa eritreo
            ESP||peseta spagnola
            ETB||birr etiope
            EUR|€|euro
            FIM||markka finlandese
            FJD||dollaro delle Figi
            FKP||sterlina delle Falkland
            FRF||franco francese
            GBP|£|sterlina britannica
            GEL||lari georgiano
            GHC||cedi del Ghana
            GHS||cedi ghanese
            GIP||sterlina di Gibilterra
            GMD||dalasi gambiano
            GNF||franco della Guinea
            GRD||dracma greca
            GTQ||quetzal guatemalteco
            GWP||peso della Guinea-Bissau
            GYD||dollaro della Guyana
            HKD||dollaro di Hong Kong
            HNL||lempira honduregna
            HRK||kuna croata
            HTG||gourde haitiano
            HUF||fiorino ungherese
            IDR||rupia indonesiana
            IEP||sterlina irlandese
            ILS|₪|nuovo siclo israeliano
            INR||rupia indiana
            IQD||dinaro iracheno
            IRR||rial iraniano
            ISK||corona islandese
            ITL||lira italiana
            JMD||dollaro giamaicano
            JOD||dinaro giordano
            JPY||yen giapponese
            KES||scellino keniota
            KGS||som kirghiso
            KHR||riel cambogiano
            KMF||franco comoriano
            KPW||won nordcoreano
            KRW||won sudcoreano
            KWD||dinaro kuwaitiano
            KYD||dollaro delle Isole Cayman
            KZT||tenge kazako
            LAK||kip laotiano
            LBP||lira libanese
            LKR||rupia di Sri Lanka
            LRD||dollaro liberiano
            LSL||loti del Lesotho
            LTL||litas lituano
            LUF||franco del Lussemburgo
            LVL||lats lettone
            LYD||dinaro libico
            MAD||dirham marocchino
            MDL||leu moldavo
            MGA||ariary malgascio
            MGF||franco malgascio
            MKD||dinaro macedone
            MMK||kyat di Myanmar
            MNT||tugrik mongolo
            MOP||pataca di Macao
            MRO||ouguiya della Mauritania (1973–2017)
            MRU||ouguiya della Mauritania
            MTL||lira maltese
            MUR||rupia mauriziana
            MVR||rufiyaa delle Maldive
            MWK||kwacha malawiano
            MXN||peso messicano
            MXV||unidad de inversion (UDI) messicana
            MYR||ringgit malese
            MZM||Mozambican Metical (1980-2006)
            MZN||metical mozambicano
            NAD||dollaro namibiano
            NGN||naira nigeriana
            NIO||córdoba nicaraguense
            NLG||fiorino olandese
            NOK||corona norvegese
            NPR||rupia nepalese
            NZD|NZ$|dollaro neozelandese
            OMR||rial omanita
            PAB||balboa panamense
            PEN||sol peruviano
            PGK||kina papuana
            PHP|₱|peso filippino
            PKR||rupia pakistana
            PLN||zloty polacco
            PTE||escudo portoghese
            PYG||guaraní paraguayano
            QAR||rial qatariano
            ROL||leu della Romania
            RON||leu rumeno
            RSD||dinaro serbo
            RUB||rublo russo
            RUR||rublo della CSI
            RWF||franco ruandese
            SAR||riyal saudita
            SBD||dollaro delle Isole Salomone
            SCR||rupia delle Seychelles
            SDD||dinaro sudanese
            SDG||sterlina sudanese
            SEK||corona svedese
            SGD||dollaro di Singapore
            SHP||sterlina di Sant’Elena
            SIT||tallero sloveno
            SKK||corona slovacca
            SLE||leone della Sierra Leone
            SLL||leone della Sierra Leone (1964–2022)
            SOS||scellino somalo
            SRD||dollaro del Suriname
            SRG||fiorino del Suriname
            SSP||sterlina sud-sudanese
            STD||dobra di Sao Tomé e Principe (1977–2017)
            STN||dobra di Sao Tomé e Príncipe
            SVC||colón salvadoregno
            SYP||lira siriana
            SZL||lilangeni
            THB|฿|baht thailandese
            TJS||somoni tagiko
            TMM||manat turkmeno (1993–2009)
            TMT||manat turkmeno
            TND||dinaro tunisino
            TOP||paʻanga tongano
            TPE||escudo di Timor
            TRL||lira turca (1922–2005)
            TRY||lira turca
            TTD||dollaro di Trinidad e Tobago
            TWD||nuovo dollaro taiwanese
            TZS||scellino della Tanzania
            UAH||grivnia ucraina
            UGX||scellino ugandese
            USD||dollaro statunitense
            USN||dollaro statunitense (next day)
            USS||dollaro statunitense (same day)
            UYI||peso uruguaiano in unità indicizzate
            UYU||peso uruguayano
            UZS||sum uzbeco
            VEB||bolivar venezuelano (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||bolívar venezuelano (2008–2018)
            VES||bolívar venezuelano
            VND||dong vietnamita
            VUV||vatu di Vanuatu
            WST||tala samoano
            XAD||Arab Accounting Dinar
            XAF|FCFA|franco CFA BEAC
            XAG||argento
            XAU||oro
            XBA||unità composita europea
            XBB||unità monetaria europea
            XBC||unità di acconto europea (XBC)
            XBD||unità di acconto europea (XBD)
            XCD|EC$|dollaro dei Caraibi orientali
            XCG|Cg.|Caribbean Guilder
            XDR||diritti speciali di incasso
            XFO||franco oro francese
            XFU||franco UIC francese
            XOF|F CFA|franco CFA BCEAO
            XPD||palladio
            XPF|CFPF|franco CFP
            XPT||platino
            XSU||Sucre
            XTS||codice di verifica della valuta
            XUA||ADB Unit of Account
            XX\u0058|¤|valuta sconosciuta
            YER||riyal yemenita
            YUM||dinaro noviy yugoslavo
            ZAR||rand sudafricano
            ZMK||kwacha dello Zambia (1968–2012)
            ZMW||kwacha zambiano
            ZWD||dollaro dello Zimbabwe
            ZWG||Zimbabwe Gold
            ZWL||dollaro zimbabwiano (2009)
            ZWN||
            ZWR||Zimbabwean Dollar (2008)
            """;

    private static final String PT = """
            ADP||Peseta de Andorra
            AED||Dirham dos Emirados Árabes Unidos
            AFA||Afegane (1927–2002)
            AFN||Afegane afegão
            ALL||Lek albanês
            AMD||Dram armênio
            ANG||Florim das Antilhas Holandesas
            AOA||Kwanza angolano
            ARS||Peso argentino
            ATS||Xelim austríaco
            AUD|AU$|Dólar australiano
            AWG||Florim arubano
            AYM||
            AZM||Manat azerbaijano (1993–2006)
            AZN||Manat azeri
            BAM||Marco conversível da Bósnia e Herzegovina
            BBD||Dólar barbadense
            BDT||Taka bengali
            BEF||Franco belga
            BGL||Lev forte búlgaro
            BGN||Lev búlgaro
            BHD||Dinar bareinita
            BIF||Franco burundiano
            BMD||Dólar bermudense
            BND||Dólar bruneano
            BOB||Boliviano da Bolívia
            BOV||Mvdol boliviano
            BRL|R$|Real brasileiro
            BSD||Dólar bahamense
            BTN||Ngultrum butanês
            BWP||Pula botsuanesa
            BYB||Rublo novo bielo-russo (1994–1999)
            BYN||Rublo bielorrusso
            BYR||Rublo bielorrusso (2000–2016)
            BZD||Dólar belizenho
            CAD|CA$|Dólar canadense
            CDF||Franco congolês
            CHE||Euro WIR
            CHF||Franco suíço
            CHW||Franco WIR
            CLF||Unidades de Fomento chilenas
            CLP||Peso chileno
            CNY|CN¥|Yuan chinês
            COP||Peso colombiano
            COU||Unidade de Valor Real
            CRC||Colón costarriquenho
            CSD||Dinar sérvio (2002–2006)
            CUC||Peso cubano conversível
            CUP||Peso cubano
            CVE||Escudo cabo-verdiano
            CYP||Libra cipriota
            CZK||Coroa tcheca
            DEM||Marco alemão
            DJF||Franco djiboutiano
            DKK||Coroa dinamarquesa
            DOP||Peso dominicano
            DZD||Dinar argelino
            EEK||Coroa estoniana
            EGP||Libra egípcia
            ERN||Nakfa da Eritreia
            ESP||Peseta espanhola
            ETB||Birr etíope
            EUR|€|Euro
            FIM||Marca finlandesa
            FJD||Dólar fijiano
            FKP||Libra malvinense
            FRF||Franco francês
            GBP|£|Libra esterlina
            GEL||Lari georgiano
            GHC||Cedi de Gana (1979–2007)
            GHS||Cedi ganês
            GIP||Libra de Gibraltar
            GMD||Dalasi gambiano
            GNF||Franco guineano
            GRD||Dracma grego
            GTQ||Quetzal guatemalteco
            GWP||Peso da Guiné-Bissau
            GYD||Dólar guianense
            HKD|HK$|Dólar de Hong Kong
            HNL||Lempira hondurenha
            HRK||Kuna croata
            HTG||Gourde haitiano
            HUF||Florim húngaro
            IDR||Rupia indonésia
            IEP||Libra irlandesa
            ILS|₪|Novo shekel israelense
            INR|₹|Rupia indiana
            IQD||Dinar iraquiano
            IRR||Rial iraniano
            ISK||Coroa islandesa
            ITL||Lira italiana
            JMD||Dólar jamaicano
            JOD||Dinar jordaniano
            JPY|JP¥|Iene japonês
            KES||Xelim queniano
            KGS||Som quirguiz
            KHR||Riel cambojano
            KMF||Franco comoriano
            KPW||Won norte-coreano
            KRW|₩|Won sul-coreano
            KWD||Dinar kuwaitiano
            KYD||Dólar das Ilhas Cayman
            KZT||Tenge cazaque
            LAK||Kip laosiano
            LBP||Libra libanesa
            LKR||Rupia cingalesa
            LRD||Dólar liberiano
            LSL||Loti lesotiano
            LTL||Litas lituano
            LUF||Franco luxemburguês
            LVL||Lats letão
            LYD||Dinar líbio
            MAD||Dirham marroquino
            MDL||Leu moldávio
            MGA||Ariary malgaxe
            MGF||Franco de Madagascar
            MKD||Dinar macedônio
            MMK||Quiate mianmarense
            MNT||Tugrik mongol
            MOP||Pataca macaense
            MRO||Ouguiya mauritana (1973–2017)
            MRU||Ouguiya mauritana
            MTL||Lira maltesa
            MUR||Rupia mauriciana
            MVR||Rupia maldivana
            MWK||Kwacha malauiana
            MXN|MX$|Peso mexicano
            MXV||Unidade Mexicana de Investimento (UDI)
            MYR||Ringgit malaio
            MZM||Metical de Moçambique (1980–2006)
            MZN||Metical moçambicano
            NAD||Dólar namibiano
            NGN||Naira nigeriana
            NIO||Córdoba nicaraguense
            NLG||Florim holandês
            NOK||Coroa norueguesa
            NPR||Rupia nepalesa
            NZD|NZ$|Dólar neozelandês
            OMR||Rial omanense
            PAB||Balboa panamenho
            PEN||Novo sol peruano
            PGK||Kina papuásia
            PHP||Peso filipino
            PKR||Rupia paquistanesa
            PLN||Zloty polonês
            PTE|Esc.|Escudo português
            PYG||Guarani paraguaio
            QAR||Rial catariano
            ROL||Leu romeno (1952–2006)
            RON||Leu romeno
            RSD||Dinar sérvio
            RUB||Rublo russo
            RUR||Rublo russo (1991–1998)
            RWF||Franco ruandês
            SAR||Riyal saudita
            SBD||Dólar das Ilhas Salomão
            SCR||Rupia seichelense
            SDD||Dinar sudanês (1992–2007)
            SDG||Libra sudanesa
            SEK||Coroa sueca
            SGD||Dólar singapuriano
            SHP||Libra de Santa Helena
            SIT||Tolar Bons esloveno
            SKK||Coroa eslovaca
            SLE||Leone de Serra Leoa
            SLL||Leone de Serra Leoa (1964—2022)
            SOS||Xelim somali
            SRD||Dólar surinamês
            SRG||Florim do Suriname
            SSP||Libra sul-sudanesa
            STD||Dobra de São Tomé e Príncipe (1977–2017)
            STN||Dobra de São Tomé e Príncipe
            SVC||Colom salvadorenho
            SYP||Libra síria
            SZL||Lilangeni suazi
            THB|฿|Baht tailandês
            TJS||Somoni tadjique
            TMM||Manat do Turcomenistão (1993–2009)
            TMT||Manat turcomeno
            TND||Dinar tunisiano
            TOP||Paʻanga tonganesa
            TPE||Escudo timorense
            TRL||Lira turca (1922–2005)
            TRY||Lira turca
            TTD||Dólar de Trinidad e Tobago
            TWD|NT$|Novo dólar taiwanês
            TZS||Xelim tanzaniano
            UAH||Hryvnia ucraniano
            UGX||Xelim ugandense
            USD|US$|Dólar americano
            USN||Dólar norte-americano (Dia seguinte)
            USS||Dólar norte-americano (Mesmo dia)
            UYI||Peso uruguaio en unidades indexadas
            UYU||Peso uruguaio
            UZS||Som uzbeque
            VEB||Bolívar venezuelano (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||Bolívar venezuelano (2008–2018)
            VES||Bolívar venezuelano
            VND|₫|Dong vietnamita
            VUV||Vatu de Vanuatu
            WST||Tala samoano
            XAD||Arab Accounting Dinar
            XAF|FCFA|Franco CFA de BEAC
            XAG||Prata
            XAU||Ouro
            XBA||Unidade Composta Europeia
            XBB||Unidade Monetária Europeia
            XBC||Unidade de Conta Europeia (XBC)
            XBD||Unidade de Conta Europeia (XBD)
            XCD|EC$|Dólar do Caribe Oriental
            XCG|Cg.|Caribbean Guilder
            XDR||Direitos Especiais de Giro
            XFO||Franco-ouro francês
            XFU||Franco UIC francês
            XOF|F CFA|Franco CFA de BCEAO
            XPD||Paládio
            XPF|CFPF|Franco CFP
            XPT||Platina
            XSU||Sucre
            XTS||Código de Moeda de Teste
            XUA||ADB Unit of Account
            XX\u0058|¤|Moeda desconhecida
            YER||Rial iemenita
            YUM||Dinar noviy iugoslavo (1994–2002)
            ZAR||Rand sul-africano
            ZMK||Cuacha zambiano (1968–2012)
            ZMW||Kwacha zambiano
            ZWD||Dólar do Zimbábue (1980–2008)
            ZWG||Zimbabwe Gold
            ZWL||Dólar do Zimbábue (2009)
            ZWN||
            ZWR||Dólar do Zimbábue (2008)
            """;

    private static final String NL = """
            ADP||Andorrese peseta
            AED||Verenigde Arabische Emiraten-dirham
            AFA||Afghani (1927–2002)
            AFN||Afghaanse afghani
            ALL||Albanese lek
            AMD||Armeense dram
            ANG||Nederlands-Antilliaanse gulden
            AOA||Angolese kwanza
            ARS||Argentijnse peso
            ATS||Oostenrijkse schilling
            AUD|AU$|Australische dollar
            AWG||Arubaanse gulden
            AYM||
            AZM||Azerbeidzjaanse manat (1993–2006)
            AZN||Azerbeidzjaanse manat
            BAM||Bosnische convertibele mark
            BBD||Barbadaanse dollar
            BDT||Bengalese taka
            BEF||Belgische frank
            BGL||Bulgaarse harde lev
            BGN||Bulgaarse lev
            BHD||Bahreinse dinar
            BIF||Burundese frank
            BMD||Bermuda-dollar
            BND||Bruneise dollar
            BOB||Boliviaanse boliviano
            BOV||Boliviaanse mvdol
            BRL|R$|Braziliaanse real
            BSD||Bahamaanse dollar
            BTN||Bhutaanse ngultrum
            BWP||Botswaanse pula
            BYB||Wit-Russische nieuwe roebel (1994–1999)
            BYN||Belarussische roebel
            BYR||Wit-Russische roebel (2000–2016)
            BZD||Belizaanse dollar
            CAD|C$|Canadese dollar
            CDF||Congolese frank
            CHE||WIR euro
            CHF||Zwitserse frank
            CHW||WIR franc
            CLF||Chileense unidades de fomento
            CLP||Chileense peso
            CNY|CN¥|Chinese yuan
            COP||Colombiaanse peso
            COU||Unidad de Valor Real
            CRC||Costa Ricaanse colon
            CSD||Oude Servische dinar
            CUC||Cubaanse convertibele peso
            CUP||Cubaanse peso
            CVE||Kaapverdische escudo
            CYP||Cyprisch pond
            CZK||Tsjechische kroon
            DEM||Duitse mark
            DJF||Djiboutiaanse frank
            DKK||Deense kroon
            DOP||Dominicaanse peso
            DZD||Algerijnse dinar
            EEK||Estlandse kroon
            EGP||Egyptisch pond
            ERN||Eritrese nakfa
            ESP||Spaanse peseta
            ETB||Ethiopische birr
            EUR|€|Euro
            FIM||Finse markka
            FJD|FJ$|Fiji-dollar
            FKP||Falklandeilands pond
            FRF||Franse franc
            GBP|£|Britse pond
            GEL||Georgische lari
            GHC||Ghanese cedi (1979–2007)
            GHS||Ghanese cedi
            GIP||Gibraltarees pond
            GMD||Gambiaanse dalasi
            GNF||Guinese frank
            GRD||Griekse drachme
            GTQ||Guatemalteekse quetzal
            GWP||Guinee-Bissause peso
            GYD||Guyaanse dollar
            HKD|HK$|Hongkongse dollar
            HNL||Hondurese lempira
            HRK||Kroatische kuna
            HTG||Haïtiaanse gourde
            HUF||Hongaarse forint
            IDR||Indonesische roepia
            IEP||Iers pond
            ILS|₪|Israëlische nieuwe shekel
            INR|₹|Indiase roepie
            IQD||Iraakse dinar
            IRR||Iraanse rial
            ISK||IJslandse kroon
            ITL||Italiaanse lire
            JMD||Jamaicaanse dollar
            JOD||Jordaanse dinar
            JPY|JP¥|Japanse yen
            KES||Keniaanse shilling
            KGS||Kirgizische som
            KHR||Cambodjaanse riel
            KMF||Comorese frank
            KPW||Noord-Koreaanse won
            KRW|₩|Zuid-Koreaanse won
            KWD||Koeweitse dinar
            KYD||Kaaimaneilandse dollar
            KZT||Kazachse tenge
            LAK||Laotiaanse kip
            LBP||Libanees pond
            LKR||Sri Lankaanse roepie
            LRD||Liberiaanse dollar
            LSL||Lesothaanse loti
            LTL||Litouwse litas
            LUF||Luxemburgse frank
            LVL||Letse lats
            LYD||Libische dinar
            MAD||Marokkaanse dirham
            MDL||Moldavische leu
            MGA||Malagassische ariary
            MGF||Malagassische franc
            MKD||Macedonische denar
            MMK||Myanmarese kyat
            MNT||Mongoolse tugrik
            MOP||Macause pataca
            MRO||Mauritaanse ouguiya (1973–2017)
            MRU||Mauritaanse ouguiya
            MTL||Maltese lire
            MUR||Mauritiaanse roepie
            MVR||Maldivische rufiyaa
            MWK||Malawische kwacha
            MXN|MX$|Mexicaanse peso
            MXV||Mexicaanse unidad de inversion (UDI)
            MYR||Maleisische ringgit
            MZM||Oude Mozambikaanse metical
            MZN||Mozambikaanse metical
            NAD||Namibische dollar
            NGN||Nigeriaanse naira
            NIO||Nicaraguaanse córdoba
            NLG||Nederlandse gulden
            NOK||Noorse kroon
            NPR||Nepalese roepie
            NZD|NZ$|Nieuw-Zeelandse dollar
            OMR||Omaanse rial
            PAB||Panamese balboa
            PEN||Peruaanse sol
            PGK||Papoea-Nieuw-Guinese kina
            PHP||Filipijnse peso
            PKR||Pakistaanse roepie
            PLN||Poolse zloty
            PTE||Portugese escudo
            PYG||Paraguayaanse guarani
            QAR||Qatarese rial
            ROL||Oude Roemeense leu
            RON||Roemeense leu
            RSD||Servische dinar
            RUB||Russische roebel
            RUR||Russische roebel (1991–1998)
            RWF||Rwandese frank
            SAR||Saoedi-Arabische riyal
            SBD|SI$|Salomon-dollar
            SCR||Seychelse roepie
            SDD||Soedanese dinar
            SDG||Soedanees pond
            SEK||Zweedse kroon
            SGD||Singaporese dollar
            SHP||Sint-Heleens pond
            SIT||Sloveense tolar
            SKK||Slowaakse koruna
            SLE||Sierra Leoonse leone
            SLL||Sierra Leoonse leone (1964–2022)
            SOS||Somalische shilling
            SRD||Surinaamse dollar
            SRG||Surinaamse gulden
            SSP||Zuid-Soedanees pond
            STD||Santomese dobra (1977–2017)
            STN||Santomese dobra
            SVC||Salvadoraanse colón
            SYP||Syrisch pond
            SZL||Swazische lilangeni
            THB|฿|Thaise baht
            TJS||Tadzjiekse somoni
            TMM||Turkmeense manat (1993–2009)
            TMT||Turkmeense manat
            TND||Tunesische dinar
            TOP||Tongaanse paʻanga
            TPE||Timorese escudo
            TRL||Turkse lire
            TRY||Turkse lira
            TTD||Trinidad en Tobago-dollar
            TWD|NT$|Nieuwe Taiwanese dollar
            TZS||Tanzaniaanse shilling
            UAH||Oekraïense hryvnia
            UGX||Oegandese shilling
            USD|US$|Amerikaanse dollar
            USN||Amerikaanse dollar (volgende dag)
            USS||Amerikaanse dollar (zelfde dag)
            UYI||Uruguayaanse peso en geïndexeerde eenheden
            UYU||Uruguayaanse peso
            UZS||Oezbeekse sum
            VEB||Venezolaanse bolivar (1871–2008)
            VED||Bolívar Soberano
            VEF||Venezolaanse bolivar (2008–2018)
            VES||Venezolaanse bolivar
            VND|₫|Vietnamese dong
            VUV||Vanuatuaanse vatu
            WST||Samoaanse tala
            XAD||Arab Accounting Dinar
            XAF|FCFA|CFA-frank
            XAG||Zilver
            XAU||Goud
            XBA||Europese samengestelde eenheid
            XBB||Europese monetaire eenheid
            XBC||Europese rekeneenheid (XBC)
            XBD||Europese rekeneenheid (XBD)
            XCD|EC$|Oost-Caribische dollar
            XCG|Cg.|Caribische gulden
            XDR||Special Drawing Rights
            XFO||Franse gouden franc
            XFU||Franse UIC-franc
            XOF|F CFA|CFA-franc BCEAO
            XPD||Palladium
            XPF||CFP-frank
            XPT||Platina
            XSU||Sucre
            XTS||Valutacode voor testdoeleinden
            XUA||ADB-rekeneenheid
            XX\u0058||onbekende munteenheid
            YER||Jemenitische rial
            YUM||Joegoslavische noviy-dinar
            ZAR||Zuid-Afrikaanse rand
            ZMK||Zambiaanse kwacha (1968–2012)
            ZMW||Zambiaanse kwacha
            ZWD||Zimbabwaanse dollar
            ZWG||Zimbabwe Gold
            ZWL||Zimbabwaanse dollar (2009)
            ZWN||
            ZWR||Zimbabwaanse dollar (2008)
            """;

    private static final String JA = """
            ADP||アンドラ ペセタ
            AED||アラブ首長国連邦ディルハム
            AFA||アフガニスタン アフガニー (1927–2002)
            AFN||アフガニスタン アフガニー
            ALL||アルバニア レク
            AMD||アルメニア ドラム
            ANG||オランダ領アンティル ギルダー
            AOA||アンゴラ クワンザ
            ARS||アルゼンチン ペソ
            ATS||オーストリア シリング
            AUD|A$|オーストラリア ドル
            AWG||アルバ フロリン
            AYM||
            AZM||アゼルバイジャン マナト (1993–2006)
            AZN||アゼルバイジャン マナト
            BAM||ボスニア・ヘルツェゴビナ 兌換マルク (BAM)
            BBD||バルバドス ドル
            BDT||バングラデシュ タカ
            BEF||ベルギー フラン
            BGL||ブルガリア レフ
            BGN||ブルガリア 新レフ
            BHD||バーレーン ディナール
            BIF||ブルンジ フラン
            BMD||バミューダ ドル
            BND||ブルネイ ドル
            BOB||ボリビア ボリビアーノ
            BOV||ボリビア (Mvdol)
            BRL|R$|ブラジル レアル
            BSD||バハマ ドル
            BTN||ブータン ニュルタム
            BWP||ボツワナ プラ
            BYB||ベラルーシ 新ルーブル (1994–1999)
            BYN||ベラルーシ ルーブル
            BYR||ベラルーシ ルーブル (2000–2016)
            BZD||ベリーズ ドル
            CAD|CA$|カナダ ドル
            CDF||コンゴ フラン
            CHE||ユーロ (WIR)
            CHF||スイス フラン
            CHW||フラン (WIR)
            CLF||チリ ウニダ・デ・フォメント (UF)
            CLP||チリ ペソ
            CNY|元|中国人民元
            COP||コロンビア ペソ
            COU||コロンビア レアル （UVR)
            CRC||コスタリカ コロン
            CSD||セルビア ディナール (2002–2006)
            CUC||キューバ 兌換ペソ
            CUP||キューバ ペソ
            CVE||カーボベルデ エスクード
            CYP||キプロス ポンド
            CZK||チェコ コルナ
            DEM||ドイツ マルク
            DJF||ジブチ フラン
            DKK||デンマーク クローネ
            DOP||ドミニカ ペソ
            DZD||アルジェリア ディナール
            EEK||エストニア クルーン
            EGP||エジプト ポンド
            ERN||エリトリア ナクファ
            ESP||スペイン ペセタ
            ETB||エチオピア ブル
            EUR|€|ユーロ
            FIM||フィンランド マルカ
            FJD||フィジー ドル
            FKP||フォークランド（マルビナス）諸島 ポンド
            FRF||フランス フラン
            GBP|£|英国ポンド
            GEL||ジョージア ラリ
            GHC||ガーナ セディ (1979–2007)
            GHS||ガーナ セディ
            GIP||ジブラルタル ポンド
            GMD||ガンビア ダラシ
            GNF||ギニア フラン
            GRD||ギリシャ ドラクマ
            GTQ||グアテマラ ケツァル
            GWP||ギニアビサウ ペソ
            GYD||ガイアナ ドル
            HKD|HK$|香港ドル
            HNL||ホンジュラス レンピラ
            HRK||クロアチア クーナ
            HTG||ハイチ グールド
            HUF||ハンガリー フォリント
            IDR||インドネシア ルピア
            IEP||アイリッシュ ポンド
            ILS|₪|イスラエル新シェケル
            INR|₹|インド ルピー
            IQD||イラク ディナール
            IRR||イラン リアル
            ISK||アイスランド クローナ
            ITL||イタリア リラ
            JMD||ジャマイカ ドル
            JOD||ヨルダン ディナール
            JPY|￥|日本円
            KES||ケニア シリング
            KGS||キルギス ソム
            KHR||カンボジア リエル
            KMF||コモロ フラン
            KPW||北朝鮮ウォン
            KRW|₩|韓国ウォン
            KWD||クウェート ディナール
            KYD||ケイマン諸島 ドル
            KZT||カザフスタン テンゲ
            LAK||ラオス キープ
            LBP||レバノン ポンド
            LKR||スリランカ ルピー
            LRD||リベリア ドル
            LSL||レソト ロティ
            LTL||リトアニア リタス
            LUF||ルクセンブルグ フラン
            LVL||ラトビア ラッツ
            LYD||リビア ディナール
            MAD||モロッコ ディルハム
            MDL||モルドバ レイ
            MGA||マダガスカル アリアリ
            MGF||マラガシ フラン
            MKD||マケドニア デナル
            MMK||ミャンマー チャット
            MNT||モンゴル トグログ
            MOP||マカオ パタカ
            MRO||モーリタニア ウギア (1973–2017)
            MRU||モーリタニア ウギア
            MTL||マルタ リラ
            MUR||モーリシャス ルピー
            MVR||モルディブ ルフィア
            MWK||マラウィ クワチャ
            MXN|MX$|メキシコ ペソ
            MXV||メキシコ (UDI)
            MYR||マレーシア リンギット
            MZM||モザンビーク メティカル (1980–2006)
            MZN||モザンビーク メティカル
            NAD||ナミビア ドル
            NGN||ナイジェリア ナイラ
            NIO||ニカラグア コルドバ オロ
            NLG||オランダ ギルダー
            NOK||ノルウェー クローネ
            NPR||ネパール ルピー
            NZD|NZ$|ニュージーランド ドル
            OMR||オマーン リアル
            PAB||パナマ バルボア
            PEN||ペルー ソル
            PGK||パプアニューギニア キナ
            PHP||フィリピン ペソ
            PKR||パキスタン ルピー
            PLN||ポーランド ズウォティ
            PTE||ポルトガル エスクード
            PYG||パラグアイ グアラニ
            QAR||カタール リアル
            ROL||ルーマニア レイ (1952–2006)
            RON||ルーマニア レイ
            RSD||セルビア ディナール
            RUB||ロシア ルーブル
            RUR||ロシア ルーブル (1991–1998)
            RWF||ルワンダ フラン
            SAR||サウジ リヤル
            SBD||ソロモン諸島 ドル
            SCR||セーシェル ルピー
            SDD||スーダン ディナール (1992–2007)
            SDG||スーダン ポンド
            SEK||スウェーデン クローナ
            SGD||シンガポール ドル
            SHP||セントヘレナ ポンド
            SIT||スロベニア トラール
            SKK||スロバキア コルナ
            SLE||シエラレオネ レオン
            SLL||シエラレオネ レオン (1964—2022)
            SOS||ソマリア シリング
            SRD||スリナム ドル
            SRG||スリナム ギルダー
            SSP||南スーダン ポンド
            STD||サントメ・プリンシペ ドブラ (1977–2017)
            STN||サントメ・プリンシペ ドブラ
            SVC||エルサルバドル コロン
            SYP||シリア ポンド
            SZL||スワジランド リランゲニ
            THB||タイ バーツ
            TJS||タジキスタン ソモニ
            TMM||トルクメニスタン マナト (1993–2009)
            TMT||トルクメニスタン マナト
            TND||チュニジア ディナール
            TOP||トンガ パ・アンガ
            TPE||ティモール エスクード
            TRL||トルコ リラ (1922–2005)
            TRY||トルコ リラ
            TTD||トリニダード・トバゴ ドル
            TWD|NT$|新台湾ドル
            TZS||タンザニア シリング
            UAH||ウクライナ フリヴニャ
            UGX||ウガンダ シリング
            USD|$|米ドル
            USN||米ドル (翌日)
            USS||米ドル (当日)
            UYI||ウルグアイ ペソエン
            UYU||ウルグアイ ペソ
            UZS||ウズベキスタン スム
            VEB||ベネズエラ ボリバル (1871–2008)
            VED||Venezuelan Bolívar Soberano
            VEF||ベネズエラ ボリバル (2008–2018)
            VES||ベネズエラ ボリバル
            VND|₫|ベトナム ドン
            VUV||バヌアツ バツ
            WST||サモア タラ
            XAD||Arab Accounting Dinar
            XAF|FCFA|中央アフリカ CFA フラン
            XAG||銀
            XAU||金
            XBA||ヨーロッパ混合単位 (EURCO)
            XBB||ヨーロッパ通貨単位 (EMU–6)
            XBC||ヨーロッパ勘定単位 (EUA–9)
            XBD||ヨーロッパ勘定単位 (EUA–17)
            XCD|EC$|東カリブ ドル
            XCG|Cg.|Caribbean Guilder
            XDR||特別引き出し権
            XFO||フランス金フラン
            XFU||フランス フラン (UIC)
            XOF|F CFA|西アフリカ CFA フラン
            XPD||パラジウム
            XPF|CFPF|CFP フラン
            XPT||プラチナ
            XSU||スクレ
            XTS||テスト用通貨コード
            XUA||UA (アフリカ開発銀行)
            XX\u0058||不明または無効な通貨
            YER||イエメン リアル
            YUM||ユーゴスラビア ノビ・ディナール (1994–2002)
            ZAR||南アフリカ ランド
            ZMK||ザンビア クワチャ (1968–2012)
            ZMW||ザンビア クワチャ
            ZWD||ジンバブエ ドル (1980–2008)
            ZWG||Zimbabwe Gold
            ZWL||ジンバブエ ドル (2009)
            ZWN||
            ZWR||シンバブエ ドル（2008）
            """;

    private static final String ZH = """
            ADP||安道尔比塞塔
            AED||阿联酋迪拉姆
            AFA||阿富汗尼 (1927–2002)
            AFN||阿富汗尼
            ALL||阿尔巴尼亚列克
            AMD||亚美尼亚德拉姆
            ANG||荷属安的列斯盾
            AOA||安哥拉宽扎
            ARS||阿根廷比索
            ATS||奥地利先令
            AUD|AU$|澳大利亚元
            AWG||阿鲁巴弗罗林
            AYM||
            AZM||阿塞拜疆马纳特 (1993–2006)
            AZN||阿塞拜疆马纳特
            BAM||波斯尼亚-黑塞哥维那可兑换马克
            BBD||巴巴多斯元
            BDT||孟加拉塔卡
            BEF||比利时法郎
            BGL||保加利亚硬列弗
            BGN||保加利亚列弗
            BHD||巴林第纳尔
            BIF||布隆迪法郎
            BMD||百慕大元
            BND||文莱元
            BOB||玻利维亚诺
            BOV||玻利维亚 Mvdol（资金）
            BRL|R$|巴西雷亚尔
            BSD||巴哈马元
            BTN||不丹努尔特鲁姆
            BWP||博茨瓦纳普拉
            BYB||白俄罗斯新卢布 (1994–1999)
            BYN||白俄罗斯卢布
            BYR||白俄罗斯卢布 (2000–2016)
            BZD||伯利兹元
            CAD|CA$|加拿大元
            CDF||刚果法郎
            CHE||欧元 (WIR)
            CHF||瑞士法郎
            CHW||法郎 (WIR)
            CLF||智利（资金）
            CLP||智利比索
            CNY|¥|人民币
            COP||哥伦比亚比索
            COU||哥伦比亚币
            CRC||哥斯达黎加科朗
            CSD||旧塞尔维亚第纳尔
            CUC||古巴可兑换比索
            CUP||古巴比索
            CVE||佛得角埃斯库多
            CYP||塞浦路斯镑
            CZK||捷克克朗
            DEM||德国马克
            DJF||吉布提法郎
            DKK||丹麦克朗
            DOP||多米尼加比索
            DZD||阿尔及利亚第纳尔
            EEK||爱沙尼亚克朗
            EGP||埃及镑
            ERN||厄立特里亚纳克法
            ESP||西班牙比塞塔
            ETB||埃塞俄比亚比尔
            EUR|€|欧元
            FIM||芬兰马克
            FJD||斐济元
            FKP||福克兰群岛镑
            FRF||法国法郎
            GBP|£|英镑
            GEL||格鲁吉亚拉里
            GHC||加纳塞第
            GHS||加纳塞地
            GIP||直布罗陀镑
            GMD||冈比亚达拉西
            GNF||几内亚法郎
            GRD||希腊德拉克马
            GTQ||危地马拉格查尔
            GWP||几内亚比绍比索
            GYD||圭亚那元
            HKD|HK$|港元
            HNL||洪都拉斯伦皮拉
            HRK||克罗地亚库纳
            HTG||海地古德
            HUF||匈牙利福林
            IDR||印度尼西亚卢比
            IEP||爱尔兰镑
            ILS|₪|以色列新谢克尔
            INR|₹|印度卢比
            IQD||伊拉克第纳尔
            IRR||伊朗里亚尔
            ISK||冰岛克朗
            ITL||意大利里拉
            JMD||牙买加元
            JOD||约旦第纳尔
            JPY|JP¥|日元
            KES||肯尼亚先令
            KGS||吉尔吉斯斯坦索姆
            KHR||柬埔寨瑞尔
            KMF||科摩罗法郎
            KPW||朝鲜元
            KRW|₩|韩元
            KWD||科威特第纳尔
            KYD||开曼元
            KZT||哈萨克斯坦坚戈
            LAK||老挝基普
            LBP||黎巴嫩镑
            LKR||斯里兰卡卢比
            LRD||利比里亚元
            LSL||莱索托洛蒂
            LTL||立陶宛立特
            LUF||卢森堡法郎
            LVL||拉脱维亚拉特
            LYD||利比亚第纳尔
            MAD||摩洛哥迪拉姆
            MDL||摩尔多瓦列伊
            MGA||马达加斯加阿里亚里
            MGF||马达加斯加法郎
            MKD||马其顿第纳尔
            MMK||缅甸元
            MNT||蒙古图格里克
            MOP||澳门币
            MRO||毛里塔尼亚乌吉亚 (1973–2017)
            MRU||毛里塔尼亚乌吉亚
            MTL||马耳他里拉
            MUR||毛里求斯卢比
            MVR||马尔代夫卢菲亚
            MWK||马拉维克瓦查
            MXN|MX$|墨西哥比索
            MXV||墨西哥（资金）
            MYR||马来西亚林吉特
            MZM||旧莫桑比克美提卡
            MZN||莫桑比克美提卡
            NAD||纳米比亚元
            NGN||尼日利亚奈拉
            NIO||尼加拉瓜科多巴
            NLG||荷兰盾
            NOK||挪威克朗
            NPR||尼泊尔卢比
            NZD|NZ$|新西兰元
            OMR||阿曼里亚尔
            PAB||巴拿马巴波亚
            PEN||秘鲁索尔
            PGK||巴布亚新几内亚基那
            PHP||菲律宾比索
            PKR||巴基斯坦卢比
            PLN||波兰兹罗提
            PTE||葡萄牙埃斯库多
            PYG||巴拉圭瓜拉尼
            QAR||卡塔尔里亚尔
            ROL||旧罗马尼亚列伊
            RON||罗马尼亚列伊
            RSD||塞尔维亚第纳尔
            RUB||俄罗斯卢布
            RUR||俄国卢布 (1991–1998)
            RWF||卢旺达法郎
            SAR||沙特里亚尔
            SBD||所罗门群岛元
            SCR||塞舌尔卢比
            SDD||苏丹第纳尔 (1992–2007)
            SDG||苏丹镑
            SEK||瑞典克朗
            SGD||新加坡元
            SHP||圣赫勒拿群岛磅
            SIT||斯洛文尼亚托拉尔
            SKK||斯洛伐克克朗
            SLE||塞拉利昂新利昂
            SLL||塞拉利昂利昂
            SOS||索马里先令
            SRD||苏里南元
            SRG||苏里南盾
            SSP||南苏丹镑
            STD||圣多美和普林西比多布拉 (1977–2017)
            STN||圣多美和普林西比多布拉
            SVC||萨尔瓦多科朗
            SYP||叙利亚镑
            SZL||斯威士兰里兰吉尼
            THB||泰铢
            TJS||塔吉克斯坦索莫尼
            TMM||土库曼斯坦马纳特 (1993–2009)
            TMT||土库曼斯坦马纳特
            TND||突尼斯第纳尔
            TOP||汤加潘加
            TPE||帝汶埃斯库多
            TRL||土耳其里拉 (1922–2005)
            TRY||土耳其里拉
            TTD||特立尼达和多巴哥元
            TWD|NT$|新台币
            TZS||坦桑尼亚先令
            UAH||乌克兰格里夫纳
            UGX||乌干达先令
            USD|US$|美元
            USN||美元（次日）
            USS||美元（当日）
            UYI||乌拉圭比索（索引单位）
            UYU||乌拉圭比索
            UZS||乌兹别克斯坦苏姆
            VEB||委内瑞拉玻利瓦尔 (1871–2008)
            VED||委内瑞拉主权币
            VEF||委内瑞拉玻利瓦尔 (2008–2018)
            VES||委内瑞拉玻利瓦尔
            VND|₫|越南盾
            VUV||瓦努阿图瓦图
            WST||萨摩亚塔拉
            XAD||Arab Accounting Dinar
            XAF|FCFA|中非法郎
            XAG||银
            XAU||黄金
            XBA||欧洲复合单位
            XBB||欧洲货币联盟
            XBC||欧洲计算单位 (XBC)
            XBD||欧洲计算单位 (XBD)
            XCD|EC$|东加勒比元
            XCG|Cg.|Caribbean Guilder
            XDR||特别提款权
            XFO||法国金法郎
            XFU||法国法郎 (UIC)
            XOF|F CFA|西非法郎
            XPD||钯
            XPF|CFPF|太平洋法郎
            XPT||铂
            XSU||苏克雷
            XTS||测试货币代码
            XUA||非洲开发银行记账单位
            XX\u0058||未知货币
            YER||也门里亚尔
            YUM||南斯拉夫新第纳尔 (1994–2002)
            ZAR||南非兰特
            ZMK||赞比亚克瓦查 (1968–2012)
            ZMW||赞比亚克瓦查
            ZWD||津巴布韦元 (1980–2008)
            ZWG||Zimbabwe Gold
            ZWL||津巴布韦元 (2009)
            ZWN||
            ZWR||津巴布韦元 (2008)
            """;

    /** Signs in regions that are others than in the language. */
    static final String REGIONAL = """
            de-CH|EUR=EUR
            de-LI|EUR=EUR
            de-LU|LUF=F
            en-001|JPY=JP¥|USD=US$
            en-150|JPY=JP¥|USD=US$
            en-AG|JPY=JP¥|USD=US$|XCD=$
            en-AI|JPY=JP¥|USD=US$|XCD=$
            en-AT|JPY=JP¥|USD=US$
            en-AU|AUD=$|BRL=BRL|CAD=CAD|CNY=CNY|EUR=EUR|GBP=GBP|HKD=HKD|ILS=ILS|INR=INR|JPY=JPY|KRW=KRW|MXN=MXN\
            |NZD=NZD|PHP=PHP|SCR=Rs|TWD=TWD|USD=USD|VND=VND|XAF=XAF|XCD=XCD|XOF=XOF|XPF=CFP
            en-BB|BBD=$|JPY=JP¥|USD=US$
            en-BE|JPY=JP¥|USD=US$
            en-BI|BIF=FBu
            en-BM|BMD=$|JPY=JP¥|USD=US$
            en-BS|BSD=$|JPY=JP¥|USD=US$
            en-BW|BWP=P|JPY=JP¥|USD=US$
            en-BZ|BZD=$|JPY=JP¥|USD=US$
            en-CA|CAD=$|JPY=JP¥|USD=US$
            en-CC|AUD=$|JPY=JP¥|USD=US$
            en-CH|JPY=JP¥|USD=US$
            en-CK|JPY=JP¥|NZD=$|USD=US$
            en-CM|JPY=JP¥|USD=US$
            en-CX|AUD=$|JPY=JP¥|USD=US$
            en-CY|JPY=JP¥|USD=US$
            en-CZ|JPY=JP¥|USD=US$
            en-DE|JPY=JP¥|USD=US$
            en-DG|JPY=JP¥|USD=US$
            en-DK|DKK=kr.|JPY=JP¥|USD=US$
            en-DM|JPY=JP¥|USD=US$|XCD=$
            en-ER|ERN=Nfk|JPY=JP¥|USD=US$
            en-ES|JPY=JP¥|USD=US$
            en-FI|JPY=JP¥|USD=US$
            en-FJ|FJD=$|JPY=JP¥|USD=US$
            en-FK|FKP=£|GBP=GB£|JPY=JP¥|USD=US$
            en-FM|JPY=JP¥|USD=US$
            en-FR|JPY=JP¥|USD=US$
            en-GB|JPY=JP¥|USD=US$
            en-GD|JPY=JP¥|USD=US$|XCD=$
            en-GG|JPY=JP¥|USD=US$
            en-GH|GHS=GH₵|JPY=JP¥|USD=US$
            en-GI|GBP=GB£|GIP=£|JPY=JP¥|USD=US$
            en-GM|GMD=D|JPY=JP¥|USD=US$
            en-GS|JPY=JP¥|USD=US$
            en-GY|GYD=$|JPY=JP¥|USD=US$
            en-HK|JPY=JP¥|USD=US$
            en-HU|JPY=JP¥|USD=US$
            en-ID|IDR=Rp|JPY=JP¥|USD=US$
            en-IE|JPY=JP¥|USD=US$
            en-IL|JPY=JP¥|USD=US$
            en-IM|JPY=JP¥|USD=US$
            en-IN|JPY=JP¥
            en-IO|JPY=JP¥|USD=US$
            en-IT|JPY=JP¥|USD=US$
            en-JE|JPY=JP¥|USD=US$
            en-JM|JMD=$|JPY=JP¥|USD=US$
            en-KE|JPY=JP¥|KES=Ksh|USD=US$
            en-KI|AUD=$|JPY=JP¥|USD=US$
            en-KN|JPY=JP¥|USD=US$|XCD=$
            en-KY|JPY=JP¥|KYD=$|USD=US$
            en-LC|JPY=JP¥|USD=US$|XCD=$
            en-LR|JPY=JP¥|LRD=$|USD=US$
            en-LS|JPY=JP¥|USD=US$|ZAR=R
            en-MG|JPY=JP¥|MGA=Ar|USD=US$
            en-MO|JPY=JP¥|MOP=MOP$|USD=US$
            en-MS|JPY=JP¥|USD=US$|XCD=$
            en-MT|GBP=GB£|JPY=JP¥|USD=US$
            en-MU|JPY=JP¥|MUR=Rs|USD=US$
            en-MV|JPY=JP¥|MVR=Rf|USD=US$
            en-MW|JPY=JP¥|MWK=MK|USD=US$
            en-MY|JPY=JP¥|MYR=RM|USD=US$
            en-NA|JPY=JP¥|NAD=$|USD=US$
            en-NF|AUD=$|JPY=JP¥|USD=US$
            en-NG|JPY=JP¥|NGN=₦|USD=US$
            en-NL|JPY=JP¥|USD=US$
            en-NO|JPY=JP¥|NOK=kr|USD=US$
            en-NR|AUD=$|JPY=JP¥|USD=US$
            en-NU|JPY=JP¥|NZD=$|USD=US$
            en-NZ|JPY=JP¥|NZD=$|USD=US$
            en-PG|JPY=JP¥|PGK=K|USD=US$
            en-PK|JPY=JP¥|PKR=Rs|USD=US$
            en-PL|JPY=JP¥|USD=US$
            en-PN|JPY=JP¥|NZD=$|USD=US$
            en-PT|JPY=JP¥|USD=US$
            en-PW|JPY=JP¥|USD=US$
            en-RO|JPY=JP¥|USD=US$
            en-RW|JPY=JP¥|RWF=RF|USD=US$
            en-SB|JPY=JP¥|SBD=$|USD=US$
            en-SC|JPY=JP¥|SCR=SR|USD=US$
            en-SD|JPY=JP¥|USD=US$
            en-SE|JPY=JP¥|SEK=kr|USD=US$
            en-SG|JPY=JP¥|SGD=$|USD=US$
            en-SH|GBP=GB£|JPY=JP¥|SHP=£|USD=US$
            en-SI|JPY=JP¥|USD=US$
            en-SK|JPY=JP¥|USD=US$
            en-SL|JPY=JP¥|SLE=Le|USD=US$
            en-SS|GBP=GB£|JPY=JP¥|SSP=£|USD=US$
            en-SX|ANG=NAf.|JPY=JP¥|USD=US$
            en-SZ|JPY=JP¥|SZL=E|USD=US$
            en-TC|JPY=JP¥|USD=US$
            en-TK|JPY=JP¥|NZD=$|USD=US$
            en-TO|JPY=JP¥|TOP=T$|USD=US$
            en-TT|JPY=JP¥|TTD=$|USD=US$
            en-TV|AUD=$|JPY=JP¥|USD=US$
            en-TZ|JPY=JP¥|TZS=TSh|USD=US$
            en-UG|JPY=JP¥|UGX=USh|USD=US$
            en-VC|JPY=JP¥|USD=US$|XCD=$
            en-VG|JPY=JP¥|USD=US$
            en-VU|JPY=JP¥|USD=US$|VUV=VT
            en-WS|JPY=JP¥|USD=US$|WST=WS$
            en-ZA|JPY=JP¥|USD=US$|ZAR=R
            en-ZM|JPY=JP¥|USD=US$|ZMW=K
            en-ZW|JPY=JP¥|USD=US$
            es-419|EUR=EUR|THB=THB|USD=USD|VND=VND
            es-AR|ARS=$|EUR=EUR|THB=THB|VND=VND
            es-BO|BOB=Bs|EUR=EUR|THB=THB|USD=USD|VND=VND
            es-BR|BRL=R$|EUR=EUR|THB=THB|USD=USD|VND=VND
            es-BZ|BZD=$|EUR=EUR|THB=THB|USD=USD|VND=VND
            es-CL|CLP=$|EUR=EUR|THB=THB|VND=VND
            es-CO|COP=$|EUR=EUR|THB=THB|VND=VND
            es-CR|CRC=₡|EUR=EUR|THB=THB|USD=USD|VND=VND
            es-CU|CUP=$|EUR=EUR|THB=THB|VND=VND
            es-DO|DOP=RD$|EUR=EUR|THB=THB|VND=VND
            es-EC|EUR=EUR|THB=THB|USD=$|VND=VND
            es-GQ|XAF=FCFA
            es-GT|EUR=EUR|GTQ=Q|THB=THB|USD=USD|VND=VND
            es-HN|EUR=EUR|HNL=L|THB=THB|USD=USD|VND=VND
            es-MX|EUR=EUR|MRO=MRU|MRU=UM|MXN=$|THB=THB|USD=USD|VND=VND
            es-NI|EUR=EUR|NIO=C$|THB=THB|USD=USD|VND=VND
            es-PA|EUR=EUR|PAB=B/.|THB=THB|USD=USD|VND=VND
            es-PE|EUR=EUR|PEN=S/|THB=THB|USD=USD|VND=VND
            es-PH|PHP=₱
            es-PR|EUR=EUR|THB=THB|USD=$|VND=VND
            es-PY|EUR=EUR|PYG=Gs.|THB=THB|USD=USD|VND=VND
            es-SV|EUR=EUR|THB=THB|USD=$|VND=VND
            es-US|EUR=EUR|JPY=¥|THB=THB|USD=$|VND=VND
            es-UY|EUR=EUR|THB=THB|UYU=$|VND=VND
            es-VE|EUR=EUR|THB=THB|USD=USD|VEF=Bs.|VES=Bs.S|VND=VND
            fr-BI|BIF=FBu
            fr-CA|ARS=ARS|AUD=$ AU|BMD=BMD|BND=BND|BZD=BZD|CAD=$|CLP=CLP|CNY=CN¥|COP=COP|FJD=FJD|FKP=FKP|GBP=£\
            |GIP=GIP|HKD=$ HK|ILS=ILS|INR=INR|JPY=¥|KRW=KRW|LBP=LBP|MXN=MXN|NAD=NAD|NZD=$ NZ|SBD=SBD|SGD=$ SG\
            |SRD=SRD|TTD=TTD|USD=$ US|UYU=UYU|VND=VND|WST=WST|XAF=XAF|XOF=XOF|XPF=XPF
            fr-CD|CDF=FC
            fr-DJ|DJF=Fdj
            fr-DZ|DZD=DA
            fr-GN|GNF=FG
            fr-HT|HTG=G
            fr-KM|KMF=CF
            fr-LU|FRF=FRF|LUF=F
            fr-MG|MGA=Ar
            fr-MR|MRU=UM
            fr-MU|MUR=Rs
            fr-RW|RWF=RF
            fr-SC|SCR=SR
            fr-SY|SYP=LS
            fr-TN|TND=DT
            fr-VU|VUV=VT
            nl-AW|AWG=Afl.
            nl-BQ|USD=$
            nl-CW|ANG=NAf.
            nl-SR|SRD=$
            nl-SX|ANG=NAf.
            pt-AO|AOA=Kz|PTE=​
            pt-CH|PTE=​
            pt-CV|CVE=​|PTE=PTE
            pt-GQ|PTE=​
            pt-GW|PTE=​
            pt-LU|LUF=F|PTE=​
            pt-MO|MOP=MOP$|PTE=​
            pt-MZ|MZN=MTn|PTE=​
            pt-PT|PTE=​
            pt-ST|PTE=​|STN=Db
            pt-TL|PTE=​
            zh-HK|CNY=CN¥|JPY=¥
            zh-MO|CNY=CN¥|JPY=¥|MOP=MOP$
            zh-SG|CNY=CN¥|SGD=$
            zh-TW|CNY=CN¥|JPY=¥|KRW=￦|TWD=$
            """;
}
