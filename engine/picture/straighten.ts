import { type Box, type Curl, chain, type Projection, type Size, scaling, shift, toCorners, turning } from '../geometry/index.ts'
import type { Bitmap } from '../stages.ts'
import { type Axis, axisOf } from './axis.ts'
import { type Component, componentsOf } from './components.ts'
import { curlOf, onItsHead as curlOnItsHead, roomFor, withRoom } from './curl.ts'
import { darkestChannel, type Grey, redrawnGrey, shrunk } from './grey.ts'
import { type Ink, inkOf } from './ink.ts'
import { fewestLetters, type Letters, lettersOf } from './letters.ts'
import { type Corners, cutsWriting, lettersOutside, outlineOf } from './outline.ts'
import { skewDegreesOf } from './skew.ts'
import { leaning, uprightnessOf } from './upside-down.ts'

/** How a picture must be turned so that its writing stands upright and straight. */
export interface Straightening {
  /** Size of the straight picture in pixels as large as those of the given one. */
  readonly size: Size
  /** From pixels of the straight picture to pixels of the given one, before its lines are laid level. */
  readonly toGiven: Projection
  /** How the lines of a sheet that did not lie flat still fall in the straight picture; null: they are level. */
  readonly curl: Curl | null
  /** Clockwise turn of the writing in the given picture, to be undone: a quarter turn and the rest. */
  readonly turn: 0 | 90 | 180 | 270
  readonly skewDegrees: number
  /** true when a photographed sheet was cut out along its edges. */
  readonly isOutlined: boolean
  /** true when nothing is to be done. */
  readonly isAsGiven: boolean
  /** How sure the pixels are that the writing does not stand on its head: standard deviations from chance, never negative. */
  readonly sureOfFeet: number
  /** Height of the usual letter, about that of an x, in pixels of the given picture; 0 when there is no writing. */
  readonly letterSize: number
  /** The part of the straight picture with the most letters, a few lines high, in its pixels; null when there is no writing. */
  readonly sample: Box | null
}

/** Side of the picture that is looked at: letters of 8 points on a sheet of paper are 8 pixels high. */
const analysisSide = 1800
/** Turns smaller than this move the end of a line by less than a pixel of an analysis picture: the picture stays as it is. */
const leastSkewDegrees = 0.06
/**
 * With fewer letters agreeing that lines run down the page, it stays as it was given. Of 124 upright pictures none has more than 0.4 of its letters
 * say so; letters set wide, as by tills, agree least: 0.61 when such a receipt lies on its side.
 */
const leastAxisShare = 0.57
/** From this many standard deviations on, feet and heads of letters are believed. */
export const sureOfFeet = 3

/** Finds how the writing in a picture is turned. Takes about 100 ms of an A4 page. */
export function straightening(bitmap: Bitmap): Straightening {
  const analysis = analysisOf(bitmap)
  const { scale } = analysis
  const sheet = sheetIn(analysis.grey, bitmap, scale)
  const grey = sheet === null ? analysis.grey : redrawnGrey(analysis.grey, sheet.toAnalysis, sheet.analysisSize)
  const found = writingIn(grey)
  const axis = axisOf(found.letters)
  const sideways = axis.runs === 'down' && axis.share >= leastAxisShare
  const seen: Axis = sideways ? axis : { ...axis, runs: 'across' }
  const measured = skewDegreesOf(found.ink, found.components, found.letters, seen)
  const skewDegrees = Math.abs(measured) < leastSkewDegrees ? 0 : measured
  const quarter = sideways ? 90 : 0
  const upright = grey.width === 0 ? found : writingIn(turnedGrey(grey, quarter + skewDegrees))
  const lean = leaning(uprightnessOf(upright.components, upright.letters))
  const onItsHead = lean < -sureOfFeet
  const turn = ((quarter + (onItsHead ? 180 : 0)) % 360) as Straightening['turn']
  const flat = sheet?.size ?? { width: bitmap.width, height: bitmap.height }
  const turned = sizeOfTurned(flat, turn + skewDegrees)
  const seenCurl = curlOf(upright.ink, upright.components, upright.letters, upright.ink)
  const curl = seenCurl !== null && onItsHead ? curlOnItsHead(seenCurl) : seenCurl
  const room = curl === null ? 0 : roomFor(curl, turned.width)
  const size = { width: turned.width, height: turned.height + 2 * room }
  const toFlat = chain(shift(0, -room), mapOfTurn(flat, turned, turn + skewDegrees))
  const sample = sampleOf(upright.letters, onItsHead ? { width: turned.width / scale, height: turned.height / scale } : null, scale)
  return {
    size,
    toGiven: sheet === null ? toFlat : chain(toFlat, sheet.toGiven),
    curl: curl && withRoom(curl, turned.height, room),
    turn,
    skewDegrees,
    isOutlined: sheet !== null,
    isAsGiven: sheet === null && turn === 0 && skewDegrees === 0 && curl === null,
    sureOfFeet: Math.abs(lean),
    letterSize: found.letters.size * scale,
    sample: sample && { ...sample, top: sample.top + room, bottom: sample.bottom + room },
  }
}

/** The same the other way up: head becomes foot. */
export function otherWayUp(found: Straightening): Straightening {
  const { size, sample } = found
  return {
    ...found,
    toGiven: chain([-1, 0, size.width, 0, -1, size.height, 0, 0, 1], found.toGiven),
    curl: found.curl && curlOnItsHead(found.curl),
    turn: ((found.turn + 180) % 360) as Straightening['turn'],
    isAsGiven: false,
    sample: sample && {
      left: size.width - sample.right,
      top: size.height - sample.bottom,
      right: size.width - sample.left,
      bottom: size.height - sample.top,
    },
  }
}

/** A photographed sheet seen from above. */
interface Sheet {
  readonly size: Size
  readonly toGiven: Projection
  readonly analysisSize: Size
  readonly toAnalysis: Projection
}

/**
 * The outline of a sheet with all of its writing: the edge of a shadow across a sheet is as straight as the sheet's own. Where writing lies outside of
 * what is light, the outline with the paper in the shadow is taken if there is one, and none where the outline runs through writing.
 */
function wholeOutlineOf(grey: Grey): Corners | null {
  const light = outlineOf(grey)
  if (light === null) return null
  const { pieces, size } = writingIn(grey).letters
  const left = lettersOutside(light, pieces)
  if (left < Math.max(fewestLeft, leastShareLeft * pieces.length)) return light
  const inShadow = outlineOf(grey, 'shadow too')
  if (inShadow !== null && lettersOutside(inShadow, pieces) < left / 2 && !cutsWriting(inShadow, pieces, size)) return inShadow
  return cutsWriting(light, pieces, size) ? null : light
}

/** Fewer letters outside of an outline are dust or the pattern of the ground. */
const fewestLeft = 10
const leastShareLeft = 0.02

/** The sheet that a photograph shows, when it shows one plainly. Its sides are as long as the longer of two opposite ones. */
function sheetIn(grey: Grey, bitmap: Bitmap, scale: number): Sheet | null {
  const corners = wholeOutlineOf(grey)
  if (corners === null) return null
  const side = (one: number, other: number): number => {
    const [from, to] = [corners[one], corners[other]]
    return from === undefined || to === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y)
  }
  const analysisSize = { width: Math.round(Math.max(side(0, 1), side(3, 2))), height: Math.round(Math.max(side(1, 2), side(0, 3))) }
  const toAnalysis = toCorners(analysisSize.width, analysisSize.height, corners)
  const size = {
    width: Math.min(analysisSize.width * scale, 2 * bitmap.width),
    height: Math.min(analysisSize.height * scale, 2 * bitmap.height),
  }
  const toGiven = chain(scaling(analysisSize.width / size.width, analysisSize.height / size.height), toAnalysis, scaling(scale))
  return { size, toGiven, analysisSize, toAnalysis }
}

/** Width and height of a sample in letter sizes: some six lines of as many words are read in a third of a second. */
const sampleWidth = 45
const sampleHeight = 14

/** Where most letters stand close together, in pixels `scale` times as fine; for a picture found to stand on its head, its size to turn it in. */
function sampleOf({ pieces, size }: Letters, onItsHead: Size | null, scale: number): Box | null {
  if (pieces.length < fewestLetters) return null
  const cellWidth = (sampleWidth * size) / 3
  const cellHeight = (sampleHeight * size) / 2
  const counts = new Map<string, number>()
  for (const { left, right, top, bottom } of pieces) {
    const key = `${Math.floor((left + right) / 2 / cellWidth)} ${Math.floor((top + bottom) / 2 / cellHeight)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let best: Box | null = null
  let most = 0
  for (const key of counts.keys()) {
    const [column = 0, row = 0] = key.split(' ').map(Number)
    let count = 0
    for (const across of [0, 1, 2]) for (const down of [0, 1]) count += counts.get(`${column + across} ${row + down}`) ?? 0
    if (count <= most) continue
    most = count
    best = { left: column * cellWidth, top: row * cellHeight, right: (column + 3) * cellWidth, bottom: (row + 2) * cellHeight }
  }
  if (best === null) return null
  const { left, top, right, bottom } =
    onItsHead === null
      ? best
      : {
          left: onItsHead.width - best.right,
          top: onItsHead.height - best.bottom,
          right: onItsHead.width - best.left,
          bottom: onItsHead.height - best.top,
        }
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}

interface Writing {
  readonly ink: Ink
  readonly components: readonly Component[]
  readonly letters: Letters
}

function writingIn(grey: Grey): Writing {
  const ink = inkOf(grey)
  const components = componentsOf(ink)
  return { ink, components, letters: lettersOf(components) }
}

/** The picture in grey and no larger than it must be, and how many pixels of the given one each of its pixels is wide. */
export function analysisOf(bitmap: Bitmap): { readonly grey: Grey; readonly scale: number } {
  const scale = Math.max(1, Math.round(Math.max(bitmap.width, bitmap.height) / analysisSide))
  return { grey: shrunk(darkestChannel(bitmap), scale), scale }
}

function turnedGrey(grey: Grey, degrees: number): Grey {
  if (degrees === 0) return grey
  const size = sizeOfTurned(grey, degrees)
  return redrawnGrey(grey, mapOfTurn(grey, size, degrees), size)
}

/** The smallest whole size that holds the turned picture. */
function sizeOfTurned({ width, height }: Size, degrees: number): Size {
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180))
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180))
  const whole = (length: number): number => Math.max(1, Math.ceil(length - 1e-6))
  return { width: whole(width * cos + height * sin), height: whole(width * sin + height * cos) }
}

/** From the straight picture to the given one: about the middle of both. */
const mapOfTurn = (given: Size, straight: Size, degrees: number): Projection =>
  chain(shift(-straight.width / 2, -straight.height / 2), turning(degrees), shift(given.width / 2, given.height / 2))
