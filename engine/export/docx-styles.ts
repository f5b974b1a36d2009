import { BorderStyle, type IRunOptions, type IStylesOptions, LineRuleType } from 'docx'
import { type Heading, type Line, type ParsedDocument, sizeOf } from '../model/index.ts'
import { counted, type Language, languageOf } from '../values/index.ts'
import { type EastAsian, eastAsianOf, facesOf } from './docx-east-asian.ts'
import { bodyFont, commonFace, halfPoints, percentOf } from './docx-fonts.ts'
import { isReadable } from './docx-ink.ts'
import { leadingOf } from './docx-page-frames.ts'
import type { Setting } from './docx-runs.ts'

/** How the document sets its text, read off its pages: what the file's styles say. */
export interface Looks {
  readonly body: Setting
  readonly headings: Readonly<Record<Heading['level'], Setting>>
  readonly caption: Setting
  readonly code: Setting
  /** Usual distance of baselines as a share of the size. */
  readonly leading: number
  /** As Word names it ("de-DE"), for its spelling and its voice; null where it cannot be told. */
  readonly language: string | null
  /** Its East Asian writing; null where it holds hardly a sign of any. */
  readonly eastAsian: EastAsian | null
}

/** Of the languages that are told, the country that most of its papers come from. */
const languages: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  nl: 'nl-NL',
  pt: 'pt-PT',
}

/** Reads the looks off a document. */
export function looksOf(document: ParsedDocument): Looks {
  const { family, size } = bodyFont(document)
  const texts = document.blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'list-item' ? block.lines : []))
  const most = settingOfLines(texts)
  const colour = most?.colour ?? null
  const percent = most?.family === family ? (most.percent ?? 100) : 100
  const body: Setting = { family, size: Math.round(size * 2), bold: false, italic: false, colour, percent }
  const ofLevel = (level: Heading['level']): Setting => {
    const lines = document.blocks.flatMap((block) => (block.kind === 'heading' && block.level === level ? block.lines : []))
    return settingOfLines(lines) ?? { ...body, size: body.size + 2 * (6 - level), bold: true }
  }
  const captions = document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.role === 'caption'
      ? block.lines
      : block.kind === 'table' || block.kind === 'picture'
        ? block.caption
        : [],
  )
  const codes = document.blocks.flatMap((block) => (block.kind === 'paragraph' && block.role === 'code' ? block.lines : []))
  const leadings = document.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.role === 'body'
      ? new Array<number>(block.lines.length - 1).fill(leadingOf(block.lines) ?? 1.15)
      : [],
  )
  const language = languageOf(counted(document.pages.flatMap(({ words }) => words)))
  return {
    body,
    headings: { 1: ofLevel(1), 2: ofLevel(2), 3: ofLevel(3), 4: ofLevel(4), 5: ofLevel(5), 6: ofLevel(6) },
    caption: settingOfLines(captions) ?? body,
    code: { family: 'Courier New', size: settingOfLines(codes)?.size ?? body.size - 2, bold: false, italic: false, colour },
    leading: leadings.sort((a, b) => a - b)[Math.floor(leadings.length / 2)] ?? 1.15,
    language: language === null ? null : languages[language],
    eastAsian: eastAsianOf(document.pages.flatMap(({ words }) => words)),
  }
}

/** How most letters of the lines are set; null for no lines. */
export function settingOfLines(lines: readonly Line[]): Setting | null {
  const votes = new Map<string, { setting: Setting; letters: number }>()
  for (const { words } of lines)
    for (const word of words) {
      if (word.raised !== 'no' || sizeOf(word) <= 0) continue
      const setting = {
        family: commonFace(word.font),
        size: halfPoints(word),
        bold: word.font?.bold ?? false,
        italic: word.font?.italic ?? false,
        colour: isReadable(word.font?.colour ?? null, null) ? (word.font?.colour ?? null) : null,
        percent: percentOf(word.font),
      }
      const key = Object.values(setting).join('|')
      const vote = votes.get(key) ?? { setting, letters: 0 }
      votes.set(key, vote)
      vote.letters += word.text.length
    }
  const [most] = [...votes.values()].sort((a, b) => b.letters - a.letters)
  return most?.setting ?? null
}

const languageIn = ({ language, eastAsian }: Looks): NonNullable<IRunOptions['language']> => ({
  ...(language !== null && { value: language }),
  ...(eastAsian !== null && { eastAsia: eastAsian.language }),
})

/** The styles of the file. Every part of the text names one, so that changing a style changes all of its kind. */
export function stylesOf(looks: Looks, line: number): IStylesOptions {
  const run = ({ family, size, bold, italic, colour, percent = 100 }: Setting) => ({
    font: facesOf(family, looks.eastAsian),
    size,
    bold,
    italics: italic,
    color: colour ?? '000000',
    ...(percent !== (looks.body.percent ?? 100) && { scale: percent }),
  })
  const heading = (level: Heading['level']) => ({
    run: run(looks.headings[level]),
    paragraph: { keepNext: true, keepLines: true, outlineLevel: level - 1, spacing: { before: 120, after: 60 } },
  })
  return {
    default: {
      document: {
        run: {
          font: facesOf(looks.body.family, looks.eastAsian),
          size: looks.body.size,
          ...(looks.body.colour !== null && { color: looks.body.colour }),
          ...((looks.body.percent ?? 100) !== 100 && { scale: looks.body.percent }),
          ...((looks.language !== null || looks.eastAsian !== null) && { language: languageIn(looks) }),
        },
        paragraph: { spacing: { before: 0, after: 0, line, lineRule: LineRuleType.AUTO } },
      },
      heading1: heading(1),
      heading2: heading(2),
      heading3: heading(3),
      heading4: heading(4),
      heading5: heading(5),
      heading6: heading(6),
      listParagraph: { paragraph: { contextualSpacing: false } },
      caption: { run: run(looks.caption), paragraph: { spacing: { before: 60, after: 60 } } },
      footnoteText: { run: { size: Math.max(14, looks.body.size - 4) } },
    },
    paragraphStyles: [
      {
        id: 'Code',
        name: 'Code',
        basedOn: 'Normal',
        quickFormat: true,
        run: { ...run(looks.code), noProof: true },
        paragraph: {
          spacing: { before: 60, after: 60, line: 240, lineRule: LineRuleType.AUTO },
          border: { left: { style: BorderStyle.SINGLE, size: 4, space: 6, color: 'BFBFBF' } },
        },
      },
    ],
  }
}
