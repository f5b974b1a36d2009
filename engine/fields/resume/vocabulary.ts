// Words by which positions, companies, schools and degrees are told apart, in seven languages.

import { isCountryName } from './country-names.ts'
import { firm, trade } from './occupations.ts'

const position =
  /(?<!\p{L})(?:(?:co-?)?founder|c[efiotms]o|chief|president|vice|vp|head|director|directora?|manager|managing|lead|leader|principal|senior|junior|staff|engineer(?:ing)?|developer|programmer|architect|scientist|researcher|research\s+(?:intern|assistant|fellow|associate|engineer|scientist)|analyst|consultant|advisor|adviser|designer|administrator|specialist|executive|coordinator|assistant|associate|intern|internship|trainee|apprentice|officer|technician|teacher|lecturer|professor|postdoc\w*|tutor|instructor|nurse|physician|doctor|pharmacist|attorney|lawyer|paralegal|accountant|auditor|clerk|cashier|sales(?:man|person|woman)?|representative|agent|editor|writer|journalist|translator|photographer|chef|cook|waiter|waitress|driver|operator|supervisor|foreman|mechanic|electrician|plumber|partner|owner|freelance\w*|volunteer|member|tester|producer|recruiter|buyer|planner|controller|\p{L}*(?:leiter|ingenieur|planer|entwickler|berater|assistent|mitarbeiter|techniker|mechaniker|meister|zeichner|pfleger|lehrer|verkäufer|fahrer|führer|verwalter|redakteur|gestalter|koordinator|elektroniker|monteur|sekretär|buchhalter|forscher|bearbeiter)(?:in)?|leitung|geschäftsführer(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|\p{L}*entwickler(?:in)?|berater(?:in)?|\p{L}*berater(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|praktikum|mitarbeiter(?:in)?|sachbearbeiter(?:in)?|referent(?:in)?|assistent(?:in)?|\p{L}*kaufmann|\p{L}*kauffrau|lehrer(?:in)?|verkäufer(?:in)?|auszubildende[r]?|fachkraft|ingénieure?|comptable|infirmi(?:er|ère)|cadre|cheffe|attachée?|coordinat(?:eur|rice)|format(?:eur|rice)|rédact(?:eur|rice)|concept(?:eur|rice)|graphiste|juriste|avocate?|secrétaire|ouvri(?:er|ère)|conseill(?:er|ère)|apprentie?|adjointe?|fitter|welder|carpenter|superintendent|machinist|inspector|surveyor|estimator|apprenticeship|fellow|curator|librarian|postdoctoral|reader|ranger|baker|hairdresser|carer|développeur|développeuse|chargée?|responsable|directeur|directrice|consultante?|stagiaire|assistante?|chef|technicien(?:ne)?|enseignante?|vendeur|vendeuse|gérante?|alternante?|ingenier[oa]|desarrollador[a]?|programador[a]?|gerente|jefe|jefa|analista|becari[oa]|técnic[oa]|profesor[a]?|vendedor[a]?|encargad[oa]|ingegnere|sviluppatore|sviluppatrice|direttore|direttrice|consulente|tirocinante|stagista|impiegat[oa]|insegnante|commess[oa]|tecnico|capo|medewerker|ontwikkelaar|adviseur|stagiair|hoofd|directeur|docent|verkoper|beheerder|engenheir[oa]|desenvolvedor[a]?|diretor[a]?|estagiári[oa]|coordenador[a]?|professor[a]?|consultor[a]?)(?!\p{L})/giu
const company =
  /(?<!\p{L})(?:inc|llc|ltd|limited|corp(?:oration)?|company|co|plc|gmbh|ag|kg|se|e\.?v|s\.?a|s\.?a\.?s|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|lda|ltda|group|gruppe|groupe|grupo|gruppo|groep|holdings?|bank|labs?|laborator(?:y|ies)|technologies|systems|solutions|software|consulting|partners|studios?|media|university|universität|université|universidad|università|universiteit|universidade|institute?|college|school|hospital|klinik|klinikum|agency|agentur|ministry|museum|foundation|stiftung|research|ai|ml|trust|council|authority|airlines?|airways|foods|works|industries|services|motors|energy|insurance|assurances?|logistics|logistik|transports?|exchange|analytics|clinic|clinique|care\s+home|nursing\s+home|centre|center|zentrum|centro|observatory|brewery|brasserie|boulangerie|restaurant|hotel|hôtel|stores?|shop|farms?|club|society|association|verein|verlag|werke?|werk|stadtwerke|stadtarchiv|archiv|bibliothek|praxis|apotheke|kanzlei|mairie|ayuntamiento|comune|gemeente|câmara|coopérative|cooperativa|biscuiterie|chantiers|talleres|estudio|officine|atelier|ateliers|fabrik|manufaktur|county|city\s+of|ville\s+de|stadt|llp|pty|oyj|bvba|sarl|eurl|snc|sas|zn)(?!\p{L})/giu
const institution =
  /(?<!\p{L})(?:university|college|school|institute|academy|polytechnic|conservatory|seminary|universität|\p{L}*universität|hochschule|fachhochschule|\p{L}*hochschule|gymnasium|\p{L}*gymnasium|berufsschule|realschule|schule|akademie|université|école|lycée|institut|faculté|iut|universidad|instituto|escuela|colegio|facultad|politécnica|università|politecnico|liceo|istituto|accademia|universiteit|hogeschool|lyceum|universitat|politècnica|ies|itis|insa|iae|universidade|faculdade|escola|politécnico|üniversitesi|mit|eth|epfl|ucla|tafe|tu|fh|caltech|insead|hec)(?!\p{L})/giu
const degree =
  /^(?:(?:(?:access|advanced|higher|graduate|national|higher\s+national|professional|extended|technical|vocational|undergraduate)\s+(?:diploma|certificate|degree)|b\.?s?\.?n\.?(?=[\s,]|$)|m\.?s\.?n\.?(?=[\s,]|$)|dnp|ph\.?\s?d\.?|[bm]\.\s?e\.|hsc|sslc|vce|hse|certificate\s+i{1,3}v?(?!\p{L})|d\.?phil\.?|m\.?d\.?|j\.?d\.?|ll\.?[bm]\.?|m\.?b\.?a\.?|[bm]\.?\s?(?:sc|eng|ed|arch|tech|com|phil|a|s)\.?(?!\p{L})|b\.?f\.?a\.?|m\.?f\.?a\.?|m\.?p\.?[ah]\.?|a\.?\s?a\.?\s?s\.?|a\.?[as]\.?|m(?:chem|phys|math|pharm|biol|geol|sci|res)(?!\p{L})|g\.?e\.?d\.?|dipl\.?-?\s?(?:ing|kfm|inf|phys|math|psych)\.?|doctor(?:ate)?|doktor\p{L}*|promotion|doctorat|doctorado|dottorato|doutoramento|doutorado|bachelor(?:'s|’s)?(?:\s+degree)?|master(?:'s|’s)?(?:\s+degree)?|associate(?:'s|’s)?\s+degree|associate(?=\s+(?:of|in)\s)|(?:bachelor|master|diplom|magister|lehramts)?studium|dipl[oô]m[\p{L}-]*(?:\s+d['’]\p{L}+)?|hn[cd]|btec|[sn]vq\s+level\s+\d|gcses?|a[- ]?levels?|\p{Lu}\p{Ll}+\s+highers|highers|pgce|pg\s?cert|pg\s?dip|postgraduate\s+(?:certificate|diploma)|foundation\s+degree|zweites?\s+staatsexamen|cap|bep|master\s+[12]|mastère|cqp|diploma|magister|staatsexamen|abitur|fachabitur|ausbildung|fachhochschulreife|mittlere\s+reife|licence|licenciatura|licenciad[oa]|maîtrise|baccalauréat(?:\s+(?:technologique|professionnel|général|scientifique|littéraire))?|bac|bts|dut|máster|maestría|grado|bachillerato|laurea(?:\s+(?:magistrale|triennale))?|maturità|mestrado(?:\s+integrado)?|bacharelado|bacharel|hbo|mbo|vwo|havo|high\s+school\s+diploma|certificate|minor)(?!\p{L}))(?:\s+(?:of|en|de|der|in)\s+(?:science|sciences|arts|engineering|laws?|business\s+administration|fine\s+arts|education|philosophy|applied\s+science|technology|commerce|architecture|medicine|public\s+health))?(?:\s*\((?:hons?|honours|honors|fh|th|tu|ba|dh|uni(?:v\.?)?)\.?\)(?!\p{L}))?/iu

/** Endings of words for those who do something, in the languages we read: weaker than a word on the list. */
const doer =
  /(?<!\p{L})\p{L}{2,}(?:ers?|eers?|ors?|ists?|icians?|arians?|itians?|yst|erin|orin|istin|ärin|entin|antin|eurin|login|wirt|frau|mann|eure?|euse|rice|ière|ienne|logue|iste|dora?|tora|ista|nter[oa]|eir[oa]|logo|loga|tore|trice|tiere|kundige|leider|meester|ster)(?!\p{L})/giu

/** Words that either list has, each place of a text counted once. */
const countOfBoth = (text: string, one: RegExp, other: RegExp): number => {
  const places = new Set([...text.matchAll(one), ...text.matchAll(other)].map(({ index }) => index))
  return places.size
}
/** A text without the state of Colorado at its end, which is written as companies are. */
const withoutState = (text: string): string => text.replace(/,\s*CO$/u, '')
const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** How much a text sounds like a position held rather than who it was held at: above 0 for a position, below for a company. */
export function positionScore(text: string): number {
  const [known, names] = [2 * countOfBoth(text, position, trade), countOfBoth(withoutState(text), company, firm)]
  return known === 0 && names === 0 && countOf(text, doer) > 0 ? 0.5 : known - names
}
/** True where a word says that a company is named. */
export const namesCompany = (text: string): boolean => countOfBoth(withoutState(text), company, firm) > 0
/** How many words name a school. */
export const institutionScore = (text: string): number => countOf(text, institution)

/** The degree a text begins with, and what it is in: "BS in Physics" gives "BS" and "Physics"; null when it begins with none. */
export function degreeAtStart(text: string): { readonly degree: string; readonly areaFrom: number } | null {
  const match = degree.exec(text)
  if (match === null) return null
  const joint =
    /^\s*(?:,|:|-|–|—|\||\(|zum\s|zur\s|als\s|in\s|of\s|en\s|em\s|der\s|de\s|di\s|d'|im\s+fach\s)*\s*/iu.exec(
      text.slice(match[0].length),
    )?.[0].length ?? 0
  return { degree: match[0].trim(), areaFrom: match[0].length + joint }
}

const american =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|BC|QC|AB'
const countries =
  'USA|US|U\\.S\\.A?\\.?|UK|U\\.K\\.|UAE|United States|United Kingdom|England|Scotland|Wales|Ireland|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|Suisse|Svizzera|France|Spain|España|Italy|Italia|Netherlands|Nederland|Belgium|Belgique|België|Portugal|Brazil|Brasil|Mexico|México|Canada|India|China|Japan|Korea|South Korea|Singapore|Australia|New Zealand|Türkiye|Turkey|Greece|Poland|Polska|Czechia|Czech Republic|Hungary|Romania|Sweden|Norway|Denmark|Finland|Israel|Egypt|South Africa|Argentina|Chile|Colombia|Peru|Russia|Ukraine|Vietnam|Thailand|Indonesia|Malaysia|Philippines|Pakistan|Bangladesh|Luxembourg|Hong Kong|Taiwan|Nuova Zelanda|Nueva Zelanda|Neuseeland|Nouvelle-Zélande|Regno Unito|Reino Unido|Royaume-Uni|Vereinigtes Königreich|Großbritannien|Verenigd Koninkrijk|Stati Uniti|Estados Unidos|États-Unis|Verenigde Staaten|Alemania|Germania|Allemagne|Alemanha|Duitsland|Francia|Frankreich|Frankrijk|França|Spanien|Espagne|Spagna|Spanje|Espanha|Italien|Italie|Italië|Itália|Suiza|Suíça|Zwitserland|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Países Baixos|Belgien|Bélgica|Belgio|Irland|Irlanda|Irlande|Ierland|Polen|Polonia|Pologne|Schweden|Suecia|Svezia|Suède|Dänemark|Dinamarca|Danimarca|Norwegen|Norvegia|Noruega|Grecia|Japón|Giappone|Marruecos|Maroc'
const placeName = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|du|la|le|del|der|am|an|im|upon|of|\p{Lu}[\p{L}.'’-]*)){0,3}`
const location = new RegExp(
  String.raw`^(?:${placeName},\s*(?:${american}|${countries})(?:,\s*(?:${countries}))?(?:\s+\d{5})?|${placeName},\s*${placeName}(?:,\s*(?:${countries}))?|${placeName}\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}|remote|home\s?office|hybrid|(?:${countries})|\d{5}\s+${placeName}|${placeName}\s\((?:\d{2,3}|[A-Z]{2}|${countries})\))$`,
  'u',
)
const sureLocation = new RegExp(
  String.raw`(?:\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}|,\s*(?:${american}|${countries})(?:\s+\d{5})?|^(?:[Rr]emote|${countries}))$`,
  'u',
)

/** A street and number with a postcode and town in one line, of any order and of the countries of the seven languages. */
const postal =
  /^(?=.*\d)[\p{L}\d][\p{L}\d .,'’/-]*?(?:,|\s[-–])\s*(?:(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s+(?:[A-Z]{2}\s+)?\p{Lu}[\p{L} .'’/-]+(?:,\s*\p{Lu}[\p{L} ]+)?|\p{Lu}[\p{L} .,'’-]*\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\p{Lu}[\p{L} .'’-]+,?\s+[A-Z]{2}\s+\d{5})$/u
/** True for a whole address: "12 rue Haute, 69003 Lyon". */
export const looksLikeAddress = (text: string): boolean => text.length < 110 && postal.test(text.trim())
/** True for what is written as a place: "Santa Clara, CA", "Paris, France", "Remote". */
export const looksLikePlace = (text: string): boolean => location.test(text.trim())
/** True for a place that ends in a state or country we know. */
export const isSurelyPlace = (text: string): boolean =>
  looksLikePlace(text) && (sureLocation.test(text.trim()) || isCountryName(text.split(',').slice(1).at(-1) ?? ''))
