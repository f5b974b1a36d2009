import type { Word } from './word.ts'

/** Faces that are for mathematics alone: those of TeX, of the AMS and made after them, and those whose name says so. */
const mathematicalFace =
  /^(?:CM(?:MI|B?SY|EX)|MS[AB]M\d|EU[FS][MB]\d|rsfs|LMMath|[rt]?[tp]xb?(?:mi|sy|ex)|New[TP]XB?MI|MT(?:MI|SY|EX)|StandardSym|\w*Math(?:$|\W))/i

/** true for a word in a face that is for mathematics alone: its letters are signs, and spell nothing. */
export const isInMathematicalFace = ({ font }: Word): boolean => font !== null && mathematicalFace.test(font.family)
