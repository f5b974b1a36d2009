import { BorderStyle, LeaderType, LineRuleType, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx'
import { borderOf, boxOfRule } from './docx-ink.ts'
import type { Extent } from './docx-page-frames.ts'
import type { RuleBetween } from './docx-rules.ts'

/** How high the empty paragraph is that carries a rule, in points. */
const ownHeight = 2
/** How high the writing is at most whose tabs draw several rules, in points. */
const tabHeight = 12

/** What comes from the rule's place in the file: the white above and below it, in points, and the breaks that it carries. */
export interface RulePosition {
  readonly above: number
  readonly below?: number
  readonly pageBreakBefore?: boolean
  readonly lead?: readonly ParagraphChild[]
}

/**
 * A rule between two texts as a paragraph of its own with a border, as wide as on the page; several on one level as tabs that draw lines. Word
 * processors draw one border for neighbours whose borders are alike to the last detail, so every other has its line above.
 */
export function ruleParagraph({ rules, at }: RuleBetween, room: Extent | null, first: RulePosition): Paragraph {
  const boxes = rules.map(boxOfRule)
  const from = room?.left ?? boxes[0]?.left ?? 0
  const before = Math.round(Math.max(0, first.above - ownHeight) * 20)
  const after = Math.round((first.below ?? 0) * 20)
  const place = (x: number): number => Math.round((x - from) * 20)
  const common = { pageBreakBefore: first.pageBreakBefore ?? false }
  const [only] = rules
  if (rules.length === 1 && only !== undefined) {
    const box = boxOfRule(only)
    return new Paragraph({
      ...common,
      spacing: { before, after, line: ownHeight * 20, lineRule: LineRuleType.EXACT },
      indent: { left: place(box.left), right: room === null ? 0 : Math.round((room.right - box.right) * 20) },
      border: { [at % 2 === 0 ? 'bottom' : 'top']: { style: BorderStyle.SINGLE, space: 0, ...borderOf(only) } },
      children: [...(first.lead ?? [])],
    })
  }
  // The line of tabs stands at the foot of its writing, which is as high as there is room.
  const high = Math.max(ownHeight, Math.min(tabHeight, first.above))
  return new Paragraph({
    ...common,
    run: { size: Math.max(2, Math.round(1.6 * high)) },
    spacing: { before: Math.round(Math.max(0, first.above - high) * 20), after, line: Math.round(high * 20), lineRule: LineRuleType.EXACT },
    indent: { left: 0 },
    tabStops: boxes.flatMap(({ left, right }) => [
      ...(place(left) > 0 ? [{ type: TabStopType.LEFT, position: place(left) }] : []),
      { type: TabStopType.LEFT, position: place(right), leader: LeaderType.UNDERSCORE },
    ]),
    children: [...(first.lead ?? []), ...boxes.flatMap(({ left }) => [...(place(left) > 0 ? [tab(high)] : []), tab(high)])],
  })
}

/** `high`: of its line, in points. */
const tab = (high: number): TextRun => new TextRun({ children: [new Tab()], size: Math.max(2, Math.round(1.6 * high)) })
