// Countries and states whose law contracts name, as they write them.

const statesOfTheUnion =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const partsOfOtherUnions =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Quebec|Québec|Saskatchewan|New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia|England and Wales|England|Scotland|Northern Ireland|Wales|Hong Kong|Macau|Bermuda|Cayman Islands|British Virgin Islands|Jersey|Guernsey|Isle of Man'
const countries =
  'Argentina|Australia|Austria|Bahamas|Belgium|Belize|Bolivia|Brazil|Bulgaria|Canada|Chile|China|Colombia|Costa Rica|Croatia|Cyprus|Czech Republic|Denmark|Ecuador|Egypt|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Japan|Kenya|Latvia|Liechtenstein|Lithuania|Luxembourg|Malaysia|Malta|Marshall Islands|Mauritius|Mexico|Monaco|Morocco|Netherlands|New Zealand|Nigeria|Norway|Pakistan|Panama|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Russian Federation|Saudi Arabia|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Republic of Korea|Spain|Sweden|Switzerland|Taiwan|Thailand|Turkey|Ukraine|United Arab Emirates|United Kingdom|United States of America|United States|Uruguay|Venezuela|Vietnam'
/** Names in other languages, and adjectives that stand before "law", with the English name they mean. */
const otherNames: readonly (readonly [string, string])[] = [
  [
    'Deutschlands?|Bundesrepublik Deutschland|deutsche[snm]?|Allemagne|allemand|Alemania|alemana?|Germania|tedesc[ao]|Duitsland|Duits|Duitse|Alemanha|alemã|German',
    'Germany',
  ],
  ['Österreichs?|österreichische[snm]?|Autriche|Austrian?', 'Austria'],
  [
    'Schweiz|schweizerische[snm]?|Suisse|suisse|Suiza|Svizzera|svizzero|Zwitserland|Zwitserse?|svizzera|suiz[ao]|suíç[ao]|Suíça|Swiss',
    'Switzerland',
  ],
  ['Frankreichs?|französische[snm]?|français(?:e|es)?|Francia|francesa?|francese|Frankrijk|Frans|Franse|França|French', 'France'],
  [
    'Spaniens?|spanische[snm]?|Espagne|espagnol|España|española?|Spagna|spagnola?|Spanje|Spaans|Spaanse|Espanha|espanhola?|Spanish',
    'Spain',
  ],
  ['Italiens?|italienische[snm]?|Italie|italien(?:ne)?|Italia|italiana?|italiano|Italië|Italiaans|Italiaanse|Itália|Italian', 'Italy'],
  ['Niederlande|niederländische[snm]?|Pays-Bas|néerlandais|Nederlands?e?|Nederland|Países Bajos|Paesi Bassi|Dutch', 'Netherlands'],
  ['Belgiens?|belgische[snm]?|Belgique|belge|België|Belgisch|Belgische|Bélgica|Belgio|Belgian', 'Belgium'],
  ['portugiesische[snm]?|portuguesa?|português|Portugees|Portugese|portugais(?:e)?|portoghese|Portuguese', 'Portugal'],
  ['brasileir[ao]|Brasil|Brasiliens?|Brazilian', 'Brazil'],
  ['Englands|englische[snm]?|anglais(?:e)?|inglesa?|inglese|Engelse?|English', 'England'],
  ['México|mexicana?', 'Mexico'],
  ['Indian', 'India'],
  ['Irish', 'Ireland'],
  ['Scots|Scottish|schottische[snm]?', 'Scotland'],
  ['Swedish|schwedische[snm]?', 'Sweden'],
  ['Norwegian', 'Norway'],
  ['Danish|dänische[snm]?', 'Denmark'],
  ['Finnish', 'Finland'],
  ['Polish|polnische[snm]?', 'Poland'],
  ['Czech', 'Czech Republic'],
  ['luxemburgische[snm]?|luxembourgeois', 'Luxembourg'],
  ['Japanese', 'Japan'],
]
const meaning = new Map<string, string>()
for (const name of [statesOfTheUnion, partsOfOtherUnions, countries].join('|').split('|')) meaning.set(name.toLowerCase(), name)

const longestFirst = (names: string): string =>
  names
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', String.raw`\s+`)
const named = new RegExp(
  String.raw`(?<![\p{L}])(?:${longestFirst([statesOfTheUnion, partsOfOtherUnions, countries].join('|'))}|${otherNames.map(([names]) => names.replaceAll(' ', String.raw`\s+`)).join('|')})(?![\p{L}])`,
  'giu',
)

/** A place named in a text. */
export interface PlaceInText {
  readonly from: number
  readonly to: number
  /** The English name, without "State of". */
  readonly name: string
  /** true for a state of the United States. */
  readonly state: boolean
}

/** States and countries named in a text, in order; capitals only, or all letters small in adjectives before "law". */
export function placesIn(text: string): readonly PlaceInText[] {
  const found: PlaceInText[] = []
  for (const match of text.matchAll(named)) {
    const plain = match[0].replace(/\s+/g, ' ')
    const name = meaning.get(plain.toLowerCase()) ?? otherNames.find(([names]) => new RegExp(`^(?:${names})$`, 'iu').test(plain))?.[1]
    // A name in small letters is no name: "jersey", "victoria", "turkey". Adjectives are written small in most languages.
    if (name === undefined || (meaning.has(plain.toLowerCase()) && !/^\p{Lu}/u.test(plain))) continue
    found.push({ from: match.index, to: match.index + match[0].length, name, state: states.has(name) })
  }
  return found
}
const states: ReadonlySet<string> = new Set(statesOfTheUnion.split('|'))
