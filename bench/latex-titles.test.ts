import { expect, test } from 'vitest'
import { bare, titlesIn } from './latex-titles.ts'

test('titles of sections are read from a source as they are printed, without comments, marks and numbers', () => {
  const source = String.raw`
\section{Of mills}\label{sec:mills}
% \section{Left out}
\subsection*{Die Mühlen am \"Ubergang}
\section[Short]{A longer {\em title}, with \textbf{bold}\footnote{Or not.} words}
\paragraph{No section}
\chapter{A}
`
  expect([...titlesIn(source)]).toEqual(['ofmills', 'diemuhlenamubergang', 'alongertitlewithboldwords'])
})

test('a title is compared without its number, accents and case', () => {
  expect(['2.1 Of Mills', 'III.1. OF MILLS', 'Appendix B Of mills', 'Of mills'].map(bare)).toEqual(Array(4).fill('ofmills'))
})
