// When a contract begins, ends and how long it runs, where terms stated beside their names or a range of dates say so.

import type { DateOrder } from '../../values/index.ts'
import { aheadOf, type DateInText, datesIn } from '../prose/dates.ts'
import { type DurationInText, durationsIn } from '../prose/durations.ts'
import { found } from '../prose/found.ts'
import { type Prose, proseOfLines, wordsBetween } from '../prose/prose.ts'
import type { StatedTerm } from '../prose/stated.ts'
import type { FoundValue } from '../reading/reader.ts'

/** Names of terms, in small letters without spaces, accents and marks. */
const named = {
  effective_date:
    /^(?:(?:the)?(?:effective|commencement|startup|start|starting|beginning|begin|inception|coverstart|golive)date(?:of(?:lease|agreement|contract|employment|term|engagement))?|(?:date)?of?commencement(?:ofemployment|ofterm|oflease|oftenancy)?|(?:lease|term|contract|employment|tenancy|subscription)(?:start|begins?|commencement|effective)(?:date|on)?|startof(?:term|employment|contract|lease)|dateof(?:commencement|start|entryintoforce)|employment(?:begins|starts)|(?:miet|vertrags|arbeits|pacht|lizenz|leistungs)?beginn(?:der.*|des.*)?|eintritts?(?:datum)?|startdatum|inkrafttreten|gultigab|wirksamab|datedeffet|datedentreeenvigueur|priseeffet|prisedeffet|datededebut|datedebut|debutdubail|fechade(?:inicio|entradaenvigor|efectos?)|iniciodelcontrato|(?:datadi)?decorrenza|datadiinizio|inizio|ingangsdatum|begindatum|aanvang|datadeinicio|iniciodavigencia)$/,
  agreement_date:
    /^(?:(?:agreement|contract|execution)date|dateof(?:this)?(?:agreement|contract|lease|execution|deed|signature|signing)|vertragsdatum|datumdesvertrags|datedu?contrat|datedesignature|fechadelcontrato|fechadefirma|datadelcontratto|datumovereenkomst)$/,
  expiration_date:
    /^(?:(?:expiry|expiration|end|ending|termination|completion)date(?:of(?:lease|agreement|contract|term))?|(?:lease|term|contract|tenancy|subscription)(?:ends?|expires|expiry|expiration|termination)(?:date|on)?|endof(?:term|contract|lease)|dateof(?:expiry|expiration|termination)|(?:miet|vertrags|pacht|lizenz)?ende|laufzeitende|befristetbis|enddatum|datede(?:fin|lecheance)|echeance|findubail|fechade(?:fin|finalizacion|vencimiento|terminacion)|vencimiento|scadenza|datadi(?:scadenza|fine)|termine|einddatum|datadetermo|datadefim)$/,
  term: /^(?:(?:the)?(?:initial|fixed|lease|contract|subscription|minimum|license|licence|agreement|engagement|basic|primary)?(?:term|duration|period)(?:of(?:this)?(?:agreement|contract|lease|tenancy|employment|engagement|licen[cs]e))?|lengthof(?:term|lease|contract)|(?:vertrags|mindest|grund|miet|erst)?(?:laufzeit|dauer)|mindestvertragslaufzeit|dauerdes.*|(?:duree|duracion|durata|duur|duracao)(?:du|del|de|della|van)?.{0,20}|looptijd|plazo|vigencia|prazo)$/,
} as const

/** The dates and the length that terms state beside their names, each at most once: the first that says one. */
export function statedPeriod(terms: readonly StatedTerm[], order: DateOrder | null): readonly FoundValue[] {
  const all: FoundValue[] = []
  const put = (one: FoundValue | null): void => {
    if (one !== null && !all.some(({ name }) => name === one.name)) all.push(one)
  }
  for (const term of terms) {
    const prose = proseOfLines(term.lines)
    const dates = datesIn(prose.text, order)
    const date = (name: string, at: DateInText | undefined): FoundValue | null =>
      at === undefined || (at.from > 40 && name !== 'expiration_date')
        ? null
        : found(name, at.value, wordsBetween(prose, at.from, at.to), at.value.ambiguous ? 0.6 : 0.95, term.label)
    for (const name of ['effective_date', 'agreement_date', 'expiration_date'] as const)
      if (named[name].test(term.key)) put(date(name, dates[0]))
    if (!named.term.test(term.key)) continue
    const [length] = durationsIn(prose.text)
    if (length !== undefined && length.from < 60)
      put(found('term', length.normal, wordsBetween(prose, length.from, length.to), 0.93, term.label))
    // "Three years, ending 31 August 2028": one day, and which it is.
    for (const day of dates.length === 1 ? dates : []) {
      const ahead = aheadOf(prose.text, day.from, 40).said
      if (lastDay.test(ahead)) put(found('expiration_date', day.value, wordsBetween(prose, day.from, day.to), 0.9, term.label))
      else if (from.test(ahead)) put(date('effective_date', day))
    }
    if (dates.length < 2) continue
    put(date('effective_date', dates[0]))
    put(date('expiration_date', dates[1]))
  }
  return all
}

const until =
  /^[\s,;"()\p{L}]{0,40}?(?:to|until|till|through|and\s+(?:shall\s+)?(?:end|expir|terminat|continu)\w*[^.;]{0,60}?|ending(?:\s+(?:on|at))?|expiring(?:\s+on)?|bis(?:\s+zum)?|und\s+endet[^.;]{0,30}?|jusqu'au|au|et\s+(?:se\s+termine|expire|prend\s+fin)[^.;]{0,30}?|hasta|y\s+(?:termina|finaliza)[^.;]{0,30}?|al|fino\s+al|e\s+(?:termina|scade)[^.;]{0,30}?|tot(?:\s+en\s+met)?|t\/m|en\s+eindigt[^.;]{0,30}?|até|a|e\s+termina[^.;]{0,30}?)\s+(?:the\s+|el\s+|le\s+|il\s+|op\s+|am\s+|em\s+)?(?:\p{L}+\s+)?$/iu
/** What stands right before a last day, with nothing but "that is" between it and a length. */
const lastDay =
  /^[^.;]{0,60}?(?:^|[\s,;(])(?:up\s+to|until|till|through|to|(?:and\s+)?(?:ending|expiring|terminating|ends|expires|expire|terminate|end)(?:\s+on)?|bis(?:\s+zum)?|endend\s+am|jusqu'au|hasta(?:\s+el)?|fino\s+al|tot(?:\s+en\s+met)?|até)\s+(?:and\s+including\s+)?(?:the\s+)?$|^[\s,;(-]*(?:that\s+is|i\.\s?e\.|d\.\s?h\.|es\s+decir|soit|cioè|ossia|ou\s+seja)[\s,]*(?:up\s+to|until|till|through|to|bis(?:\s+zum)?|jusqu'au|hasta(?:\s+el)?|fino\s+al|até)\s+(?:and\s+including\s+)?(?:the\s+)?$/iu
const itself =
  /\b(?:term|agreement|contract|lease|licen[cs]e|engagement|employment|tenancy|appointment|letter|deed|vertrag\p{L}*|laufzeit|\p{L}+verhältnis|contrat|bail|durée|contrato|duración|contratto|durata|overeenkomst|looptijd|acordo|prazo)(?!\p{L})/iu
/** A sentence without a subject, or a pronoun for one, that says when it begins. */
const itsOwn =
  /(?:^|[.;]\s+)(?:\d+(?:\.\d+)*\.?\s+)?(?:(?:It|Er|Il|Elle|Esso|Zij|Hij)\s+)?(?:runs|begins|commences|beginnt|läuft|court|commence|Comienza|inizia|begint|loopt|Tem\s+início|Vigora)\s+(?:\p{L}+\s+)?$/u
const anothers = /compet|solicit|warrant|confidential|secre|insur|renew|extend|notice|probation|trial|guarant(?!ee\b)/i
const from =
  /(?:from|beginning|commenc\w+|begin\w*|start\w*|effective|vom|ab|beginnt|beginnend|du|à\s+compter\s+du|commence\w*|desde|del|a\s+partir\s+del?|dal|decorr\w+|van|vanaf|ingaande|de|com\s+início|tem\s+início|inizia|comienza|begint|beginnt)(?:\s+(?:on|from|as\s+of|am|le|el|il|op|em|zum|the))*\s*$/i
const ends =
  /(?:\b(?:it|this)\s+(?:will|shall)\s+(?:automatically\s+)?(?:end|expire|terminate)(?:\s+automatically)?\s+on\s+$|\b(?:maturity|termination|expiry|expiration|end)\s+date"?\s*(?:means|shall\s+mean|is)\s+(?:the\s+)?$|befristet\s+bis(?:\s+zum)?\s*$|(?:agreement|contract|lease|licen[cs]e|term|engagement|employment|tenancy|appointment|vertrag|vereinbarung|\p{L}+verhältnis|contrat|bail|contrato|contratto|overeenkomst)\b[^.;]{0,120}?\b(?:expires?|ends?|terminates?|continues?\s+until|remains?\s+in\s+(?:full\s+)?(?:force|effect)[^.;]{0,20}?\s(?:until|through)|endet|läuft\s+bis|befristet\s+bis|expire|prend\s+fin|se\s+termine|finaliza|termina|vence|scade|eindigt)\s+(?:automatically\s+|on\s+|at\s+\p{L}+\s+|until\s+|through\s+|am\s+|zum\s+|mit\s+ablauf\s+des\s+|le\s+|el\s+|il\s+|op\s+|em\s+|the\s+)*$)/iu

/** A range of two dates in one sentence, the first behind "from", and the last day alone where a sentence says when the contract ends. */
export function periodInProse(prose: Prose, order: DateOrder | null): readonly FoundValue[] {
  const { text } = prose
  const dates = datesIn(text, order)
  const point = (name: string, at: DateInText, sure: number): FoundValue | null =>
    found(name, at.value, wordsBetween(prose, at.from, at.to), at.value.ambiguous ? Math.min(sure, 0.6) : sure)
  for (const [index, first] of dates.entries()) {
    const last = dates[index + 1]
    const between = last === undefined ? '' : text.slice(first.to, last.from).replaceAll('\n', ' ')
    const ahead = aheadOf(text, first.from, 160).said
    if (last === undefined || !until.test(between) || !from.test(ahead) || last.value.iso <= first.value.iso) continue
    if (
      !/(?:term|agreement|contract|lease|licen[cs]e|engag|employ|tenan|appoint|period|premises|vertrag|verhältnis|laufzeit|befristet|dauer|durée|bail|contrat|durata|duración|looptijd|overeenkomst|prazo)/i.test(
        ahead,
      ) &&
      !itsOwn.test(ahead) &&
      !itsOwn.test(text.slice(text.lastIndexOf('\n', first.from - 1) + 1, first.from))
    )
      continue
    const sure =
      /(?:term|agreement|contract|lease|engagement|tenancy|vertrag|verhältnis|laufzeit|bail|contrat|contrato|contratto|overeenkomst)\b/i.test(
        ahead,
      )
        ? 0.86
        : 0.7
    const words = wordsBetween(prose, first.from, last.to)
    const said = lengthBehind(text, last.to)
    const length = wholeMonths(first.value.iso, last.value.iso)
    const term =
      said !== null
        ? found('term', said.normal, wordsBetween(prose, said.from, said.to), 0.9)
        : length === null
          ? null
          : found('term', length, words, 0.7)
    return [point('effective_date', first, sure), point('expiration_date', last, sure), term].filter((one) => one !== null)
  }
  const called = dates.find(({ to }) =>
    /^\s*,?\s*\((?:the\s+)?"(?:maturity|expiration|expiry|termination|end)\s+date"/i.test(text.slice(to, to + 40)),
  )
  const end = called ?? dates.find(({ from: at }) => ends.test(aheadOf(text, at, 200).said)) ?? behindLength(text, dates)
  const one = end === undefined ? null : point('expiration_date', end, 0.8)
  return one === null ? [] : [one]
}

/** "from 3 May to 1 November, a period of 26 weeks": the length that a range is said to have. */
function lengthBehind(text: string, at: number): DurationInText | null {
  const behind = text.slice(at, at + 80).replaceAll('\n', ' ')
  const lead =
    /^[\s,;(-]*(?:(?:being|that\s+is|i\.\s?e\.|namely|or|for)[\s,]+)?an?\s+(?:\p{L}+\s+)?(?:period|term|duration)\s+of\s+|^[\s,;(]+being\s+/iu.exec(
      behind,
    )
  if (lead === null) return null
  const [length] = durationsIn(behind)
  return length?.from === lead[0].length ? { ...length, from: at + length.from, to: at + length.to } : null
}

/** "for a period of 24 months, that is up to 31 July": the last day, said behind the length of the contract itself. */
function behindLength(text: string, dates: readonly DateInText[]): DateInText | undefined {
  const lengths = durationsIn(text).filter(({ unit }) => unit !== 'day')
  return dates.find(({ from: at }) => {
    const length = lengths.findLast(({ to }) => to <= at)
    if (length === undefined || at - length.to > 60 || !lastDay.test(aheadOf(text, at, at - length.to).said)) return false
    const sentence = /[^.;\n]*$/.exec(text.slice(Math.max(0, length.from - 240), length.from))?.[0] ?? ''
    return itself.test(sentence) && !anothers.test(sentence)
  })
}

/** The length of a contract that states its first and its last day alone; null where they part no whole months. */
export function lengthBetween(first: FoundValue | undefined, last: FoundValue | undefined): FoundValue | null {
  if (first?.value.kind !== 'date' || last?.value.kind !== 'date') return null
  const length = wholeMonths(first.value.iso, last.value.iso)
  return length === null ? null : found('term', length, [...first.words, ...last.words], Math.min(0.7, first.confidence, last.confidence))
}

/** Whole months or years from a first day to a last one: "2 years" from 1 August to 31 July; null for anything between. */
function wholeMonths(first: string, last: string): string | null {
  const [start, end] = [new Date(first), new Date(last)]
  const after = new Date(end.getTime() + 86_400_000)
  const next = after.getUTCDate() === start.getUTCDate() ? after : end.getUTCDate() === start.getUTCDate() ? end : null
  if (next === null) return null
  const months = (next.getUTCFullYear() - start.getUTCFullYear()) * 12 + next.getUTCMonth() - start.getUTCMonth()
  if (months < 1) return null
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
