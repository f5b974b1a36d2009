// Conversions and lists of fields, as several pages show them.

import { counted } from './counted.ts'
import type { Shown } from './shown.ts'

export const document = 'Document'
export const tool = 'Tool'
export const status = 'Status'
export const credits = 'Credits'
export const when = 'When'
export const actions = 'Actions'
export const theResultCouldNotBe = 'The result could not be downloaded.'
export const choose = 'Choose '
export const held = ' held'
export const until = 'until '
export const review = (fileName: Shown): string => `Review ${fileName}`
export const review2 = 'Review'
export const convertAnotherFileWithThe = (fileName: Shown): string => `Convert another file with the options of ${fileName}`
export const downloadAs = (fileName: Shown, formatName: Shown): string => `Download ${fileName} as ${formatName}`
export const deleteLabel = (fileName: Shown): string => `Delete ${fileName}`
export const pagesRead = 'Pages read'
export const deletedWithAllThatWas = (fileName: Shown): string => `${fileName} deleted, with all that was stored of it`
export const deleted = 'Deleted'
export const deleteThisConversion = 'Delete this conversion?'
export const keepIt = 'Keep it'
export const deleteNow = 'Delete now'
export const ofLabel = 'Of '
export const thisIsDeletedAtOnce = ' this is deleted at once, and can’t be brought back:'
export const theFileThatWaitsTo = 'The file that waits to be read goes too.'
export const theFileItselfWasDeleted = 'The file itself was deleted when the conversion ended.'
export const creditsStaySpentYourList =
  'Credits stay spent; your list of transactions keeps their number and the tool, nothing of the document.'
export const itCouldNotBeDeleted = 'It could not be deleted. Try again.'
export const whatWasReadFromIt = 'what was read from it, word by word'
export const filesMadeOfIt = (formats: Shown): string => `files made of it: ${formats}`
export const your = (count: Shown): string => `your ${count}`
export const corrections = (count: number): string => counted(count, 'correction')
export const pagePictures = (count: number): string => counted(count, 'page picture')
export const itsNameAndPlaceIn = 'its name and place in your list'
export const textLabel = 'Text'
export const number = 'Number'
export const amount = 'Amount'
export const date = 'Date'
export const percentage = 'Percentage'
export const tickBox = 'Tick box'
export const listOfRows = 'List of rows'
export const fields = 'Fields'
export const moveUp = (name: Shown): string => `Move ${name} up`
export const moveDown = (name: Shown): string => `Move ${name} down`
export const remove = (name: Shown): string => `Remove ${name}`
export const addAField = 'Add a field'
export const fieldNumber = (number: Shown): string => `field ${number}`
export const columnNumber = (number: Shown, list: Shown): string => `column ${number} of ${list}`
export const columnsOf = (list: Shown): string => `Columns of ${list}`
export const addAColumn = 'Add a column'
export const nameOfField = (called: Shown): string => `Name of ${called}`
export const nameAsInTheResult = 'name, as in the result'
export const kindOfField = (called: Shown): string => `Kind of ${called}`
export const mustBeThere = 'Must be there'
export const more = 'More'
export const title = 'Title'
export const labelsDocumentsPrintForIt = 'Labels documents print for it, separated by commas'
export const whatItIs = 'What it is'
export const patternItsTextMustFit = 'Pattern that its whole text must fit (a regular expression)'
export const giveEveryFieldAName = 'Give every field a name'
export const fieldNamesMustDiffer = 'Field names must differ'
export const giveEveryColumnAName = (list: Shown): string => `Give every column of ${list} a name`
export const columnNamesMustDiffer = (list: Shown): string => `The names of the columns of ${list} must differ`
export const patternIsNone = (name: Shown): string => `The pattern of ${name} is no regular expression`
export const nameTheColumnsOf = (name: Shown): string => `Name the columns of ${name}`
export const detect = 'Detect'
export const invoice = 'Invoice'
export const receipt = 'Receipt'
export const resume = 'Resume'
export const contract = 'Contract'
export const bankStatement = 'Bank statement'
export const form = 'Form'
export const otherFieldsOfMyOwn = 'Other, fields of my own'
export const ownFields = 'Own fields'
export const pageOrImage = 'page or image'
export const pages = (count: number): string => counted(count, 'page')
export const images = (count: number): string => counted(count, 'image')
export const pagesAndImages = (count: Shown): string => `${count} pages and images`
export const waiting = 'Waiting'
export const ofLabel2 = (pagesDone: Shown, pagesTotal: Shown): string => `${pagesDone} of ${pagesTotal}`
export const toCheck = (count: Shown): string => `${count} to check`
export const ready = 'Ready'
export const failedNotCharged = (failed: Shown): string => `${failed} failed, not charged`
export const failedNotCharged2 = 'Failed, not charged'
export const cancelled = 'Cancelled'
export const itsTextIsStoredIn = 'its text is stored in a way that cannot be decoded'
export const itIsDamagedOrTooComplex = 'it is damaged or too complex'
export const itCarriesAPictureBut = 'it carries a picture but no text'
export const itsPictureIsTooCoarse = 'its picture is too coarse'
export const itIsDamaged = 'it is damaged'
export const itTookLongerThanAllowed = 'it took longer than allowed'
export const itNeedsMoreMemoryThan = 'it needs more memory than allowed'
export const theReaderStoppedWorkingOn = 'the reader stopped working on it'
export const itCouldNotBeOpened = 'it could not be opened'
export const markdown = 'Markdown'
export const searchablePdf = 'searchable PDF'
export const oneZipFile = (results: Shown, hasWorkbook: boolean): string =>
  hasWorkbook
    ? `One ZIP file with ${results}, corrections included; as Excel also one workbook with a row for every document. Free.`
    : `One ZIP file with ${results}, corrections included. Free.`
export const inDocmillZip = (conversions: Shown): string => `${conversions} in docmill.zip`
export const results = (count: number): string => counted(count, 'result')
export const theArchiveCouldNotBe = 'The archive could not be made. Try again.'
export const makingTheZip = 'Making the ZIP'
export const downloadZip = 'Download ZIP'
export const downloadAll = 'Download all'
