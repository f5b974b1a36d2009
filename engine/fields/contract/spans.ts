// How long things last under a contract: the contract itself, the notice to end it, its renewals, its silence, its credit.

import { type DurationInText, durationsIn } from '../prose/durations.ts'
import { besides, found, present } from '../prose/found.ts'
import { type Prose, wordsBetween } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'

/** Evidence beside a span of time that says what it measures. */
interface Evidence {
  readonly name: string
  /** What must stand before the span, within its sentence. */
  readonly before: readonly RegExp[]
  /** What must stand after it; empty for nothing in particular. */
  readonly after: readonly RegExp[]
  /** What, within the sentence, shows that another thing is measured. */
  readonly unless: RegExp | null
  readonly sure: number
  /** Units that measure such a thing. */
  readonly units: readonly DurationInText['unit'][]
}

const agreement = String.raw`(?:this|the|said|dieser|diese[ns]?|der|du|le|la|el|del|il|de|het|o|do|present[ea]?|presente)\s+(?:letter\s+|confidentiality\s+|non-?disclosure\s+|mutual\s+)*(?:agreement|contract|lease|licen[cs]e|vertrage?s?|vereinbarung|contrat|accord|convention|contrato|acuerdo|contratto|accordo|overeenkomst|contrato|acordo|deed|guarantee|guaranty|undertaking|statement\s+of\s+work|order(?:\s+form)?|amendment|memorandum|arrangement|sublease|tenancy|letter(?!\s+(?:agreement|of\s+(?:credit|intent))))`
const ends = String.raw`(?:terminat\w+|expir\w+|end(?:s|et)?|laps\w+|läuft|gilt|dauert|expire|prend\s+fin|vence|termina|scade|eindigt|loopt|cessa)`
/** What a contract brings about, by which its length is told: an engagement, a tenancy, services, a subscription. */
const subject = String.raw`\b(?:the|this|your|such|said|dieses?|das|der|die|le|la|l'|el|il|het|de|o|a)\s*(?:engagement|appointment|tenancy|lease|licen[cs]e|subscription|services?|assignment|secondment|loan|placement|internship|retainer|partnership|consultancy|residency|mietverhältnis|arbeitsverhältnis|vertragsverhältnis|dienstverhältnis|pachtverhältnis|ausbildungsverhältnis|bail|mission|location|arrendamiento|arriendo|locazione|affitto|huur|arrendamento)\b`
const lasts = String.raw`(?:remain\w*|continu\w*|be|is|shall|will|stay|in\s+(?:full\s+)?force|in\s+effect|effective|binding|valid)`
const any = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source, 'iu'))
/** What lasts for that long is not the contract but a promise or a person's employment under it. */
const another =
  /(?:compet\w*|solicit\w*|hire|employ(?!ment agreement)\w*|standstill|preceding|prior|retain|severance|salary|warrant\w*|immediately\s+preceding|restricted\s+period|follow\w+\s+(?:the\s+)?terminat\w+|after\s+(?:the\s+)?terminat\w+)/i
/** The same, where the sentence speaks of no agreement: renewals and what outlasts the contract besides. */
const anotherThan = new RegExp(
  `${another.source}|renew\\w*|extend\\w*|successive|confidential\\w*|secre\\w*|insur\\w*|vertraulich\\w*|geheim\\w*|verlänger\\w*|renouvel\\w*|prorrog\\w*|rinnov\\w*|verleng\\w*|notice|kündig\\w*|préavis|probation\\w*|trial|probezeit`,
  'i',
)

/** What makes a length one that something is measured by, not that of the contract. */
const bound = /\b(?:less|more|longer|shorter|fewer)\s+than\s+$/i

/** What makes it the most that several renewals come to. */
const most = /\b(?:up\s+to|(?:a\s+)?maximum\s+(?:of|de|von)|máximo\s+de|massimo\s+di|höchstens|insgesamt|maximaal|au\s+plus)\s+$/iu

/** In the words before it: what lasts so long is a renewal or a secret, though the title over both speaks of the term. */
const renewedOrSecret =
  /renouvel\p{L}*|recondui\p{L}*|prorrog\p{L}*|rinnov\p{L}*|renova\p{L}*|verlänger\p{L}*|verleng\p{L}*|vertraulich|geheim|verschwieg|confidentialité|confidenciali|riservat|segret|sigilo|vertrouwelijk/iu

const evidence: readonly Evidence[] = [
  {
    name: 'term',
    before: any(
      String.raw`\b(?:initial\s+)?(?:term|duration)\s+(?:of|for)\s+${agreement}[^.]{0,120}$`,
      String.raw`${agreement}[^.]{0,140}?\b${lasts}[^.]{0,90}$`,
      String.raw`${agreement}(?:\s+and[^.]{0,80})?[^.]{0,100}?\b${ends}[^.]{0,70}$`,
      String.raw`\b(?:the\s+)?terms\s+of\s+${agreement}[^.]{0,80}?\b${ends}[^.]{0,30}$`,
      String.raw`\bterm\b[^.☐]{0,80}?[☒☑✓✔✗✘⊠]\s*expires\s*$`,
      String.raw`\b(?:laufzeit|vertragsdauer|vertragszeit|dauer|durée|duración|durata|looptijd|duur|duração|vigencia|vigência)\b[^.]{0,90}$`,
      String.raw`(?:rest\p{L}*|perman\p{L}*|blij\p{L}*|bleib\p{L}*|gilt|gelt\p{L}*|est|es|è|is)\s+[^.]{0,40}?(?:in\s+vigore|en\s+vigueur|en\s+vigor|em\s+vigor|van\s+kracht|in\s+kraft|gültig|vigente|valid[oa]|valable)[^.]{0,20}?\s(?:per|pendant|durante|gedurende|für|por|voor)\s*$`,
      String.raw`${agreement}[^.]{0,60}?(?:für\s+die\s+dauer\s+von|pour\s+une\s+(?:durée|période)\s+de|por\s+un\s+(?:período|plazo)\s+de|per\s+(?:un\s+periodo|una\s+durata)\s+di|voor\s+(?:een\s+periode|de\s+duur)\s+van|pelo\s+prazo\s+de)\s*$`,
    ),
    after: [],
    unless: another,
    sure: 0.92,
    // A contract of days is rarer than a clause that gives days for something else.
    units: ['year', 'month'],
  },
  {
    name: 'term',
    before: any(
      // "for an initial term of", "the Term shall be", "has a fixed term of"
      String.raw`\b(?:initial|fixed|minimum|primary|base|contract|lease|subscription)\s+(?:term|period)\b[^.]{0,60}$`,
      String.raw`\b(?:for|has|have|with)\s+(?:an?|the)\s+(?:\p{L}+\s+)?(?:term|duration)\s+of\s*$`,
      String.raw`\bthe\s+(?:"?term"?|duration)\s+(?:of\s+[^.]{0,60}?)?(?:shall\s+be|is|will\s+be|begins?|commences?|starts?|(?:shall\s+|will\s+)?(?:continues?|runs?|lasts?))\b[^.]{0,90}$`,
      String.raw`${subject}[^.]{0,60}?\b(?:continu\w+|last\w*|run\w*|endure\w*|is\s+(?:granted|made|let|agreed)|is\s+for|commenc\w+|begin\w*|start\w*)[^.]{0,60}?\b(?:for|of|period)\b[^.]{0,30}$`,
      String.raw`${subject}[^.]{0,60}?(?:dauert|läuft|gilt|endet|wird|beginnt|est\s+(?:conclue?|consentie?|accordée?)|tendrá|dura|avrà|ha|duurt|geldt|vigora)[^.]{0,70}$`,
      String.raw`(?<!\p{L})(?:(?:is|was)\s+(?:concluded|agreed|entered\s+into)\s+for|it\s+(?:remains?|stays?|is|shall\s+remain)\s+in\s+force\s+for|it\s+(?:runs|lasts)\s+for|(?:plazo|prazo)\s+(?:inicial\s+|del\s+contrato\s+|do\s+contrato\s+)?(?:es\s+|é\s+)?de|est\s+(?:conclu|consenti)e?\s+pour|è\s+(?:stipulato|concluso)\s+per|(?:geldt|wordt\s+aangegaan)\s+voor)\s+(?:an?\s+(?:initial\s+)?(?:term|period)\s+of\s+)?$`,
      String.raw`(?:für\s+(?:die\s+dauer\s+von|eine\s+dauer\s+von|einen\s+zeitraum\s+von)|auf\s+die\s+dauer\s+von|pour\s+une\s+(?:durée|période)\s+(?:\p{L}+\s+)?de|(?:por|con)\s+(?:un|una)\s+(?:período|plazo|duración)\s+de|per\s+(?:un\s+periodo|una\s+durata)\s+di|per\s+la\s+durata\s+di|voor\s+(?:een\s+periode|de\s+duur|een\s+duur)\s+van|pelo\s+(?:prazo|período)\s+de)\s*$`,
    ),
    after: [],
    unless: anotherThan,
    sure: 0.86,
    units: ['year', 'month', 'week'],
  },
  // 'nine (9) months (the "Term")': what is called the term is it.
  {
    name: 'term',
    before: any(String.raw`\b(?:for|of)\s+(?:an?\s+)?[^.]{0,40}$`),
    after: any(String.raw`^\s*\((?:the\s+)?"(?:initial\s+|contract\s+|lease\s+)?(?:term|period)"`),
    unless: anotherThan,
    sure: 0.9,
    units: ['year', 'month', 'week'],
  },
  {
    name: 'term',
    before: any(String.raw`(?:obligations?|undertakings?|covenants?|provisions)[^.]{0,100}?\b(?:${lasts}|${ends})[^.]{0,60}$`),
    after: any(String.raw`^[^.]{0,40}(?:effective\s+date|(?:that|such|this)\s+date|date\s+(?:hereof|of\s+${agreement}))`),
    unless: another,
    sure: 0.72,
    units: ['year', 'month'],
  },
  {
    name: 'notice_period',
    before: any(String.raw`(?:upon|with|by|giv\w+|on|at\s+least|not\s+less\s+than|mit|von|avec|de|con|met)[^.]{0,50}$`),
    after: any(
      String.raw`^[' -]{0,3}s?['’]?\s*(?:prior\s+|advance\s+|written\s+|previous\s+)*(?:written\s+)?notice`,
      String.raw`^\s*(?:kündigungsfrist|frist|zum\s+\p{L}*ende|[^.]{0,60}\bgekündigt|de\s+préavis|de\s+preaviso|di\s+preavviso|opzegtermijn|de\s+antecedência|de\s+antelación|de\s+aviso|di\s+anticipo|(?:schriftlich\s+)?kündigen|zu\s+kündigen)`,
    ),
    unless: null,
    sure: 0.85,
    units: ['day', 'week', 'month'],
  },
  {
    name: 'notice_period',
    before: any(
      String.raw`(?:notice\s+period|period\s+of\s+notice|kündigungsfrist|préavis|preaviso|pré-?aviso|preavviso|opzegtermijn|aviso\s+prévio|opzeg(?:ging|gen|t)\b[^.]{0,60}?\btermijn|rece(?:sso|dere)\b[^.]{0,50}?\balmeno|disdetta\b[^.]{0,50}?\balmeno|antecedência|antelación)(?!\p{L})[^.]{0,50}$`,
    ),
    after: [],
    unless: null,
    sure: 0.85,
    units: ['day', 'week', 'month'],
  },
  {
    name: 'renewal_term',
    before: any(
      String.raw`(?:renew\w*|extend\w*\s+(?:automatically|for|by)|successive|verlänger\w+|renouvel\w+|recondui?[ct]\w*|prorrog\w+|renov\w+|rinnov\w+|verleng\w+)[^.]{0,90}$`,
    ),
    after: [],
    unless: null,
    sure: 0.82,
    units: ['year', 'month'],
  },
  {
    name: 'confidentiality_term',
    before: any(
      String.raw`(?:confidenti\p{L}*|secre\w+|disclos\w+|vertraulich\w*|verschwieg\w+|geheim\w*|confidencia\w*|riservat\w+|segret\w+|vertrouwelijk\w*|sigilo)[^.]{0,200}$`,
    ),
    after: any(
      String.raw`^\s*(?:from|after|following|thereafter|nach|über[^.]{0,40}?hinaus|fort\b|après|à\s+l'issue|suivant|desde|tras|después|dopo|dalla|dal\b|na|após|depois|beyond|\.)`,
    ),
    unless: /(?:[☒☑✓✔]\s*expires|compet\w*|solicit\w*|hire|standstill|preceding|salary)/i,
    sure: 0.72,
    units: ['year', 'month'],
  },
  {
    name: 'payment_terms',
    before: any(
      String.raw`(?:pay\w*|invoice\w*|due|zahl\w+|fällig\w*|rechnung\w*|vergütung\w*|begleich\w*|paiement|payable|factur\w+|fattur\w*|pago\w*|pagament\w+|betal\w+|fatura\w*)[^.]{0,80}$`,
    ),
    after: any(
      String.raw`^\s*(?:net|of\s+(?:the\s+)?(?:receipt|invoice|date)|after|from|following|nach|ab|après|desde|dal|dalla?|na|após|a\s+contar|à\s+compter|fin\s+de\s+mois|date\s+de\s+facture|de\s+la\s+(?:réception|fecha|date)|da\s+(?:sua\s+)?(?:rece[pç]|data)|del?\s+ricevimento|fine\s+mese|data\s+fattura|fecha\s+factura|netto)`,
    ),
    unless: /(?:terminat\w+|severance|salary|release|notice)/i,
    sure: 0.75,
    units: ['day', 'month', 'week'],
  },
]

/** What the contract says of its own length, notice, renewal, secrecy and credit; each at most once, with others as alternatives. */
export function spansIn(prose: Prose): readonly FoundValue[] {
  const rated = durationsIn(prose.text).flatMap((duration) => meanings(prose, duration))
  const names = [...new Set(evidence.map(({ name }) => name))]
  return present(
    names.map((name) => {
      const own = rated.filter((one) => one.name === name).sort((a, b) => b.confidence - a.confidence)
      const [best] = own
      if (best === undefined) return null
      const others = own.filter(({ value }) => value.text !== best.value.text)
      const rival = others.some((other) => other.confidence >= best.confidence)
      return besides({ ...best, confidence: rival ? best.confidence * 0.75 : best.confidence }, others)
    }),
  )
}

function meanings(prose: Prose, duration: DurationInText): readonly FoundValue[] {
  const { text } = prose
  const ahead = sentenceBefore(text, duration.from)
  const behind = text.slice(duration.to, duration.to + 160).replaceAll('\n', ' ')
  return present(
    evidence.map(({ name, before, after, unless, sure, units }) => {
      if (!units.includes(duration.unit) || (name === 'term' && bound.test(ahead)) || (name === 'renewal_term' && most.test(ahead)))
        return null
      const said = before.map((pattern) => pattern.exec(ahead)).find((match) => match !== null)
      if (said === undefined || said === null || (after.length > 0 && !after.some((pattern) => pattern.test(behind)))) return null
      if (name === 'term' && renewedOrSecret.test(ahead.slice(said.index))) return null
      if (unless?.test(ahead.slice(said.index)) || (name === 'term' && unless?.test(behind.slice(0, 45).split(/[.;]\s/)[0] ?? '')))
        return null
      const label = wordsBetween(prose, duration.from - (ahead.length - said.index), duration.from - 1)
      return found(name, duration.normal, wordsBetween(prose, duration.from, duration.to), sure, label.slice(0, 12))
    }),
  )
}

/** The sentence up to `place`, at most 320 letters; stops at full stops that end sentences, not at those of "Inc." or "2.1". */
function sentenceBefore(text: string, place: number): string {
  const ahead = text.slice(Math.max(0, place - 320), place).replaceAll('\n', ' ')
  const ends = [...ahead.matchAll(/(?<!\b(?:Inc|Co|Corp|Ltd|No|Mr|Ms|Dr|St|Sec|Art|Abs|Nr|S|U|\d))[.;]\s+(?=\p{Lu}|\(|\d)/gu)]
  const last = ends[ends.length - 1]
  return last === undefined ? ahead : ahead.slice(last.index + 1)
}
