import type { PrintedKeys } from '../../KeysDialog.tsx'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/dashboard.ts'

/** The map of the app as "?" prints it, outside of a review. */
export const keyMap: PrintedKeys = [
  [[commandKey, 'K'], texts.searchToolsFilesSettings],
  [['/'], texts.search],
  [['C'], texts.newConversion2],
  [['1', '–', '6'], texts.openAToolOnConverters],
  [['G', 'H'], texts.home],
  [['G', 'C'], texts.converters],
  [['G', 'R'], texts.credits],
  [['G', 'S'], texts.settings],
  [['G', 'A'], texts.apiAccess],
  [[commandKey, texts.enter], texts.convertOnAToolWith],
  [['?'], texts.theseKeys],
]
