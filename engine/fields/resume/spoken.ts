// Languages among the personal skills of a resume, as the form of Europass has them: a mother tongue, and a grid of levels for each other language.

import { found, present } from '../prose/found.ts'
import type { FoundValue } from '../reading/reader.ts'
import { isLanguageName } from './language-names.ts'
import type { Row } from './sections.ts'

/** What a section says of languages, and its rows that say something else. */
export interface Spoken {
  readonly items: readonly (readonly FoundValue[])[]
  readonly rest: readonly Row[]
}

const mothersTongue =
  /^(?:mother\s+tongue|native\s+language|first\s+language|muttersprachen?|langues?\s+maternelles?|lenguas?\s+maternas?|idioma\s+materno|lingua\s+madre|madrelingua|moedertaal|língua\s+materna)s?(?:\(\w+\))?\s*:?$/iu
const otherTongues =
  /^(?:other\s+languages?|weitere\s+sprachen?|sonstige\s+sprachen?|autres?\s+langues?|altr[ae]\s+lingu[ae]|otros?\s+idiomas?|andere\s+talen|outras?\s+línguas?)(?:\(\w+\))?\s*:?$/iu
/** A level of the Common European Framework of Reference. */
const level = /^[ABC][12]\+?$/
/** What the columns of the grid are called, and what is printed below it. */
const titleOfGrid =
  /^(?:understanding|speaking|writing|listening|reading|spoken\s+(?:interaction|production)|verstehen|sprechen|schreiben|hören|lesen|an\s+gesprächen\s+teilnehmen|zusammenhängendes\s+sprechen|comprendre|parler|écrire|écouter|lire|prendre\s+part\s+à\s+une\s+conversation|s['’]exprimer\s+oralement\s+en\s+continu|comprensione|parlato|produzione\s+(?:scritta|orale)|ascolto|lettura|interazione(?:\s+orale)?|comprender|hablar|escribir|comprensión\s+(?:auditiva|de\s+lectura)|interacción\s+oral|expresión\s+(?:oral|escrita)|begrijpen|spreken|schrijven|luisteren|lezen|interactie|productie|compreender|falar|escrever|compreensão\s+oral|leitura|interação\s+oral|produção\s+oral|escrita)$/iu
const noteOnGrid =
  /^(?:levels?|stufen?|niveaux?|livelli|niveles|níveis|niveaus?)\s*:\s*A1|^(?:common\s+european\s+framework|gemeinsamer\s+europäischer\s+referenzrahmen|cadre\s+européen\s+commun|quadro\s+comune\s+europeo|marco\s+común\s+europeo|gemeenschappelijk\s+europees|quadro\s+europeu\s+comum)/iu

/** The languages that the rows of a section of skills name so; where there are any, the titles and notes of the grid are no skills. */
export function spokenIn(rows: readonly Row[]): Spoken {
  const items: (readonly FoundValue[])[] = []
  const rest = rows.filter((row) => {
    const said = languagesOf(row)
    items.push(...said)
    return said.length === 0
  })
  return items.length === 0 ? { items, rest: rows } : { items, rest: rest.filter((row) => !isOfGrid(row)) }
}

function languagesOf([first, ...others]: Row): readonly (readonly FoundValue[])[] {
  if (first === undefined || others.length === 0) return []
  if (mothersTongue.test(first.text))
    return others.map(({ text, words }) =>
      present([found('language', text, words, 0.93), found('level', first.text.replace(/\s*:$/u, ''), first.words, 0.9)]),
    )
  if (!isLanguageName(first.text) || !others.every(({ text }) => level.test(text))) return []
  const words = others.flatMap((segment) => segment.words)
  return [
    present([found('language', first.text, first.words, 0.95), found('level', others.map(({ text }) => text).join(' '), words, 0.92)]),
  ]
}

const isOfGrid = (row: Row): boolean =>
  row.every(({ text }, i) => titleOfGrid.test(text) || (i === 0 && otherTongues.test(text))) ||
  row.some(({ text }) => noteOnGrid.test(text))
