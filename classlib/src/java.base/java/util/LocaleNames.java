package java.util;

/** The codes of ISO 639, 3166 and 15924 that have names, in English: there are no texts of other languages. */
final class LocaleNames {
    /** Two letters, three letters and the name of each language. */
    private static final String LANGUAGES = ""
            + "aa:aar:Afar;ab:abk:Abkhazian;ae:ave:Avestan;af:afr:Afrikaans;ak:aka:Akan;am:amh:Amharic;"
            + "an:arg:Aragonese;ar:ara:Arabic;as:asm:Assamese;av:ava:Avaric;ay:aym:Aymara;az:aze:Azerbaijani;"
            + "ba:bak:Bashkir;be:bel:Belarusian;bg:bul:Bulgarian;bh:bih:Bihari;bi:bis:Bislama;bm:bam:Bambara;"
            + "bn:ben:Bangla;bo:bod:Tibetan;br:bre:Breton;bs:bos:Bosnian;ca:cat:Catalan;ce:che:Chechen;"
            + "ch:cha:Chamorro;co:cos:Corsican;cr:cre:Cree;cs:ces:Czech;cu:chu:Church Slavic;cv:chv:Chuvash;"
            + "cy:cym:Welsh;da:dan:Danish;de:deu:German;dv:div:Divehi;dz:dzo:Dzongkha;ee:ewe:Ewe;el:ell:Greek;"
            + "en:eng:English;eo:epo:Esperanto;es:spa:Spanish;et:est:Estonian;eu:eus:Basque;fa:fas:Persian;"
            + "ff:ful:Fula;fi:fin:Finnish;fj:fij:Fijian;fo:fao:Faroese;fr:fra:French;fy:fry:Western Frisian;"
            + "ga:gle:Irish;gd:gla:Scottish Gaelic;gl:glg:Galician;gn:grn:Guarani;gu:guj:Gujarati;gv:glv:Manx;"
            + "ha:hau:Hausa;he:heb:Hebrew;hi:hin:Hindi;ho:hmo:Hiri Motu;hr:hrv:Croatian;ht:hat:Haitian Creole;"
            + "hu:hun:Hungarian;hy:hye:Armenian;hz:her:Herero;ia:ina:Interlingua;id:ind:Indonesian;"
            + "ie:ile:Interlingue;ig:ibo:Igbo;ii:iii:Sichuan Yi;ik:ipk:Inupiaq;in:ind:Indonesian;io:ido:Ido;"
            + "is:isl:Icelandic;it:ita:Italian;iu:iku:Inuktitut;iw:heb:Hebrew;ja:jpn:Japanese;ji:yid:Yiddish;"
            + "jv:jav:Javanese;ka:kat:Georgian;kg:kon:Kongo;ki:kik:Kikuyu;kj:kua:Kuanyama;kk:kaz:Kazakh;"
            + "kl:kal:Kalaallisut;km:khm:Khmer;kn:kan:Kannada;ko:kor:Korean;kr:kau:Kanuri;ks:kas:Kashmiri;"
            + "ku:kur:Kurdish;kv:kom:Komi;kw:cor:Cornish;ky:kir:Kyrgyz;la:lat:Latin;lb:ltz:Luxembourgish;"
            + "lg:lug:Ganda;li:lim:Limburgish;ln:lin:Lingala;lo:lao:Lao;lt:lit:Lithuanian;lu:lub:Luba-Katanga;"
            + "lv:lav:Latvian;mg:mlg:Malagasy;mh:mah:Marshallese;mi:mri:M\u0101ori;mk:mkd:Macedonian;"
            + "ml:mal:Malayalam;mn:mon:Mongolian;mo:mol:Moldavian;mr:mar:Marathi;ms:msa:Malay;mt:mlt:Maltese;"
            + "my:mya:Burmese;na:nau:Nauru;nb:nob:Norwegian Bokm\u00e5l;nd:nde:North Ndebele;ne:nep:Nepali;"
            + "ng:ndo:Ndonga;nl:nld:Dutch;nn:nno:Norwegian Nynorsk;no:nor:Norwegian;nr:nbl:South Ndebele;"
            + "nv:nav:Navajo;ny:nya:Nyanja;oc:oci:Occitan;oj:oji:Ojibwa;om:orm:Oromo;or:ori:Odia;os:oss:Ossetic;"
            + "pa:pan:Punjabi;pi:pli:Pali;pl:pol:Polish;ps:pus:Pashto;pt:por:Portuguese;qu:que:Quechua;"
            + "rm:roh:Romansh;rn:run:Rundi;ro:ron:Romanian;ru:rus:Russian;rw:kin:Kinyarwanda;sa:san:Sanskrit;"
            + "sc:srd:Sardinian;sd:snd:Sindhi;se:sme:Northern Sami;sg:sag:Sango;si:sin:Sinhala;sk:slk:Slovak;"
            + "sl:slv:Slovenian;sm:smo:Samoan;sn:sna:Shona;so:som:Somali;sq:sqi:Albanian;sr:srp:Serbian;"
            + "ss:ssw:Swati;st:sot:Southern Sotho;su:sun:Sundanese;sv:swe:Swedish;sw:swa:Swahili;ta:tam:Tamil;"
            + "te:tel:Telugu;tg:tgk:Tajik;th:tha:Thai;ti:tir:Tigrinya;tk:tuk:Turkmen;tl:tgl:Tagalog;"
            + "tn:tsn:Tswana;to:ton:Tongan;tr:tur:Turkish;ts:tso:Tsonga;tt:tat:Tatar;tw:twi:Twi;ty:tah:Tahitian;"
            + "ug:uig:Uyghur;uk:ukr:Ukrainian;ur:urd:Urdu;uz:uzb:Uzbek;ve:ven:Venda;vi:vie:Vietnamese;"
            + "vo:vol:Volap\u00fck;wa:wln:Walloon;wo:wol:Wolof;xh:xho:Xhosa;yi:yid:Yiddish;yo:yor:Yoruba;"
            + "za:zha:Zhuang;zh:zho:Chinese;zu:zul:Zulu";

    /** Two letters, three letters and the name of each country. */
    private static final String COUNTRIES = ""
            + "AD:AND:Andorra;AE:ARE:United Arab Emirates;AF:AFG:Afghanistan;AG:ATG:Antigua & Barbuda;"
            + "AI:AIA:Anguilla;AL:ALB:Albania;AM:ARM:Armenia;AO:AGO:Angola;AQ:ATA:Antarctica;AR:ARG:Argentina;"
            + "AS:ASM:American Samoa;AT:AUT:Austria;AU:AUS:Australia;AW:ABW:Aruba;AX:ALA:\u00c5land Islands;"
            + "AZ:AZE:Azerbaijan;BA:BIH:Bosnia & Herzegovina;BB:BRB:Barbados;BD:BGD:Bangladesh;BE:BEL:Belgium;"
            + "BF:BFA:Burkina Faso;BG:BGR:Bulgaria;BH:BHR:Bahrain;BI:BDI:Burundi;BJ:BEN:Benin;"
            + "BL:BLM:St. Barth\u00e9lemy;BM:BMU:Bermuda;BN:BRN:Brunei;BO:BOL:Bolivia;"
            + "BQ:BES:Caribbean Netherlands;BR:BRA:Brazil;BS:BHS:Bahamas;BT:BTN:Bhutan;BV:BVT:Bouvet Island;"
            + "BW:BWA:Botswana;BY:BLR:Belarus;BZ:BLZ:Belize;CA:CAN:Canada;CC:CCK:Cocos (Keeling) Islands;"
            + "CD:COD:Congo - Kinshasa;CF:CAF:Central African Republic;CG:COG:Congo - Brazzaville;"
            + "CH:CHE:Switzerland;CI:CIV:C\u00f4te d\u2019Ivoire;CK:COK:Cook Islands;CL:CHL:Chile;"
            + "CM:CMR:Cameroon;CN:CHN:China;CO:COL:Colombia;CR:CRI:Costa Rica;CU:CUB:Cuba;CV:CPV:Cape Verde;"
            + "CW:CUW:Cura\u00e7ao;CX:CXR:Christmas Island;CY:CYP:Cyprus;CZ:CZE:Czechia;DE:DEU:Germany;"
            + "DJ:DJI:Djibouti;DK:DNK:Denmark;DM:DMA:Dominica;DO:DOM:Dominican Republic;DZ:DZA:Algeria;"
            + "EC:ECU:Ecuador;EE:EST:Estonia;EG:EGY:Egypt;EH:ESH:Western Sahara;ER:ERI:Eritrea;ES:ESP:Spain;"
            + "ET:ETH:Ethiopia;FI:FIN:Finland;FJ:FJI:Fiji;FK:FLK:Falkland Islands;FM:FSM:Micronesia;"
            + "FO:FRO:Faroe Islands;FR:FRA:France;GA:GAB:Gabon;GB:GBR:United Kingdom;GD:GRD:Grenada;"
            + "GE:GEO:Georgia;GF:GUF:French Guiana;GG:GGY:Guernsey;GH:GHA:Ghana;GI:GIB:Gibraltar;"
            + "GL:GRL:Greenland;GM:GMB:Gambia;GN:GIN:Guinea;GP:GLP:Guadeloupe;GQ:GNQ:Equatorial Guinea;"
            + "GR:GRC:Greece;GS:SGS:South Georgia & South Sandwich Islands;GT:GTM:Guatemala;GU:GUM:Guam;"
            + "GW:GNB:Guinea-Bissau;GY:GUY:Guyana;HK:HKG:Hong Kong SAR China;HM:HMD:Heard & McDonald Islands;"
            + "HN:HND:Honduras;HR:HRV:Croatia;HT:HTI:Haiti;HU:HUN:Hungary;ID:IDN:Indonesia;IE:IRL:Ireland;"
            + "IL:ISR:Israel;IM:IMN:Isle of Man;IN:IND:India;IO:IOT:British Indian Ocean Territory;IQ:IRQ:Iraq;"
            + "IR:IRN:Iran;IS:ISL:Iceland;IT:ITA:Italy;JE:JEY:Jersey;JM:JAM:Jamaica;JO:JOR:Jordan;JP:JPN:Japan;"
            + "KE:KEN:Kenya;KG:KGZ:Kyrgyzstan;KH:KHM:Cambodia;KI:KIR:Kiribati;KM:COM:Comoros;"
            + "KN:KNA:St. Kitts & Nevis;KP:PRK:North Korea;KR:KOR:South Korea;KW:KWT:Kuwait;"
            + "KY:CYM:Cayman Islands;KZ:KAZ:Kazakhstan;LA:LAO:Laos;LB:LBN:Lebanon;LC:LCA:St. Lucia;"
            + "LI:LIE:Liechtenstein;LK:LKA:Sri Lanka;LR:LBR:Liberia;LS:LSO:Lesotho;LT:LTU:Lithuania;"
            + "LU:LUX:Luxembourg;LV:LVA:Latvia;LY:LBY:Libya;MA:MAR:Morocco;MC:MCO:Monaco;MD:MDA:Moldova;"
            + "ME:MNE:Montenegro;MF:MAF:St. Martin;MG:MDG:Madagascar;MH:MHL:Marshall Islands;"
            + "MK:MKD:North Macedonia;ML:MLI:Mali;MM:MMR:Myanmar (Burma);MN:MNG:Mongolia;MO:MAC:Macao SAR China;"
            + "MP:MNP:Northern Mariana Islands;MQ:MTQ:Martinique;MR:MRT:Mauritania;MS:MSR:Montserrat;"
            + "MT:MLT:Malta;MU:MUS:Mauritius;MV:MDV:Maldives;MW:MWI:Malawi;MX:MEX:Mexico;MY:MYS:Malaysia;"
            + "MZ:MOZ:Mozambique;NA:NAM:Namibia;NC:NCL:New Caledonia;NE:NER:Niger;NF:NFK:Norfolk Island;"
            + "NG:NGA:Nigeria;NI:NIC:Nicaragua;NL:NLD:Netherlands;NO:NOR:Norway;NP:NPL:Nepal;NR:NRU:Nauru;"
            + "NU:NIU:Niue;NZ:NZL:New Zealand;OM:OMN:Oman;PA:PAN:Panama;PE:PER:Peru;PF:PYF:French Polynesia;"
            + "PG:PNG:Papua New Guinea;PH:PHL:Philippines;PK:PAK:Pakistan;PL:POL:Poland;"
            + "PM:SPM:St. Pierre & Miquelon;PN:PCN:Pitcairn Islands;PR:PRI:Puerto Rico;"
            + "PS:PSE:Palestinian Territories;PT:PRT:Portugal;PW:PLW:Palau;PY:PRY:Paraguay;QA:QAT:Qatar;"
            + "RE:REU:R\u00e9union;RO:ROU:Romania;RS:SRB:Serbia;RU:RUS:Russia;RW:RWA:Rwanda;SA:SAU:Saudi Arabia;"
            + "SB:SLB:Solomon Islands;SC:SYC:Seychelles;SD:SDN:Sudan;SE:SWE:Sweden;SG:SGP:Singapore;"
            + "SH:SHN:St. Helena;SI:SVN:Slovenia;SJ:SJM:Svalbard & Jan Mayen;SK:SVK:Slovakia;SL:SLE:Sierra Leone;"
            + "SM:SMR:San Marino;SN:SEN:Senegal;SO:SOM:Somalia;SR:SUR:Suriname;SS:SSD:South Sudan;"
            + "ST:STP:S\u00e3o Tom\u00e9 & Pr\u00edncipe;SV:SLV:El Salvador;SX:SXM:Sint Maarten;SY:SYR:Syria;"
            + "SZ:SWZ:Eswatini;TC:TCA:Turks & Caicos Islands;TD:TCD:Chad;TF:ATF:French Southern Territories;"
            + "TG:TGO:Togo;TH:THA:Thailand;TJ:TJK:Tajikistan;TK:TKL:Tokelau;TL:TLS:Timor-Leste;"
            + "TM:TKM:Turkmenistan;TN:TUN:Tunisia;TO:TON:Tonga;TR:TUR:T\u00fcrkiye;TT:TTO:Trinidad & Tobago;"
            + "TV:TUV:Tuvalu;TW:TWN:Taiwan;TZ:TZA:Tanzania;UA:UKR:Ukraine;UG:UGA:Uganda;"
            + "UM:UMI:U.S. Outlying Islands;US:USA:United States;UY:URY:Uruguay;UZ:UZB:Uzbekistan;"
            + "VA:VAT:Vatican City;VC:VCT:St. Vincent & Grenadines;VE:VEN:Venezuela;"
            + "VG:VGB:British Virgin Islands;VI:VIR:U.S. Virgin Islands;VN:VNM:Vietnam;VU:VUT:Vanuatu;"
            + "WF:WLF:Wallis & Futuna;WS:WSM:Samoa;YE:YEM:Yemen;YT:MYT:Mayotte;ZA:ZAF:South Africa;ZM:ZMB:Zambia;"
            + "ZW:ZWE:Zimbabwe";

    /** Four letters and the name of each script. */
    private static final String SCRIPTS = ""
            + "Arab::Arabic;Armn::Armenian;Beng::Bangla;Bopo::Bopomofo;Brai::Braille;"
            + "Cans::Unified Canadian Aboriginal Syllabics;Cher::Cherokee;Copt::Coptic;Cyrl::Cyrillic;"
            + "Deva::Devanagari;Ethi::Ethiopic;Geor::Georgian;Goth::Gothic;Grek::Greek;Gujr::Gujarati;"
            + "Guru::Gurmukhi;Hang::Hangul;Hani::Han;Hans::Simplified;Hant::Traditional;Hebr::Hebrew;"
            + "Hira::Hiragana;Jpan::Japanese;Kana::Katakana;Khmr::Khmer;Knda::Kannada;Kore::Korean;Laoo::Lao;"
            + "Latn::Latin;Mlym::Malayalam;Mong::Mongolian;Mymr::Myanmar;Orya::Odia;Runr::Runic;Sinh::Sinhala;"
            + "Syrc::Syriac;Taml::Tamil;Telu::Telugu;Tfng::Tifinagh;Thaa::Thaana;Thai::Thai;Tibt::Tibetan;"
            + "Zinh::Inherited;Zyyy::Common;Zzzz::Unknown Script";

    /** What stands where there is no language, or no one. Not of ISO 639's languages, so that nothing lists them. */
    private static final String OTHER_LANGUAGES = ""
            + "art::Artificial;mis::Uncoded;mul::Multiple languages;und::Unknown language;zxx::No linguistic content";

    /** Regions that are no countries of ISO 3166. */
    private static final String OTHER_REGIONS = ""
            + "001::world;150::Europe;419::Latin America;EU::European Union;EZ::Eurozone;UN::United Nations;"
            + "XK::Kosovo;ZZ::Unknown Region";

    private LocaleNames() {
    }

    /** The three letters of a language, or null. */
    static String longLanguage(String code) {
        return part(LANGUAGES, code, 1);
    }

    static String language(String code) {
        String name = part(LANGUAGES, code, 2);
        return name == null ? part(OTHER_LANGUAGES, code, 2) : name;
    }

    /** The three letters of a country, or null. */
    static String longCountry(String code) {
        return part(COUNTRIES, code, 1);
    }

    static String country(String code) {
        String name = part(COUNTRIES, code, 2);
        return name == null ? part(OTHER_REGIONS, code, 2) : name;
    }

    static String script(String code) {
        return part(SCRIPTS, code, 2);
    }

    static String[] languages() {
        return codes(LANGUAGES);
    }

    static String[] countries() {
        return codes(COUNTRIES);
    }

    private static String part(String table, String code, int part) {
        int at = code.isEmpty() ? -1 : table.startsWith(code + ":") ? 0 : table.indexOf(";" + code + ":") + 1;
        if (at < 0 || at == 0 && !table.startsWith(code + ":")) {
            return null;
        }
        for (int i = 0; i < part; i++) {
            at = table.indexOf(':', at) + 1;
        }
        int end = at;
        while (end < table.length() && table.charAt(end) != ':' && table.charAt(end) != ';') {
            end++;
        }
        return table.substring(at, end);
    }

    private static String[] codes(String table) {
        String[] entries = table.split(";");
        for (int i = 0; i < entries.length; i++) {
            entries[i] = entries[i].substring(0, entries[i].indexOf(':'));
        }
        return entries;
    }
}
