// The tools: files, options, quote, a conversion on its way.

import { counted } from './counted.ts'
import type { Shown } from './shown.ts'

export const converters = 'Converters'
export const noSuchTool = 'No such tool'
export const theToolCouldNotBe = 'The tool could not be loaded'
export const tryAgainInAMoment = 'Try again in a moment.'
export const notAvailableYet = 'Not available yet'
export const thereIsNoToolAt = 'There is no tool at this address'
export const seeAllTools = 'See all tools'
export const isNotPartOfThis = (title: Shown): string =>
  `${title} is not part of this version. Nothing can be converted with it and nothing is charged.`
export const chooseOneOfTheSix = 'Choose one of the six.'
export const theOptionsOf = 'The options of '
export const areChosen = ' are chosen.'
export const dropAFileToUse = 'Drop a file to use them.'
export const chooseTheFileAgainOf = (words: Shown, pages: Shown): string => `Choose the file again: of it, ${words} ${pages} will be read.`
export const letGoToAdd = (files: Shown): string => `Let go to add ${files}`
export const files = (count: number): string => counted(count, 'file')
export const dropMoreFilesAnywhere = 'Drop more files anywhere'
export const dropFilesAnywhereOnThis = 'Drop files anywhere on this page'
export const addMoreFiles = 'Add more files'
export const addFiles = 'Add the files to convert'
export const or = 'or'
export const chooseFromThisComputer = 'choose from this computer'
export const chooseFromThisDevice = 'Choose from this device'
export const aWholeFolder = 'a whole folder'
export const takeAPicture = 'take a picture'
export const orPasteWith = ', or paste with '
export const ctrlV = 'Ctrl V'
export const upTo = ' up to '
export const mbAnd = ' MB and '
export const pagesEach = ' pages each, '
export const atOnce = ' at once'
export const filesToConvert = 'Files to convert'
export const folderToConvert = 'Folder to convert'
export const pictureToConvert = 'Picture to convert'
export const pageReadEarly = (page: Shown): string => `Page ${page}, read early`
export const close = 'Close'
export const toLookAtWhileThe = 'To look at while the other pages are read. Corrections, fields and files come with the whole document.'
export const thePageIsNotThere = 'The page is not there any more.'
export const whatStandsOnPage = (page: Shown): string => `What stands on page ${page}`
export const thisPageIsBlankAnd = 'This page is blank, and not charged.'
export const fields = 'Fields'
export const everyLabelAndValue = 'Every label and value'
export const theUsualOnes = 'The usual ones'
export const fields2 = (count: number): string => counted(count, 'field')
export const nameThemHere = 'Name them here …'
export const changeTheFields = 'Change the fields'
export const templates = 'Templates'
export const fieldsToLookFor = 'Fields to look for'
export const leaveAsItWas = 'Leave as it was'
export const use = 'Use '
export const tooManyFilesAtOnce = 'Too many files at once. '
export const filesWere = (count: number): string => counted(count, 'file was', 'files were')
export const leftOut = ' left out: '
export const atOnce2 = ' at once.'
export const removeAll = 'Remove all'
export const files2 = 'Files'
export const aPasswordIsUsedOnce = 'A password is used once to open the file. It is never stored or logged.'
export const pagesOf = (name: Shown): string => `Pages of ${name}`
export const allPages = 'All pages'
export const credits = 'credits'
export const tryAgain = 'Try again'
export const remove = (name: Shown): string => `Remove ${name}`
export const waiting = ', waiting'
export const sent = (bytes: Shown, share: Shown): string => `${bytes}, ${share} % sent`
export const countingPages = 'Counting pages'
export const uploadOf = (name: Shown): string => `Upload of ${name}`
export const lockedWithAPassword = 'Locked with a password'
export const password = 'Password'
export const passwordFor = (name: Shown): string => `Password for ${name}`
export const unlock = 'Unlock'
export const pricesArePerPageOr = 'Prices are per page or image. Failed, cancelled and blank pages cost nothing.'
export const filter = 'Filter'
export const theToolsCouldNotBe = 'The tools could not be loaded'
export const documentsThatMayNotLeave = 'Documents that may not leave the building?'
export const runTheSameEngineOn = 'Run the same engine on your own machines, offline if you like.'
export const contactSales = 'Contact Sales'
export const pressANumberToOpen = 'Press a number to open a tool. Drop a file anywhere and we suggest one.'
export const per = 'per '
export const hours = 'hours'
export const deletedAfterTheFirstDownload = 'Deleted after the first download, or after 1 hour'
export const deleted1HourAfterThe = 'Deleted 1 hour after the conversion ends'
export const deleted24HoursAfterThe = 'Deleted 24 hours after the conversion ends'
export const days = 'days'
export const deleted7DaysAfterThe = 'Deleted 7 days after the conversion ends'
export const detect = 'Detect'
export const format = 'Format'
export const sheets = 'Sheets'
export const documentType = 'Document type'
export const content = 'Content'
export const jsonOf = 'JSON of'
export const layout = 'Layout'
export const textRunsOnWhenIt = 'Text runs on when it is changed'
export const everyLineStaysWhereIt = 'Every line stays where it stands on its page'
export const pageHeaders = 'Page headers'
export const pageHeadersAndFooters = 'Page headers and footers'
export const pictures = 'Pictures'
export const aCommentTellsWhere = 'A comment tells where each stood'
export const aZipOfTheText = 'A ZIP of the text and the pictures it refers to'
export const onlyTheirCaptionsStay = 'Only their captions stay'
export const markWhereEachPageBegins = 'Mark where each page begins'
export const beginWithTitleAndPages = 'Begin with title and pages as YAML'
export const beginWithAByteOrder = 'Begin with a byte order mark, so that Excel reads accents rightly'
export const keepResults = 'Keep results'
export const keepPagePicturesWithThe = 'Keep page pictures with the results, so you can review against them'
export const pages = 'Pages'
export const perFile = 'Per file'
export const all = 'All'
export const languages = 'Languages'
export const languagesOfScans = 'Languages of scans'
export const upTo2 = 'Up to '
export const onlyPicturesAndScansNeed = '. Only pictures and scans need it; text in a PDF is read as it is.'
export const quote = 'Quote'
export const nothingChargedYet = 'nothing charged yet'
export const noPriceCouldBeMade = 'No price could be made'
export const nothingWasStarted = 'Nothing was started'
export const nothingWasCharged = ' Nothing was charged.'
export const add = 'Add '
export const creditsToConvert = ' credits to convert'
export const convert = (count: Shown): string => `Convert ${count}`
export const convert2 = 'Convert'
export const ctrl = 'Ctrl ↵'
export const atCredits = (pages: Shown, perUnit: Shown): string => `${pages} at ${perUnit} credits.`
export const paidForBefore = (pages: Shown): string => `${pages}, converted so before and still kept: free.`
export const ofThemPaidForBefore = (files: Shown): string => ` ${files} converted so before and still kept: free.`
export const youHave = ' You have '
export const areMissing = ' are missing.'
export const thePackageCoversIt = (title: Shown): string => ` The ${title} package covers it.`
export const so = ', so '
export const stay = ' stay.'
export const creditsPerAddAFile = (perUnit: Shown, converter: Shown, balanceWords: Shown): string =>
  `${perUnit} credits per ${converter}.${balanceWords} Add a file to see its price.`
export const youHave2 = (balance: Shown): string => ` You have ${balance}.`
export const stillUploading = (coming: Shown): string => `${coming} still uploading: converting can start when all are here`
export const filesAre = (count: number): string => counted(count, 'file is', 'files are')
export const notInTheQuote = (locked: Shown): string => `${locked} not in the quote`
export const lockedFilesWaitAndAre = (count: number): string => counted(count, 'locked file waits and is', 'locked files wait and are')
export const cantBeConverted = (refused: Shown): string => `${refused} can’t be converted`
export const files3 = (count: number): string => counted(count, 'file', 'files')
export const conversion = 'Conversion'
export const ofLabel = (done: Shown, pages: Shown): string => `${done} of ${pages}`
export const youCanLeaveThisPage = 'You can leave this page. We keep reading, and the results wait for you here.'
export const convertMore = 'Convert more'
export const thisConversionIsNotHere = 'This conversion is not here'
export const itCouldNotBeLoaded = 'It could not be loaded. Try again in a moment.'
export const whatHappened = 'What happened'
export const reading = (pages: Shown): string => `Reading ${pages}`
export const pages2 = (count: number): string => counted(count, 'page')
export const waitingTheirTurn = (pages: Shown): string => `${pages} waiting their turn`
export const readyWithout = (failed: Shown): string => `Ready, without ${failed}`
export const ready = (read: Shown): string => `Ready: ${read}`
export const cancelled = 'Cancelled'
export const deleted = 'Deleted'
export const nothingCouldBeRead = 'Nothing could be read'
export const ofLabel2 = ' of '
export const left = ' left'
export const spent = ' spent, '
export const returned = ' returned, '
export const stillHeld = ' still held'
export const pagesRead = 'Pages read'
export const cancel = 'Cancel'
export const cancelTheConversion = 'Cancel the conversion?'
export const goOnReading = 'Go on reading'
export const cancelTheConversion2 = 'Cancel the conversion'
export const readSoFarACancelledConversion = ' read so far. A cancelled conversion costs nothing and keeps no result: the'
export const creditsHeldComeBack = ' credits held come back.'
export const itCouldNotBeCancelled = 'It could not be cancelled. Try again.'
export const showAll = 'Show all '
export const pages3 = ' pages'
export const downloaded = (fileName: Shown): string => `${fileName} downloaded`
export const theResultCouldNotBe = 'The result could not be downloaded. Try again.'
export const table = 'table'
export const tables = 'tables'
export const found = ' found'
export const creditsCharged = ' credits charged'
export const returned2 = ' returned'
export const blankPages = (count: number): string => counted(count, 'blank page')
export const whatTheFileLeavesOut = (format: Shown): string => `What the ${format} file does not keep`
export const notCharged = ', not charged'
export const keptUntil = 'kept until '
export const theFileCouldNotBe = 'The file could not be converted'
export const chooseTheFileAgainWith = 'Choose the file again, with the same options'
export const itWasDeletedWhenThe = ': it was deleted when the conversion ended.'
export const theResultsWereDeletedAs = 'The results were deleted, as you chose. Upload the file again to convert it once more.'
export const review = 'Review'
export const toCheck = (unchecked: Shown): string => `, ${unchecked} to check`
export const download = 'Download '
export const deleteNow = 'Delete now'
export const page = 'Page '
export const couldNotBeRead = ' could not be read: '
export const notCharged2 = '. Not charged.'
export const tryLabel = 'Try '
export const page2 = (numbers: Shown): string => `page ${numbers}`
export const again = ' again'
export const theFileWasDeletedWhen = 'The file was deleted when the conversion ended, so choose it once more: only'
export const thisPageIs = 'this page is'
export const thesePagesAre = 'these pages are'
export const thenReadAndCharged = ' then read and charged.'
export const page3 = (page: Shown): string => `Page ${page}`
export const lookAtPageNow = (page: Shown): string => `Look at page ${page} now`
export const pageInTheReview = (page: Shown): string => `Page ${page} in the review`
export const read = 'read'
export const failed = 'failed'
export const or2 = (names: Shown, names2: Shown): string => `${names} or ${names2}`
export const theFileIsLargerThan = (maximumMb: Shown): string => `The file is larger than ${maximumMb} MB. Split it or make it smaller.`
export const thisToolTakesAndThis = (accepts: Shown, kindNames: Shown): string =>
  `This tool takes ${accepts}, and this is a ${kindNames} file.`
export const chinese = 'Chinese'
export const dutch = 'Dutch'
export const english = 'English'
export const french = 'French'
export const german = 'German'
export const italian = 'Italian'
export const japanese = 'Japanese'
export const portuguese = 'Portuguese'
export const spanish = 'Spanish'
export const heldCredits = (credits: Shown): string => `Held ${credits} credits.`
export const ordered = 'Ordered.'
export const read2 = (read: Shown): string => `Read ${read}.`
export const blankNotCharged = (blank: Shown, lengthWords: Shown): string => `${blank} ${lengthWords} blank. Not charged.`
export const pageCouldNotBeRead = (page: Shown): string => `Page ${page} could not be read. Not charged.`
export const pageCouldNotBeReadBecause = (page: Shown, reason: Shown): string => `Page ${page} could not be read: ${reason}. Not charged.`
export const pageIsBeingRead = 'reading'
export const pageIsBlank = 'blank'
export const pageIsWaiting = 'waiting'
export const pageWasNotRead = 'not read'
export const creditsSpent = (charged: Shown, returnedWords: Shown): string => `${charged} credits spent${returnedWords}.`
export const returned3 = (returned: Shown): string => `, ${returned} returned`
export const done = 'Done'
export const found2 = (tables: Shown): string => `Found ${tables}`
export const documents = (count: number): string => counted(count, 'document')
export const fieldsFound = (count: number): string => counted(count, 'field')
export const checksFailed = (count: number): string => `${counted(count, 'check')} failed`
export const documentsFound = 'Documents found'
export const moreDocuments = (count: number): string => `and ${counted(count, 'more document')}`
export const tables2 = (count: number): string => counted(count, 'table')
export const itCouldNotBeRead = 'It could not be read.'
export const cancelled2 = (bill: Shown): string => `Cancelled. ${bill}`
export const theResultsWereDeleted = 'The results were deleted.'
export const to = (first: Shown, last: Shown): string => `${first} to ${last}`
export const and = (parts: Shown, parts2: Shown): string => `${parts} and ${parts2}`
export const theFileHas1Page = 'The file has 1 page'
export const theFileHasPages1 = (total: Shown): string => `The file has pages 1 to ${total}`
export const theFileCouldNotBeUnlocked = 'The file could not be unlocked.'
export const theFileCouldNotBeRead = 'The file could not be read from this computer.'
