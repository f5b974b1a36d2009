// From when a contract holds: the date its preamble gives, else that of the letter it is written as, else that of the signatures.

import type { DateOrder } from '../../values/index.ts'
import { aheadOf, type DateInText, datesIn } from '../prose/dates.ts'
import { besides, found } from '../prose/found.ts'
import { type Prose, wordsBetween } from '../prose/prose.ts'
import type { FoundValue } from '../reading/reader.ts'

/** What stands before a date that begins a contract, and how sure it makes it; the words must end where the date begins. */
const before: readonly (readonly [RegExp, number])[] = [
  [/effective\s+(?:date|as)\b[^.;]{0,40}$/i, 0.93],
  [
    /(?:made|entered)(?:\s+and\s+entered)?(?:\s+into)?[^.;]{0,60}?\b(?:as\s+of|on|effective|this|the|dated)\s*(?:as\s+of\s+)?(?:the\s+)?$/i,
    0.93,
  ],
  [/\b(?:is|are|was)\s+(?:made|entered)[^.;]{0,80}$/i, 0.9],
  [/\b(?:dated|executed)(?:\s+and\s+effective)?(?:\s+as\s+of)?(?:\s+the|\s+this)?\s*$/i, 0.85],
  [/\bas\s+of\s+(?:the\s+|this\s+)?$/i, 0.85],
  [/\bon\s+or\s+about\s+$/i, 0.6],
  [/\b(?:effective|in\s+effect|commenc\w+|beginning|begin\w*|from)\s+(?:on\s+|from\s+|as\s+of\s+)?$/i, 0.75],
  [/(?:wirksam|gültig|in\s+kraft|beginnt|geschlossen|abgeschlossen|vertragsbeginn|vom|datum)[^.;]{0,30}$/i, 0.8],
  [/(?:en\s+vigueur|conclu|convenu|signé|prend\s+effet|à\s+compter\s+du|en\s+date\s+du|fait\s+à\s+[\p{L} -]+,\s*le)[^.;]{0,30}$/iu, 0.8],
  [
    /(?:entr\w+\s+en\s+vigor|celebrado|se\s+celebra|suscrito|con\s+fecha(?:\s+de)?|a\s+partir\s+del?|en\s+[\p{L} ]+,\s+a)[^.;]{0,30}$/iu,
    0.8,
  ],
  [/(?:decorr\w+|stipulato|conviene|convengono|efficace|a\s+partire\s+dal|in\s+data|in\s+vigore)[^.;]{0,30}$/i, 0.8],
  [/(?:ingaande|met\s+ingang\s+van|gesloten|(?:komen|kwamen)\s+op|ingangsdatum|in\s+werking)[^.;]{0,30}$/i, 0.8],
  [/(?:entra\s+em\s+vigor|a\s+partir\s+de|celebrado\s+em|assinado\s+em|acordado\s+em|acordam\s+em)[^.;]{0,30}$/i, 0.8],
]
/** What says, wherever it stands, that the contract begins: later dates than that of signing. */
const begins = [
  /"?\b(?:commencement|effective|start(?:ing)?|beginning)\s+date"?\s*(?:means|shall\s+mean|refers\s+to|:|is|shall\s+be|will\s+be|,|-)*\s*(?:the\s+)?$/i,
  /\b(?:agreement|contract|lease|licen[cs]e|employment|engagement|appointment|tenancy|term|secondment|subscription|services|placement)\b[^.;]{0,90}?\b(?:with\s+effect\s+(?:from|as\s+of)|(?:takes?|shall\s+take|will\s+take)\s+effect|(?:comes?|enters?|shall\s+come|shall\s+enter)\s+into\s+(?:force|effect)|commenc\w+|begin(?:s|ning)?|starts?|starting|effective)\s+(?:on|from|as\s+of|as\s+from)?\s*(?:the\s+)?$/i,
  /\b(?:employee|executive|contractor|consultant|worker|you)\b[^.;]{0,40}?\b(?:commence|begin|start)s?\s+(?:(?:his|her|their|your|the)\s+)?(?:work|employment|duties|services|engagement)?\s*(?:on|from|as\s+of)\s+(?:the\s+)?$/i,
  /\bfor\s+(?:the|a)\s+term\s+of\s+[^.;]{4,60}?\s(?:from|commencing|beginning|starting)\s+(?:(?:on|from)\s+)?(?:and\s+including\s+)?(?:the\s+)?$/i,
  /(?:vertrag|vereinbarung|\p{L}*verhältnis|tätigkeit|laufzeit)\b[^.;]{0,60}?(?:beginnt|in\s+kraft|wirksam|gilt|läuft)[^.;]{0,30}?(?:am|zum|ab|ab\s+dem|vom|mit\s+wirkung\s+zum)\s*$/iu,
  /(?:contrat|bail|convention|accord|durée|salariée?|mission|prestation|location)\b[^.;]{0,90}?(?:prend\p{L}*\s+effet|prenant\s+effet|entre\p{L}*\s+en\s+vigueur|commence\p{L}*|débute\p{L}*|engagée?)[^.;]{0,25}?(?:le|au|du)\s*$/iu,
  /(?:contrato|acuerdo|arrendamiento|duración|vigencia)\b[^.;]{0,90}?(?:entra\p{L}*\s+en\s+vigor|comienza|comenza\p{L}+|inicia\p{L}*|surtirá\s+efectos?|a\s+partir|desde|a\s+contar)[^.;]{0,25}?(?:el|del?)\s*(?:día\s+)?$/iu,
  /(?:contratto|accordo|locazione|durata|rapporto)\b[^.;]{0,90}?(?:decorr\p{L}+|avrà\s+(?:inizio|efficacia)|ha\s+(?:efficacia|effetto)|vale|produ\p{L}+\s+effetti|ha\s+inizio|entra\s+in\s+vigore)[^.;]{0,25}?(?:dal|il|al)\s*(?:giorno\s+)?$/iu,
  /(?:overeenkomst|huur|dienstverband|contract)\b[^.;]{0,90}?(?:gaat\s+in|ingaat|vangt\s+aan|ingaande|treedt\s+in\s+werking|met\s+ingang\s+van)[^.;]{0,15}?(?:op|van|per)?\s*$/iu,
  /(?:contrato|acordo|arrendamento|prazo)\b[^.;]{0,90}?(?:tem\s+início|vigora|produz\s+efeitos(?:\s+a\s+partir|\s+desde)?|entra\s+em\s+vigor|inicia-se|com\s+início)[^.;]{0,15}?(?:em|a|de|desde|no\s+dia)\s*$/iu,
]
/** A sentence that leaves its subject out or has a pronoun for it: "Tem início em …", "Er beginnt am …". */
const beginsItself =
  /(?:^|[.;]\s+|\n\s*)(?:\d+(?:\.\d+)*\.?\s+)?(?:(?:It|Er|Es|Sie|Il|Elle|Esso|Essa|Zij|Hij|Ele|Ela)\s+)?(?:(?:begins|commences|takes\s+effect|runs|starts)\s+(?:on|from|as\s+of)|beginnt\s+(?:am|mit\s+dem)|(?:prend\s+effet|entre\s+en\s+vigueur|commence|débute|court)\s+(?:le|au|du|à\s+compter\s+du)|[Cc]omienza\s+el|[Ii]nicia\s+el|[Ss]urt(?:e|irá)\s+efectos?\s+(?:desde|a\s+partir)(?:\s+de)?(?:\s+el|l)?|(?:[Ii]nizia|[Ee]ntra\s+in\s+vigore)\s+il|[Dd]ecorre\s+dal|[Hh]a\s+effetto\s+dal|(?:begint|gaat\s+in|treedt\s+in\s+werking|vangt\s+aan|loopt)\s+(?:op|per|van)|[Tt]em\s+início\s+(?:em|a|no\s+dia)|[Pp]roduz\s+efeitos\s+(?:a\s+partir|desde)(?:\s+de)?|[Ee]ntra\s+em\s+vigor\s+(?:em|a|no\s+dia)|[Vv]igora\s+(?:de|desde))\s+(?:the\s+|día\s+)?$/u
const madeEffective = /\b(?:made|entered)\b[^.;]{0,60}?\beffective\s+(?:as\s+of\s+)?(?:the\s+|this\s+)?$/i
const splitVerb = /(?:tritt|treten|treedt|treden)\s[^.;]{0,40}?(?:am|zum|mit\s+wirkung\s+(?:vom|zum)|op|per|met\s+ingang\s+van)\s*$/iu
const behindVerb = /^\s*(?:\([^)]*\)\s*)?(?:rückwirkend\s+)?in\s+(?:kraft|werking)\b/iu
const endings = /\b(?:end(?:s|ed|ing)?|ceas\w*|separat\w*|renew\w*|endet|kündig\w*|rinnov\w*|renouvel\w*|prorrog\w*)\b/i
/** Words that give a date to something else. */
const ofOtherThings =
  /\b(?:(?:pay(?:able|ments?)|instal+ments?)\s+(?:of\s+\S+\s+)?(?:due\s+)?(?:beginning|commencing|starting)|amend\w*|restat\w+|supersed\w+|terminat\w+|expir\w+|prior|original|exhibit|act|born|birth|filed|through|until|ending|later\s+than|retire\w*|received|copy|version|previous\w*|that\s+certain|offer(?:\s+of\s+\w+)?\s+(?:was|is|has)|resign\w+)[^.;]{0,45}$/i
const defined =
  /^\W{0,4}(?:\(|,\s*)\s*(?:the|hereinafter|"|die|la|le|el)?[^)]{0,25}(?:effective\s+date|datum\s+des\s+inkrafttretens|date\s+d'effet|fecha\s+de\s+entrada|data\s+di\s+decorrenza|ingangsdatum)/i

/** Letters from the start within which a preamble stands. */
const preamble = 4000
/** Letters from the start that no signatures stand in. */
const atTop = (text: string): number => Math.min(1500, text.length / 2)
/** Words by which a contract begins on the day of the last signature. */
const onSigning =
  /(?:(?:takes?|shall\s+take|will\s+take|have)\s+effect|(?:becomes?|is|be|shall\s+become|will\s+become)\s+(?:legally\s+)?(?:effective|binding)|(?:comes?|enters?)\s+into\s+(?:force|effect)|commences?|effective\s+date"?\s+(?:means|is|shall\s+be))\s+(?:(?:on|upon|from|as\s+of|as\s+from)\s+)?(?:the\s+)?(?:(?:date|day)\s+)?(?:(?:on|upon|of|when)\s+)?(?:which\s+)?(?:(?:it|this\s+\w+)\s+)?(?:(?:is|has\s+been)\s+)?(?:(?:the|its|your|their)\s+)?(?:countersign\w+|last\s+signature|signed\s+by\s+(?:both|all|the\s+last|you)|(?:signature|execution)\s+by\s+(?:both|all|the\s+last))/i

/** The date a contract takes effect; null when it gives none, or leaves a blank for it. */
export function effectiveDateIn(prose: Prose, order: DateOrder | null): FoundValue | null {
  const { text } = prose
  const dates = datesIn(text, order)
  const rated = dates.map((date) => ({ date, ...rate(prose, date) })).filter(({ sure }) => sure >= 0.5)
  // A blank in the preamble says that the date was to be filled in: then no other date is the contract's.
  if (blankIn(text) && !rated.some(({ sure }) => sure >= 0.9)) return null
  const signed = onSigning.test(text.replaceAll('\n', ' ')) && !rated.some(({ sure }) => sure >= 0.94) ? signatureDate(prose, dates) : null
  if (signed !== null) return { ...signed, confidence: 0.86 }
  const best = rated.reduce<(typeof rated)[number] | null>((a, b) => (a === null || b.sure > a.sure ? b : a), null)
  if (best === null) return signatureDate(prose, dates) ?? signingDay(prose, dates)
  const others = rated.filter(({ date }) => date.value.iso !== best.date.value.iso)
  const asFound = ({ date, sure, label }: (typeof rated)[number]): FoundValue | null =>
    found('effective_date', date.value, wordsBetween(prose, date.from, date.to), date.value.ambiguous ? Math.min(sure, 0.6) : sure, label)
  const one = asFound(best)
  const rest = others.map(asFound).filter((other) => other !== null)
  const rival = others.some(({ sure }) => sure >= best.sure - 0.03)
  return one === null ? null : besides({ ...one, confidence: rival ? one.confidence * 0.85 : one.confidence }, rest)
}

/** The day a contract is dated or made on, as its first lines say; null when they say none. */
export function agreementDateIn(prose: Prose, order: DateOrder | null): FoundValue | null {
  const { text } = prose
  const dates = datesIn(text.slice(0, preamble), order)
  const headed = ({ from }: DateInText): boolean =>
    from < atTop(text) && /(?:^|\n)\W*dated\s*:?\s*$/i.test(text.slice(Math.max(0, from - 20), from))
  const one =
    dates.find(
      (date) =>
        made.test(aheadOf(text, date.from, 130).said) ||
        headed(date) ||
        (date.from < 1500 && agreedBehind(aheadOf(text, date.from, 130).said, text.slice(date.to, date.to + 400).replaceAll('\n', ' '))),
    ) ??
    dates.find((date) => datesLetter(text, date)) ??
    datesIn(text, order).find((date) => besidePlace(text, date))
  if (one === undefined) return null
  const { said, end } = aheadOf(text, one.from, 130)
  // Of "This Agreement is made as of the …" what stands on the day's own line.
  const verb = made.exec(said)
  const begins = Math.max(verb === null ? end : end - (said.length - verb.index), text.lastIndexOf('\n', one.from - 1) + 1)
  const label = begins < end ? wordsBetween(prose, begins, end - 1) : []
  return found('agreement_date', one.value, wordsBetween(prose, one.from, one.to), one.value.ambiguous ? 0.6 : 0.85, label)
}

/**
 * "Goslar, den 12. Mai 2026", "Signed at York on 3 May 2026": the day beside the place of signing, on a line of its own at the head of a contract
 * or below its clauses.
 */
function besidePlace(text: string, { from, to }: DateInText): boolean {
  if (from > atTop(text) && from < text.length * belowClauses) return false
  const line =
    text
      .slice(text.lastIndexOf('\n', from - 1) + 1, from)
      .split(/(?<=[.;])\s+(?=\p{Lu})/u)
      .at(-1) ?? ''
  const behind = text.slice(to, to + 60)
  return (placed.test(line) && /^\s*[.,;]?\s*(?:\n|$|_)/.test(behind)) || signedAt.test(line)
}
/** Share of a contract's letters below which it is signed. */
const belowClauses = 0.6
const placed =
  /^\s*(?:(?:Fait|Hecho|Done)\s+(?:à|en|at|in)\s+|En\s+|Em\s+)?\p{Lu}[\p{L}'’. -]{1,30}?(?:\s*\(\p{Lu}{2}\))?\s*,\s*(?:lì\s+|li\s+|addì\s+|den\s+|am\s+|the\s+|le\s+|a\s+|il\s+|em\s+|op\s+|on\s+)?$/u
const signedAt =
  /(?:signed|executed|done|unterzeichnet|unterschrieben|fait|signé|hecho|firmado|firman|firmato|sottoscritto|getekend|ondertekend|opgemaakt|assinado)\s[^.;]{0,40}?(?:at|in|zu|à|en|a|te|em)\s+\p{Lu}[\p{L}'’. -]{1,30}?,?\s*(?:on|this|am|den|le|el|il|op|em|a)?\s*(?:the\s+)?$/iu

/** A date on a line of its own above the greeting: that of a letter. */
function datesLetter(text: string, { from, to }: DateInText): boolean {
  const greeting = /\n\s*(?:dear|sehr\s+geehrte|madame|monsieur|messieurs|estimad|muy\s+señor|gentil|egregi|spett|geachte|prezad)/i.exec(
    text.slice(0, 1500),
  )
  return greeting !== null && from < greeting.index && /(?:^|\n)\s*$/.test(text.slice(0, from)) && /^\s*\n/.test(text.slice(to, to + 5))
}
const made =
  /(?:\b(?:agreement|contract|lease|deed|licen[cs]e)\b[^.;]{0,60}?\b(?:dated|made|entered\s+into|executed|signed|concluded)[^.;]{0,40}|^\W*dated|\n\W*dated|(?:geschlossen|abgeschlossen|vertrag\s+vom|conclu|signé|fait\s+à\s+[\p{L} -]+,|celebrado|suscrito|stipulato|sottoscritto|overeenkomst\s+is|celebrado|contrato\s+se\s+firma|contratto\s+è\s+concluso)[^.;]{0,30})\s(?:on|as\s+of|this|the|am|vom|le|el|il|op|em|in\s+data|a)?\s*(?:the\s+)?$/iu

function rate(prose: Prose, { from, to }: DateInText): { readonly sure: number; readonly label: FoundValue['label'] } {
  const { text } = prose
  const { said: ahead, end } = aheadOf(text, from, 130)
  const label = (length: number) => wordsBetween(prose, from - length, from - 1)
  if (defined.test(text.slice(to, to + 60).replaceAll('\n', ' '))) return { sure: 0.97, label: label(30) }
  const own = text.slice(text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', to) < 0 ? undefined : text.indexOf('\n', to))
  // A line with a date alone near the start: the date of a letter.
  if (from < 1500 && own.trim().length <= to - from + 12 && !/\p{L}{4,}/u.test(own.replace(text.slice(from, to), '')))
    return { sure: 0.72, label: [] }
  // What the preamble itself says goes before the day on which a term begins.
  if (from < atTop(text) && madeEffective.test(ahead)) return { sure: 0.98, label: label(30) }
  const begun = begins.map((pattern) => pattern.exec(ahead)).find((match) => match !== null)
  if (begun !== undefined && begun !== null && !ofOtherThings.test(begun[0]) && !endings.test(begun[0]))
    return { sure: 0.94, label: wordsBetween(prose, end - (ahead.length - begun.index), end - 1).slice(-4) }
  const itself = beginsItself.exec(text.slice(Math.max(0, from - 90), from))
  if (itself !== null) return { sure: 0.92, label: label(30).slice(-4) }
  // "Der Vertrag tritt am 1. März 2024 in Kraft": in German and Dutch the verb ends behind the date.
  const split = splitVerb.exec(ahead)
  if (split !== null && behindVerb.test(text.slice(to, to + 40).replaceAll('\n', ' '))) return { sure: 0.94, label: label(30).slice(-4) }
  if (ofOtherThings.test(ahead.slice(-60))) return { sure: 0, label: [] }
  // "shall provide the services from 1 April for a period of nine months"
  if (
    /\b(?:from|beginning|commencing|starting)\s+(?:on\s+|from\s+)?$/i.test(ahead) &&
    /^,?\s+for\s+an?\s+(?:\w+\s+)?(?:period|term)\s+of\b/i.test(text.slice(to, to + 50).replaceAll('\n', ' ')) &&
    !/\bnot\b|compet|solicit|confiden|warrant|exten|renew/i.test(ahead)
  )
    return { sure: 0.94, label: label(5) }
  // "Dated:" heads a contract; further down it stands beside signatures.
  if (from < atTop(text) && /\bdated?\s*:\s*$/i.test(ahead) && !/birth|invoice|due\s+date\s*:/i.test(ahead.slice(-30)))
    return { sure: 0.85, label: label(6) }
  if (from < 1500 && agreedBehind(ahead, text.slice(to, to + 400).replaceAll('\n', ' '))) return { sure: 0.78, label: [] }
  for (const [pattern, sure] of before) {
    const match = pattern.exec(ahead)
    if (match === null) continue
    // The same words later in the text date an annex, an amendment or another agreement.
    const place = from < preamble ? 1 : /effective/i.test(match[0]) ? 0.85 : 0.6
    const title = /exhibit|\bex-\d|\.html?\b|\.txt\b/i.test(ahead) && from < 300 ? 0.6 : 1
    return { sure: sure * place * title, label: wordsBetween(prose, end - (ahead.length - match.index), end - 1) }
  }
  return { sure: 0, label: [] }
}

/** "On 5 May 2024, A and B agree as follows", "wird am 5. Mai 2024 folgender Vertrag geschlossen": the verb stands behind the date. */
const agreedBehind = (ahead: string, behind: string): boolean =>
  (/\b(?:On|ON)\s+(?:the\s+|this\s+)?$/.test(ahead) && /^,?\s[^;]{0,300}?\b(?:agree|contract|have\s+agreed)\b/i.test(behind)) ||
  (/\b(?:wird|wurde|haben|schließen)\b[^.;]{0,20}\b(?:am|zum|mit\s+datum\s+vom)\s*$/iu.test(ahead) &&
    /^[^;]{0,390}\b(?:geschlossen|vereinbart|abgeschlossen|vertrag|vereinbarung)\b/iu.test(behind)) ||
  (/\bIn\s+data\s*$/.test(ahead) && /^[^;]{0,390}\b(?:stipula\p{L}*|conviene|convengono|concluso)(?!\p{L})/iu.test(behind)) ||
  (/\bEn\s+date\s+du\s*$/.test(ahead) && /^[^;]{0,390}\b(?:conven\p{L}+|conclu\p{L}*)(?!\p{L})/iu.test(behind)) ||
  (/\bAm\s*$/.test(ahead) && /^\s*(?:schließen|vereinbaren|haben)\b/u.test(behind)) ||
  (/\bOp\s*$/.test(ahead) && /^\s*(?:zijn|komen|hebben|sluiten)\b/u.test(behind)) ||
  (/\bAos\s*$/.test(ahead) && /^,?\s*(?:entre|é|foi|celebra)(?!\p{L})/u.test(behind))

/** A blank where the preamble wants its date: "as of ____, 2003", "effective as of November , 2005". */
function blankIn(text: string): boolean {
  const start = text.slice(0, preamble)
  return /(?:as\s+of|dated|effective|on|this)\s+(?:the\s+)?(?:_{3,}|\[[^\]]{0,30}\]|\.{4,}|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+_*,)/i.test(
    start,
  )
}

/** The day beside the place of signing, where nothing else says from when the contract holds: it then holds from that day. */
function signingDay(prose: Prose, dates: readonly DateInText[]): FoundValue | null {
  const day = dates.findLast((date) => besidePlace(prose.text, date))
  return day === undefined
    ? null
    : found('effective_date', day.value, wordsBetween(prose, day.from, day.to), day.value.ambiguous ? 0.5 : 0.7)
}

/** Dates beside signatures, when they agree: the contract then holds from the day it was signed. */
function signatureDate(prose: Prose, dates: readonly DateInText[]): FoundValue | null {
  const { text } = prose
  const late = dates.filter(
    ({ from }) => from > text.length * 0.6 && /(?:date[d]?|datum|fecha|data)\s*:?\s*_*\s*$/i.test(text.slice(Math.max(0, from - 25), from)),
  )
  const [last] = late.toSorted((a, b) => b.value.iso.localeCompare(a.value.iso))
  if (last === undefined) return null
  const agree = late.every(({ value }) => value.iso === last.value.iso)
  return found(
    'effective_date',
    last.value,
    wordsBetween(prose, last.from, last.to),
    agree ? 0.7 : 0.5,
    wordsBetween(prose, last.from - 8, last.from - 1),
  )
}
