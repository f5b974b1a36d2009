// What papers are composed of: words that are cut where they may be hyphenated, titles, and lines of program code.

/** Words of one language; a bar shows where one may be hyphenated. */
export interface PaperWording {
  readonly words: readonly string[]
  readonly chapter: string
  readonly figure: string
  readonly table: string
  readonly page: string
  /** Writing that is read from the right. */
  readonly rightToLeft?: boolean
  /** Writing without spaces between its words, and its stop. */
  readonly unspaced?: string
}

const split = (text: string): readonly string[] => text.trim().split(/\s+/u)

export const paperWordings: Readonly<Record<string, PaperWording>> = {
  en: {
    words: split(
      `con|sid|er|able meas|ure|ment of|fice ef|fi|cient flow re|sults dif|fer|ence in|flu|ence pres|sure tem|per|a|ture sur|face wa|ter sup|ply
      net|work the of and with for un|der be|tween ob|ser|va|tion sam|ple val|ley moun|tain har|bour trans|port re|la|tion meth|od grad|u|al
      in|creas|ing sta|tion af|ter be|fore dur|ing pe|ri|od his|to|ry ar|chive build|ing ma|te|ri|al con|crete tim|ber bridge riv|er coast|al
      sed|i|ment lay|er mod|el fore|cast pro|gramme com|mit|tee mem|ber sched|ule bud|get in|ven|to|ry ma|chine en|gine bear|ing cool|ing
      fil|ter af|flu|ent waf|fle shelf leaf field find fifth final floor flat reg|u|la|tion a is was were has by from to at on which that may
      shows re|mains car|ries de|pends fol|lows re|quires al|lows small large north|ern south|ern older new|er sim|ple steady or|di|nary`,
    ),
    chapter: 'Chapter',
    figure: 'Figure',
    table: 'Table',
    page: 'Page',
  },
  de: {
    words: split(
      `Mes|sung Ober|flä|che Tem|pe|ra|tur Was|ser|ver|sor|gung der die das und mit für un|ter zwi|schen Be|ob|ach|tung Pro|be Ge|bir|ge Ha|fen
      Ver|kehr Be|zie|hung Ver|fah|ren all|mäh|lich stei|gend wäh|rend Zeit|raum Ge|schich|te Ar|chiv Ge|bäu|de Bau|stoff Be|ton Holz|brü|cke
      Fluss|bett Küs|te Ab|la|ge|rung Schicht Vor|her|sa|ge Aus|schuss Mit|glied Haus|halt Ma|schi|ne La|ge|rung Küh|lung Fil|ter auf|fal|lend
      häu|fig öf|fent|lich fin|det fließt bleibt trägt hängt folgt er|for|dert er|laubt klein groß nörd|lich süd|lich äl|ter neu|er ein|fach
      ist war wur|de hat von aus zu an auf wel|che dass kann Stahl|träger Lie|fe|rung Strom|netz Rech|nung Lei|tung Prü|fung`,
    ),
    chapter: 'Kapitel',
    figure: 'Abbildung',
    table: 'Tabelle',
    page: 'Seite',
  },
  fr: {
    words: split(
      `me|sure sur|face tem|pé|ra|ture ré|seau le la les et avec pour sous entre ob|ser|va|tion échan|til|lon val|lée mon|tagne port trans|port
      re|la|tion mé|thode gra|duel crois|sant après avant pen|dant pé|riode his|toire ar|chives bâ|ti|ment ma|té|riau bé|ton pont ri|vière côte
      sé|di|ment couche mo|dèle pré|vi|sion co|mi|té membre ca|len|drier bud|get in|ven|taire ma|chine mo|teur pa|lier filtre of|fi|ciel
      dif|fé|rent ef|fet fi|nal flot est était a par de à sur qui que peut montre reste porte dé|pend suit exige per|met pe|tit grand an|cien`,
    ),
    chapter: 'Chapitre',
    figure: 'Figure',
    table: 'Tableau',
    page: 'Page',
  },
  es: {
    words: split(
      `me|di|da su|per|fi|cie tem|pe|ra|tu|ra red el la los y con pa|ra ba|jo en|tre ob|ser|va|ción mues|tra va|lle mon|ta|ña puer|to trans|por|te
      re|la|ción mé|to|do gra|dual cre|cien|te des|pués an|tes du|ran|te pe|rio|do his|to|ria ar|chi|vo edi|fi|cio ma|te|rial hor|mi|gón puen|te
      río cos|ta se|di|men|to ca|pa mo|de|lo pre|vi|sión co|mi|té miem|bro ca|len|da|rio in|ven|ta|rio má|qui|na mo|tor fil|tro ofi|cial
      di|fe|ren|te efec|to fi|nal flu|jo es era ha por de a so|bre que pue|de mues|tra que|da lle|va de|pen|de si|gue exi|ge per|mi|te pe|que|ño`,
    ),
    chapter: 'Capítulo',
    figure: 'Figura',
    table: 'Tabla',
    page: 'Página',
  },
}

/** Writing of other kinds that stands as paragraphs among the rest. */
export const otherWritings: Readonly<Record<string, PaperWording>> = {
  he: {
    words: split(
      'מדידה של המים בעיר הגדולה נמל חדש על גשר ישן ליד ההר תחנה שירות ציבורי לאורך החוף מסמך ארכיון בניין חומר תקציב ועדה חברים זמן',
    ),
    chapter: '',
    figure: '',
    table: '',
    page: '',
    rightToLeft: true,
  },
  ar: {
    words: split(
      'قياس المياه في المدينة الكبيرة ميناء جديد على جسر قديم قرب الجبل محطة خدمة عامة على طول الساحل وثيقة أرشيف مبنى مادة ميزانية لجنة',
    ),
    chapter: '',
    figure: '',
    table: '',
    page: '',
    rightToLeft: true,
  },
  zh: {
    words: split(
      '测量 城市 水位 新的 港口 旧桥 山谷 车站 公共 服务 海岸 文件 档案 建筑 材料 预算 委员会 成员 时间 结果 表明 需要 增加 方法 之间',
    ),
    chapter: '',
    figure: '',
    table: '',
    page: '',
    unspaced: '。',
  },
  ja: {
    words: split(
      '測定の 都市と 水位が 新しい 港湾は 古い 橋から 谷間で 駅前の 公共 サービス 海岸を 文書に 資料 建物 材料を 予算の 委員会は 会員 時間が 結果として',
    ),
    chapter: '',
    figure: '',
    table: '',
    page: '',
    unspaced: '。',
  },
}

/** Words over which a reading stands in small type. */
export const readings: readonly (readonly [base: string, reading: string])[] = [
  ['港湾', 'こうわん'],
  ['測定', 'そくてい'],
  ['山頂', 'さんちょう'],
  ['資料館', 'しりょうかん'],
  ['橋梁', 'きょうりょう'],
]

/** Listings as several languages have them; the depth of each line by its spaces. `NAME` and `COUNT` are put in. */
export const listings: readonly string[] = [
  `function NAME(limit) {
  let total = 0;
  for (let i = 0; i < limit; i += COUNT) {
    if (i % 2 === 0) total += i;
  }
  return total;
}`,
  `def NAME(values, limit=COUNT):
    result = []
    for value in values:
        if value > limit:
            result.append(value * 2)
    return result`,
  `server {
    listen COUNT;
    server_name NAME.example;
    location / {
        proxy_pass http://localhost:COUNT;
    }
}`,
  `SELECT name, SUM(amount) AS total
  FROM NAME
 WHERE amount > COUNT
 GROUP BY name;`,
  `#!/bin/sh
set -e
cd /srv/NAME
./configure --jobs=COUNT
make && make install`,
  `NAME:
  image: example/NAME:COUNT
  ports:
    - "COUNT:80"
  restart: always`,
]
