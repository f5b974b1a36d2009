import { type Affine, applyToBox, applyToPoint, type Box, compose } from '../geometry/index.ts'
import type { Font, Turn } from '../model/index.ts'
import { isSpacingAccent } from './accents.ts'
import { withApostrophes } from './apostrophes.ts'
import type { Drawings, DrawnText } from './drawings.ts'
import { type FontFace, FontShelf } from './fonts.ts'
import type { PageFrame } from './frame.ts'
import type { GlyphNames } from './glyph-names.ts'
import { capitalOfGlyph, lettersOfGlyph } from './glyph-order.ts'
import { type Letter, letterOf, replacement, unreadable } from './letters.ts'
import { boundsOf, paintOf } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { texSign } from './tex-fonts.ts'
import { withMeasuredSizes } from './unknown-sizes.ts'
import { mayBeUnnamed, type Unnamed, withUnnamedLetters } from './unnamed-letters.ts'
import { firstIdeographic, verticallyWritten } from './vertical-writing.ts'
import { piecesJoined } from './writing-direction.ts'

/** What all characters of one text object share. */
export interface Style {
  readonly font: Font
  /** Direction of the writing on the upright page, a unit vector: (1, 0) is ordinary writing. */
  readonly cos: number
  readonly sin: number
  readonly turn: Turn
  /** Drawn in no visible way: text rendering mode 3, or fully transparent. */
  readonly invisible: boolean
  /** Luminance of the letters, 0 black to 1 white. */
  readonly grey: number
  /** The text object that drew them. */
  readonly object: number
  /** How that object is drawn; null for one that is on no page. */
  readonly drawn: DrawnText | null
  /** Set in a font of TeX's mathematics, `growing` in that whose signs grow with what they hold. */
  readonly tex: 'fixed' | 'growing' | null
}
/** One drawn character. `start`, `end` and `base` are measured along and across its own direction of writing, so that words are built alike at every angle. */
export interface Character {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Where the pen stood before and after the character. */
  readonly start: number
  readonly end: number
  /** Where its ink begins and ends in that direction. */
  readonly inkStart: number
  readonly inkEnd: number
  readonly base: number
  readonly style: Style
  /** Its middle lies on the visible page. */
  readonly onPage: boolean
  /** The file has a space between this character and the one before. */
  readonly afterSpace: boolean
}
export interface Characters {
  /** The text objects that drew them. */
  readonly objects: ReadonlySet<number>
  readonly characters: readonly Character[]
  /** Share of characters that map to no readable letter, 0 to 1. */
  readonly unreadable: number
  /** As in Marks. */
  readonly unstated: ReadonlySet<Font>
  /** Some codes have no letter that is known, in fonts whose file may have names for them. */
  readonly isUnnamed: boolean
}

/** A newspaper page has 30 000 characters; beyond this a file is a bomb. */
const mostCharacters = 250_000

/** Reads every drawn character of a loaded page in the order of the file; `names` are what its fonts call their glyphs, as far as that is known. */
export function readCharacters(library: Pdfium, page: number, frame: PageFrame, drawings: Drawings, names: GlyphNames): Characters {
  const { call, heap, scratch } = library
  const text = call.FPDFText_LoadPage(page)
  if (text === 0) return { objects: new Set(), characters: [], unreadable: 0, unstated: new Set(), isUnnamed: false }
  // Looked up once: these are called for every character, and PDFium exports a thousand functions.
  const { FPDFText_GetTextObject: objectAt, FPDFText_GetUnicode: codeAt, FPDFText_IsGenerated: isGenerated } = call
  const { FPDFText_HasUnicodeMapError: hasNoLetter, FPDFText_GetCharOrigin: originAt, FPDFText_GetCharBox: boxAt } = call
  const count = Math.min(call.FPDFText_CountChars(text), mostCharacters)
  let boundedObject = 0
  let bounds: Box | null = null
  const fonts = new FontShelf(library)
  const hands = new Map<number, Hand>()
  const characters: Character[] = []
  // Who wrote each character, and its code: kept beside the characters rather than in an object for each.
  const handOfCharacter: Hand[] = []
  const codes: number[] = []
  const unnamed: Unnamed[] = []
  // Fonts whose codes are the numbers of their glyphs, and what those below the letters of Unicode would be by that.
  const glyphFaces = new Set<FontFace>()
  const capitals: { readonly at: number; readonly text: string; readonly face: FontFace }[] = []
  const at = scratch >> 3
  let afterSpace = false
  let mayBeVertical = false
  // Of the character before.
  let previousX = Number.NaN
  let previousY = Number.NaN
  let previousObject = 0
  let previousPen = Number.NaN
  let hand: Hand | undefined

  for (let i = 0; i < count; i++) {
    const object = objectAt(text, i)
    // Spaces and line ends that PDFium adds between objects belong to none. Gaps are judged in runs.ts.
    if (object === 0) continue
    const code = codeAt(text, i)
    if (object !== previousObject || hand === undefined) {
      hand = hands.get(object)
      if (hand === undefined) {
        hand = handOf(library, text, i, object, frame, drawings, fonts)
        hands.set(object, hand)
      }
    }
    if (hand.face.isForDrawings) continue
    const isStated = hasNoLetter(text, i) !== 1
    const glyph = isStated && code < firstGlyphAsLetter ? null : lettersOfGlyph(hand.face.family, code, isStated)
    const capital = isStated || code >= firstGlyphAsLetter ? null : capitalOfGlyph(hand.face.family, code)
    if (glyph !== null && !isStated) glyphFaces.add(hand.face)
    const sign: Letter | null =
      glyph !== null ? { kind: 'letters', text: glyph } : hand.face.tex === null ? null : signOf(hand, code, !isStated, library, text, i)
    const isUnnamed = sign === null && mayBeUnnamed(code, isStated, hand.face, names) && hasInk(library, text, i)
    const letter = isUnnamed && !isUpperCode(code) ? unreadable : (sign ?? letterOf(code, hand.face.symbols))
    if (letter.kind === 'space') {
      // PDFium adds spaces at gaps within an object too, by a rule of its own.
      if (isGenerated(text, i) === 0) afterSpace = true
      continue
    }
    if (letter.kind === 'nothing') continue
    if (code >= firstIdeographic) mayBeVertical = true
    hand.face.count(sign !== null || isStated)
    originAt(text, i, scratch, scratch + 8)
    boxAt(text, i, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
    const view = heap.HEAPF64
    const originX = view[at] ?? 0
    const originY = view[at + 1] ?? 0
    const boxLeft = view[at + 2] ?? 0
    const boxRight = view[at + 3] ?? 0
    const boxBottom = view[at + 4] ?? 0
    const boxTop = view[at + 5] ?? 0
    const { drawn } = hand.style
    if (object !== boundedObject) {
      boundedObject = object
      bounds = drawn?.inForm ? applyToBox(drawn.inForm, boundsOf(library, object)) : null
    }
    // A mark may spell out single letters of an object, so that each is asked.
    const isAway = bounds !== null && drawn?.inForm && !standsWithin(originX, originY, frame.toUpright, bounds, hand.style.font.size)
    const placing = isAway ? drawn.inForm : frame.toUpright
    const [a, b, c, d, e, f] = placing

    // Browsers write hyphens that may be needed at a line's end within words too: nothing is drawn, and the next letter stands in their place.
    if (
      isSoftHyphen(codes[codes.length - 1]) &&
      Math.hypot(originX - previousX, originY - previousY) < softHyphenAdvance * hand.style.font.size
    ) {
      characters.pop()
      handOfCharacter.pop()
      codes.pop()
      previousX = Number.NaN
    }
    const written = letter.kind === 'letters' ? letter.text : replacement
    const last = characters[characters.length - 1]
    // An accent as wide as its letter leaves the pen where the letter begins.
    const isPiece =
      last !== undefined && originX === previousX && originY === previousY && object === previousObject && !isSpacingAccent(last.text)
    const sameObject = object === previousObject

    const x = a * originX + c * originY + e
    const y = b * originX + d * originY + f
    const x0 = a * boxLeft + c * boxBottom + e
    const x1 = a * boxRight + c * boxTop + e
    const y0 = b * boxLeft + d * boxBottom + f
    const y1 = b * boxRight + d * boxTop + f
    const { cos, sin } = hand.style
    const start = x * cos + y * sin
    const advance = hand.face.advanceOf(code) * hand.advanceScale
    // The level box around a slanted letter says little about its ink along the writing: there the pen counts.
    const isSlanted = advance > 0 && isAtSlant(hand.style)
    const inkStart = isSlanted ? start : Math.min(x0 * cos, x1 * cos) + Math.min(y0 * sin, y1 * sin)
    const inkEnd = isSlanted ? start + advance : Math.max(x0 * cos, x1 * cos) + Math.max(y0 * sin, y1 * sin)
    if (isPiece) {
      // A ligature over a hyphen that was not needed names it among its letters.
      if (isSoftHyphen(code)) continue
      // PDFium takes a ligature apart into letters at one place; where it gives each a part of the ink, the pen went over all of them.
      const slack = 0.1 * hand.style.font.size
      const beyond = inkStart >= last.inkEnd - slack
      // In turned writing PDFium gives out the parts the other way about.
      const before = !beyond && inkEnd <= last.inkStart + slack
      // Or gives each all of the ink, which reaches past the pen of the first.
      const whole = Math.abs(inkStart - last.inkStart) <= slack && inkEnd > last.end + slack
      const inked = { inkStart: Math.min(last.inkStart, inkStart), inkEnd: Math.max(last.inkEnd, inkEnd) }
      characters[characters.length - 1] = {
        ...last,
        text: piecesJoined(last.text, written),
        ...(beyond || before || whole
          ? { end: Math.max(last.end, Math.min(last.end + advance, inked.inkEnd)), ...inked, ...unitedWith(last, x0, y0, x1, y1) }
          : {}),
      }
      continue
    }
    if (sameObject && !afterSpace && last !== undefined)
      handOfCharacter[codes.length - 1]?.face.observe(codes[codes.length - 1] ?? 0, (start - last.start) / hand.advanceScale)
    // The next character begins where the font says that this one ends: its advance is right, however narrow its ink.
    if (
      last !== undefined &&
      last.end < previousPen &&
      Math.abs(start - previousPen) < samePen * hand.style.font.size &&
      Math.abs(y * cos - x * sin - last.base) < samePen * hand.style.font.size
    )
      characters[characters.length - 1] = { ...last, end: previousPen }
    previousPen = start + advance
    if (isUnnamed) unnamed.push({ at: characters.length, code, isStated })
    if (capital !== null) capitals.push({ at: characters.length, text: capital, face: hand.face })
    handOfCharacter.push(hand)
    codes.push(code)
    previousX = originX
    previousY = originY
    previousObject = object
    characters.push({
      text: written,
      left: Math.min(x0, x1),
      right: Math.max(x0, x1),
      top: Math.min(y0, y1),
      bottom: Math.max(y0, y1),
      start,
      end: penAfter(start, advance, inkEnd, hand.style.font.size, written),
      inkStart,
      inkEnd,
      base: baseOf(hand.style, y * cos - x * sin, y0, y1, written),
      style: hand.style,
      onPage: x0 + x1 >= 0 && y0 + y1 >= 0 && x0 + x1 <= 2 * frame.size.width && y0 + y1 <= 2 * frame.size.height,
      afterSpace,
    })
    afterSpace = false
  }
  call.FPDFText_ClosePage(text)
  correctAdvances(characters, handOfCharacter, codes)
  for (const { at: index, text: letter, face } of capitals) {
    const character = characters[index]
    if (character !== undefined && glyphFaces.has(face)) characters[index] = { ...character, text: letter }
  }
  const isBitmapped = [...hands.values()].some(({ face }) => face.family === '')
  const named = isBitmapped || unnamed.length > 0 ? asPrinted(characters, handOfCharacter, unnamed, names) : characters
  const read = named.some(({ text }) => text === replacement) ? withApostrophes(named) : named
  const unreadableCharacters = read.reduce(
    (sum, { text }) => sum + (text.includes(replacement) ? text.split(replacement).length - 1 : 0),
    0,
  )
  return {
    objects: new Set(hands.keys()),
    characters: mayBeVertical ? verticallyWritten([...read]) : read,
    unreadable: read.length === 0 ? 0 : unreadableCharacters / read.length,
    unstated: new Set(read === characters ? unstatedFonts(hands.values()) : unstatedFonts(handOfCharacter, read)),
    isUnnamed: unnamed.some(({ at, isStated }) => !isStated && handOfCharacter[at]?.face.family !== '' && read[at]?.text === replacement),
  }
}

/** The characters with what their fonts leave out: sizes that mean the size of the type, and letters where there is no more than a code. */
function asPrinted(
  characters: readonly Character[],
  hands: readonly Hand[],
  unnamed: readonly Unnamed[],
  names: GlyphNames,
): readonly Character[] {
  const faces = hands.map(({ face }) => face)
  return withUnnamedLetters(withMeasuredSizes(characters, faces), faces, unnamed, names)
}

/** Fonts that do not say which letters they show; of those the hands were given, or the characters that each of them wrote now have. */
function* unstatedFonts(hands: Iterable<Hand>, characters: readonly Character[] | null = null): Iterable<Font> {
  let i = 0
  for (const { face, style } of hands) {
    if (face.isUnstated) yield (characters?.[i]?.style ?? style).font
    i++
  }
}

/** Fonts state letters by their glyphs only from here on (glyph-order.ts). */
const firstGlyphAsLetter = 0x12a

/** Codes of Latin 1 above the controls, which are letters whatever else they may be. */
const isUpperCode = (code: number): boolean => code >= 0xa0 && code <= 0xff

/** Whether a character leaves ink: a space does not, whatever its code. */
function hasInk({ call, heap, scratch }: Pdfium, text: number, i: number): boolean {
  call.FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24)
  const at = scratch >> 3
  return heap.HEAPF64[at] !== heap.HEAPF64[at + 1]
}

/** Points by which a character may begin outside the ink of its text at least. */
const leastOverhang = 3

/**
 * false for a character elsewhere than its object. PDFium leaves letters that a mark spells out (ActualText: ligatures of browsers) where they stand
 * within their form, as if that were the page: blocks that are turned or seen through are printed as forms.
 */
const standsWithin = (x: number, y: number, toUpright: Affine, { left, top, right, bottom }: Box, size: number): boolean => {
  const at = applyToPoint(toUpright, { x, y })
  // The ink of a quotation mark is most of its size above the line that it is set on.
  const overhang = Math.max(leastOverhang, size)
  return at.x >= left - overhang && at.x <= right + overhang && at.y >= top - overhang && at.y <= bottom + overhang
}

/** Sine of the angle from which on writing runs at a slant: 6 degrees. Scans lean by less, and there boxes grow by a twentieth of the size. */
const leastSlope = 0.1
/** Whether writing is neither level nor upright. */
export const isAtSlant = ({ cos, sin }: Style): boolean => Math.min(Math.abs(cos), Math.abs(sin)) > leastSlope

/** The sign that a font of TeX has under a code, for the character of this index; null for one whose code says its letter. */
function signOf(
  { face, style }: Hand,
  code: number,
  isCode: boolean,
  { call, heap, scratch }: Pdfium,
  text: number,
  i: number,
): Letter | null {
  const rise = () => {
    call.FPDFText_GetCharOrigin(text, i, scratch, scratch + 8)
    call.FPDFText_GetCharBox(text, i, scratch + 16, scratch + 24, scratch + 32, scratch + 40)
    const at = scratch >> 3
    return ((heap.HEAPF64[at + 5] ?? 0) - (heap.HEAPF64[at + 1] ?? 0)) / Math.max(1, style.font.size)
  }
  const sign = face.tex === null ? null : texSign(face.tex, code, isCode, rise)
  return sign === null ? null : { kind: 'letters', text: sign }
}

/** true for a sign of TeX's mathematics that is a word by itself: one that grows with what it holds, or that of a root. */
export const standsForItself = ({ text, style: { tex } }: Character): boolean => tex === 'growing' || (tex === 'fixed' && text === '√')

/** Height of the middle of signs over the line that they stand in, in sizes. */
const axis = 0.25

/** The line of a sign that grows with what it holds: it hangs from where the pen is, and stands about the middle of the signs beside it. */
function baseOf({ tex, cos, font }: Style, base: number, y0: number, y1: number, text: string): number {
  if (tex === null || cos <= 0.99 || /^\p{Mn}$/u.test(text)) return base
  if (text === '√' && tex === 'fixed') return Math.max(y0, y1) - depthOfRoot * font.size
  return tex === 'growing' ? (y0 + y1) / 2 + axis * font.size : base
}
/** Sizes by which the sign of a root over a figure or small letter reaches below its line; its pen stands at its top. */
const depthOfRoot = 0.2

const isSoftHyphen = (code: number | undefined): boolean => code === 0xad || code === 2
/** A hyphen that is drawn takes a third of an em. */
const softHyphenAdvance = 0.1

const unitedWith = ({ left, top, right, bottom }: Character, x0: number, y0: number, x1: number, y1: number) => ({
  left: Math.min(left, x0, x1),
  right: Math.max(right, x0, x1),
  top: Math.min(top, y0, y1),
  bottom: Math.max(bottom, y0, y1),
})

/** Moves the ends of characters whose font states an advance that the writing on this page contradicts. */
function correctAdvances(characters: Character[], hands: readonly Hand[], codes: readonly number[]): void {
  if (!hands.some(({ face }) => face.contradicted)) return
  for (let i = 0; i < characters.length; i++) {
    const hand = hands[i]
    const character = characters[i]
    const observed = hand?.face.observedAdvance(codes[i] ?? 0)
    if (hand === undefined || character === undefined || observed === undefined || observed === null) continue
    const pen = character.start + observed * hand.advanceScale
    // A letter that stands before white alone has been seen to step over all of it.
    const most = hand.face.statesOneAdvance ? character.inkEnd + mostBehindInk * hand.style.font.size : pen
    characters[i] = { ...character, end: Math.max(Math.min(pen, most), Math.min(character.end, character.inkEnd)) }
  }
}

/** Where the pen stands after a character. Fonts that map several glyphs to one letter answer with the advance of another glyph: one that ends far beyond the ink is not believed. */
function penAfter(start: number, advance: number, inkEnd: number, size: number, text: string): number {
  if (advance <= 0) return Math.max(start, inkEnd)
  const end = start + advance
  if (Math.abs(advance - size) < 0.02 * size && fullWidth.test(text)) return end
  return inkEnd > start && end > inkEnd + mostSideBearing * size ? inkEnd + likelySideBearing * size : end
}

/** Stops, quotation marks and brackets of Chinese and Japanese, which take the room of a letter. */
const fullWidth = /^[\u2014\u2018-\u201D\u2026\u3001-\u301F\u30FB\uFF01-\uFF60]$/u
/** How exactly pens agree, in em. */
const samePen = 0.01
/** Room to the right of the ink, in em: a full stop of a typewriter font has 0.25. */
const mostSideBearing = 0.3
const likelySideBearing = 0.06
/** Room to the right of the ink of a letter that is set in proportion, in em, at most. */
const mostBehindInk = 0.12

/** What is looked up once a text object. */
interface Hand {
  readonly style: Style
  readonly face: FontFace
  /** Page points along the writing for an advance of 1 em. */
  readonly advanceScale: number
}

/** Mode 7, letters as a clipping path, is left as visible: what they clip is a gradient or a picture in the shape of the letters. */
const renderInvisible = 3
/** Programs without a bold font draw the outline of the letters as well. */
const renderFilledAndOutlined = 2

function handOf(library: Pdfium, text: number, i: number, object: number, frame: PageFrame, drawings: Drawings, fonts: FontShelf): Hand {
  const { call, heap, scratch } = library
  call.FPDFText_GetMatrix(text, i, scratch)
  const at = scratch >> 2
  const view = heap.HEAPF32
  const [a, b, c, d] = compose(
    [view[at] ?? 1, view[at + 1] ?? 0, view[at + 2] ?? 0, view[at + 3] ?? 1, 0, 0],
    [frame.toUpright[0], frame.toUpright[1], frame.toUpright[2], frame.toUpright[3], 0, 0],
  )
  const printed = call.FPDFText_GetFontSize(text, i)
  const along = Math.hypot(a, b)
  // A negative size turns the letters about; writers use it together with a mirrored matrix.
  const sign = printed < 0 ? -1 : 1
  const cos = along === 0 ? 1 : (sign * a) / along
  const sin = along === 0 ? 0 : (sign * b) / along
  const face = fonts.faceOf(call.FPDFTextObj_GetFont(object))
  const mode = call.FPDFTextObj_GetTextRenderMode(object)
  const paint = paintOf(library, object, mode === 1 ? 'FPDFPageObj_GetStrokeColor' : 'FPDFPageObj_GetFillColor')
  const size = Math.abs(printed) * Math.hypot(c, d)
  return {
    face,
    advanceScale: Math.abs(printed) * along,
    style: {
      font: {
        family: face.family,
        size: Math.round(size * 100) / 100,
        bold: face.bold || mode === renderFilledAndOutlined,
        italic: face.italic || leans(a, b, c, d),
        ...(paint.colour !== null && { colour: paint.colour }),
      },
      cos,
      sin,
      turn: turnOf(cos, sin),
      invisible: mode === renderInvisible || paint.alpha < 0.02,
      grey: paint.grey,
      object,
      drawn: drawings.texts.get(object) ?? null,
      tex: face.tex === null ? null : face.tex.grows ? 'growing' : 'fixed',
    },
  }
}

/** Programs without an italic font slant the upright one by 11 to 20 degrees; 0.15 is the sine of 8.6. */
const leastSlant = 0.15

/** Whether a text matrix draws upright letters slanted. */
function leans(a: number, b: number, c: number, d: number): boolean {
  return Math.abs(a * c + b * d) > leastSlant * Math.hypot(a, b) * Math.hypot(c, d)
}

function turnOf(cos: number, sin: number): Turn {
  if (Math.abs(cos) >= Math.abs(sin)) return cos >= 0 ? 0 : 180
  return sin > 0 ? 90 : 270
}
