// The frame of the signed-in area, its home, its list of conversions, its search.

import { counted } from './counted.ts'
import type { Shown } from './shown.ts'

export const search = 'Search'
export const searchToolsFilesSettings = 'Search tools, files, settings'
export const esc = 'Esc'
export const results = 'Results'
export const nothingFound = 'Nothing found'
export const results2 = (conversions: Shown): string => `${conversions} results`
export const nothingFoundFor = 'Nothing found for “'
export const conversions = 'Conversions'
export const tools = 'Tools'
export const per = (perUnit: Shown, unit: Shown): string => `${perUnit} per ${unit}`
export const notAvailableYet = 'not available yet'
export const actions = 'Actions'
export const addCredits = 'Add credits'
export const switchBetweenLightAndDark = 'Switch between light and dark'
export const logout = 'Logout'
export const goTo = 'Go to'
export const home = 'Home'
export const allConversions = 'All conversions'
export const converters = 'Converters'
export const templates = 'Templates'
export const settings = 'Settings'
export const apiAccess = 'API access'
export const all = 'All'
export const ready = 'Ready'
export const running = 'Running'
export const inPart = 'In part'
export const failed = 'Failed'
export const newestFirst = 'Newest first'
export const oldestFirst = 'Oldest first'
export const byName = 'By name'
export const resultsStayAsLongAs = 'Results stay as long as you chose, then they are deleted.'
export const findByFileName = 'Find by file name'
export const state = 'State'
export const tool = 'Tool'
export const allTools = 'All tools'
export const order = 'Order'
export const chooseAll = 'Choose all '
export const theConversionsCouldNotBe = 'The conversions could not be loaded'
export const tryAgainInAMoment = 'Try again in a moment.'
export const pages = 'Pages'
export const to = ' to '
export const ofLabel = ' of '
export const previous = 'Previous'
export const next = 'Next'
export const noFileOfThatName = 'No file of that name'
export const nothingOfThisKind = 'Nothing of this kind'
export const nothingConvertedYet = 'Nothing converted yet'
export const chooseATool = 'Choose a tool'
export const onlyFileNamesAreSearched = 'Only file names are searched, never what stands in a document.'
export const chooseAToolDropA = 'Choose a tool, drop a file, see the price, convert.'
export const credits = 'Credits'
export const skipToContent = 'Skip to content'
export const ctrlK = 'Ctrl K'
export const keysAndHelp = 'Keys and help'
export const main = 'Main'
export const add = 'Add'
export const credits2 = ' credits'
export const askingForTheBalance = 'asking for the balance'
export const andHeldByRunningConversions = (held: Shown): string => `and ${held} held by running conversions`
export const lastUntil = (day: Shown): string => `last until ${day}`
export const nothingToExpire = 'nothing to expire'
export const openMenu = 'Open menu'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const logOut = 'Log out?'
export const stay = 'Stay'
export const logOut2 = 'Log out'
export const runningConversionsGoOnYou = 'Running conversions go on. You find their results here when you come back.'
export const pdfToExcel = 'PDF to Excel'
export const statementsInvoicesReports = 'Statements, invoices, reports'
export const imageToExcel = 'Image to Excel'
export const receiptsAndPhotos = 'Receipts and photos'
export const pdfToMarkdown = 'PDF to Markdown'
export const forWikisAndModels = 'For wikis and models'
export const keyValues = 'Key values'
export const fieldsYouNameYourself = 'Fields you name yourself'
export const newConversion = 'New conversion '
export const recentActivity = 'Recent Activity'
export const recentActivityCouldNotBe = 'Recent activity could not be loaded'
export const goodNight = 'Good night'
export const goodMorning = 'Good morning'
export const goodAfternoon = 'Good afternoon'
export const goodEvening = 'Good evening'
export const nothingConvertedYetDropA = 'Nothing converted yet. Drop a file to begin.'
export const beingRead = (running: Shown): string => `${running} being read.`
export const documentsAre = (count: number): string => counted(count, 'document is', 'documents are')
export const has = ' has'
export const values = (count: number): string => counted(count, 'value')
export const toCheck = ' to check'
export const pagesThatCouldNotBe = (failed: Shown): string => `${failed} pages that could not be read. They were not charged.`
export const documentsHave = (count: number): string => counted(count, 'document has', 'documents have')
export const everythingIsReady = 'Everything is ready.'
export const letGoToAdd = (files: Shown): string => `Let go to add ${files}`
export const files = (count: number): string => counted(count, 'file')
export const dropFilesAnywhereOnThis = 'Drop files anywhere on this page'
export const filesToConvert = 'Files to convert'
export const pdfJpegPngOrTiff = (maximumMb: Shown, maximumPages: Shown, filesAtOnce: Shown): string =>
  `PDF, JPEG, PNG or TIFF, up to ${maximumMb} MB and ${maximumPages} pages each, ${filesAtOnce} at once. You see the price before anything runs.`
export const youSeeThePriceBefore = 'You see the price before anything runs.'
export const chooseFiles = 'Choose files'
export const recentActivitySamples = 'Recent Activity, samples'
export const sample = 'Sample'
export const newConversion2 = 'New conversion'
export const openAToolOnConverters = 'Open a tool, on Converters'
export const enter = 'Enter'
export const convertOnAToolWith = 'Convert, on a tool with files'
export const theseKeys = 'These keys'
export const oneZipFile = (results: Shown, hasWorkbook: boolean): string =>
  hasWorkbook
    ? `One ZIP file with ${results}, corrections included; as Excel also one workbook with a row for every document. Free.`
    : `One ZIP file with ${results}, corrections included. Free.`
export const inDocmillZip = (conversions: Shown): string => `${conversions} in docmill.zip`
export const results3 = (count: number): string => counted(count, 'result')
export const theArchiveCouldNotBe = 'The archive could not be made. Try again.'
export const deleted = (conversions: Shown): string => `${conversions} deleted`
export const conversions2 = (count: number): string => counted(count, 'conversion')
export const chosen = ' chosen'
export const makingTheZip = 'Making the ZIP'
export const downloadZip = 'Download ZIP'
export const deleteLabel = 'Delete'
export const deleteLabel2 = (conversions: Shown): string => `Delete ${conversions}?`
export const keepThem = 'Keep them'
export const deleteNow = 'Delete now'
export const resultsCorrectionsAndPagePictures =
  'Results, corrections and page pictures are deleted at once. This can’t be undone, and the credits stay spent.'
export const notAllCouldBeDeleted = 'Not all could be deleted. Try again.'
