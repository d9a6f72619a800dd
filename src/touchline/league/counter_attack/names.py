"""Names of invented players, put together from our own lists of name parts.

A culture has first names, the beginnings and the endings of its family names, and the countries its players come from.
"""

from typing import Final, NamedTuple

from touchline.kernel import Randbelow


class Culture(NamedTuple):
    """The name parts of a culture, each as words with spaces between."""

    countries: tuple[str, ...]
    first: str
    beginnings: str
    endings: str


CULTURES: Final = (
    Culture(
        ("Norway", "Sweden", "Denmark"),
        "Aksel Birger Eirik Frode Gunnar Halvard Ivar Jostein Kjetil Lasse Magne Njål Oddvar Sindre Torbjørn Vidar",
        "Brekk Dyr Eik Fager Grøn Hav Kvern Lille Myr Nord Ram Skjel Tveit Vester Øv",
        "bakk berget by dalen haugen holt lien moen nes rud sletta vang vik åsen",
    ),
    Culture(
        ("Germany", "Austria", "Switzerland"),
        "Albrecht Bastian Dietmar Eberhard Falk Gernot Henrik Jörn Konrad Lorenz Matthis Ottmar Rainer Sönke Ulrich",
        "Acker Buchen Distel Erlen Finken Gersten Hasel Kiesel Linden Mühl Quitten Roggen Stein Tannen Wiesen",
        "auer bacher berger dorf feld garten häuser hofer horst kamp mann rieder stett wald",
    ),
    Culture(
        ("England", "Wales", "Scotland"),
        "Alban Barnaby Cedric Desmond Edwin Fraser Godfrey Humphrey Kenelm Lachlan Mungo Nigel Owain Percival Rhodri",
        "Ash Bramble Cold Dun Elder Fern Gorse Hazel Kirk Lark Marsh Oat Raven Thorn Whin",
        "bourne by combe croft dale field garth gill hurst ley mere shaw stead thwaite",
    ),
    Culture(
        ("France", "Belgium"),
        "Aurélien Bastien Corentin Damien Élie Fabrice Gaëtan Hippolyte Jocelin Ludovic Maxence Norbert Rémi Sylvain",
        "Beau Bois Chante Clair Dur Entre Fort Grand Haute Lon Mar Mont Pré Roche Val",
        "bert blanc bray court fontaine frey gard lac mare pont rive sault vert villier",
    ),
    Culture(
        ("Italy", "Switzerland"),
        "Arduino Bruno Cosimo Donato Elio Fulvio Gino Lamberto Manlio Nereo Ottavio Primo Rocco Saverio Tullio",
        "Bella Buona Capo Casa Fonta Gran Lungo Mala Monte Pasqua Pietra Rosa Sera Terra Valle",
        "bosco campo castro chiara fiore grano guerra mano nova pane porta rella spina vento",
    ),
    Culture(
        ("Spain", "Argentina", "Uruguay", "Mexico", "Chile"),
        "Anselmo Benito Cayetano Demetrio Eladio Fermín Gonzalo Hilario Isidro Jacinto Leandro Nicanor Octavio Ramiro",
        "Alba Bara Carra Echa Fuen Gala Iba Larra Mendi Oli Piza Quin Sola Urru Zaba",
        "bierta cero diaga durza gorri guren lez longa mera nedo randa sena tegui yuela",
    ),
    Culture(
        ("Portugal", "Brazil", "Angola"),
        "Adalberto Baltasar Caetano Delfim Elísio Firmino Gaspar Heitor Inácio Jorge Lourenço Nestor Olavo Raimundo",
        "Aze Bar Cam Carv Dou Estre Fon Gou Lem Mir Noguei Oliv Paix Sabu Vas",
        "anto avel eda edo eira elho içal inha oal osa ural ucena ulho ão",
    ),
    Culture(
        ("Poland", "Czechia", "Slovakia"),
        "Bolesław Czesław Dobrosław Ernest Florian Gustaw Ignacy Kazimierz Leszek Marek Radek Stefan Wacław Zenon",
        "Bart Chmiel Dąbrow Gawr Jawor Kal Leszcz Mod Niedz Olsz Piotr Rud Sokol Wiśn Zaręb",
        "acki alek anek arz awa ecki eński iczek icki iński ocha onka owiak ycki",
    ),
    Culture(
        ("Croatia", "Serbia", "Slovenia", "Montenegro"),
        "Andrija Branko Cvetko Damjan Goran Hrvoje Jovan Krešimir Lazar Mladen Neven Ognjen Predrag Stipe Vlado",
        "Bor Crn Drag Gaj Jel Kos Lip Mil Ner Obr Pal Rad Stoj Tom Vuk",
        "adin anić aš avac ečić enko evac ešić inac ojčić onja ošić ulin utina",
    ),
    Culture(
        ("Nigeria", "Ghana"),
        "Adebayo Chidi Dapo Ebuka Femi Gbenga Ikenna Jide Kelechi Lanre Nnamdi Obinna Segun Tobenna Uche",
        "Ade Aki Ani Ayo Chi Eze Ige Iwo Nwa Obi Oke Olu Ona Udo Uma",
        "bola chukwe dapo dele femi gbola jumo kanma kunle lade mere nobi sanya wale",
    ),
    Culture(
        ("Senegal", "Mali", "Ivory Coast", "Guinea"),
        "Abdou Boubacar Cheikh Demba Fodé Gora Ibrahima Karamoko Lamine Modou Oumar Pape Seydou Tidiane Yaya",
        "Ba Ca Da Fa Ga Ka Ko Ma Nia Sa So Ta To Wa Ya",
        "bara dougou gané kité lamé mady noko nsiré paté rabo rakho ssadi té wandé",
    ),
    Culture(
        ("Morocco", "Algeria", "Tunisia", "Egypt"),
        "Adil Badr Chafik Driss Fouad Ghali Habib Idris Jalal Kamel Lotfi Mounir Nizar Rachid Taha",
        "Bel Ben Bou Char Dar El-Ga Fek Hadd Jeb Kar Mes Ou Sebb Tal Zer",
        "achour amri aoui ari assi ayedh azi ennour hami ibri idane ili ouni rouk",
    ),
    Culture(
        ("Japan",),
        "Akihiro Daigo Eiji Fumiya Hayato Itsuki Jun Katsumi Masaru Naoya Osamu Rikuto Shigeru Tetsuya Yasuo",
        "Asa Fuji Haya Iwa Kawa Kuro Matsu Mino Mori Nishi Oku Shira Taka Ume Yana",
        "bata gishi hara hashi kura mi moto mura naka no saki se shita zawa",
    ),
    Culture(
        ("Netherlands", "Suriname"),
        "Aart Bouke Cas Diederik Evert Floor Gijsbert Hylke Jorrit Koen Lubbert Menno Okke Reinout Siebe",
        "Appel Boeren Distel Eiken Geest Haver Klaver Linde Meeuwe Noord Oever Polder Riet Slagh Zilver",
        "berg boom burg dijk donk hof horst kamp laar man meer schoot stra veld",
    ),
    Culture(
        ("Turkey", "Azerbaijan"),
        "Alper Berkant Cengiz Doruk Erdem Fikret Gökhan Haluk İlker Kerem Levent Mert Nadir Orhan Sinan",
        "Ak Boz Çam Demir El Gök Kara Kum Kuş Öz Sel Taş Tun Uzun Yeşil",
        "ay bağ bulut çay dağ er gül göl kaya kol man ova su yurt",
    ),
    Culture(
        ("New Zealand", "Fiji", "Samoa", "Tonga"),
        "Apenisa Eroni Faleafa Hemi Isikeli Kauri Losalio Manaia Nikora Penaia Rangi Semisi Tawhiri Viliami Wiremu",
        "Fa Ha Ka Lau Ma Na Pou Ra Sa Ta Tu Va Wai We Ye",
        "hanga kapu lala matua naki ngaro pori rangi riki talava tonu vao wera whiti",
    ),
)


def invented(randbelow: Randbelow) -> tuple[str, str]:
    """A name and a nationality."""
    culture = CULTURES[randbelow(len(CULTURES))]
    first, beginning, ending = (
        words[randbelow(len(words))]
        for words in (culture.first.split(), culture.beginnings.split(), culture.endings.split())
    )
    return f"{first} {beginning}{ending}", culture.countries[randbelow(len(culture.countries))]
