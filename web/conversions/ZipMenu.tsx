import type { Conversion, Format } from '@docmill/contracts'
import { useMutation } from '@tanstack/react-query'
import { FileArchive } from 'lucide-react'
import { fetchArchive, sentenceFor } from '../api.ts'
import * as texts from '../texts/conversions.ts'
import { Menu } from '../ui/Menu.tsx'
import { useToast } from '../ui/Toast.tsx'
import { saveBlob } from './save.ts'
import { formatName } from './words.ts'

/** Conversions whose results can be downloaded. */
export const readyOf = (conversions: readonly Conversion[]): readonly Conversion[] =>
  conversions.filter(({ state }) => state === 'done' || state === 'partial')

/** Downloads the results of several conversions in one ZIP, in a format that all of them have; nothing where there is none. */
export function ZipMenu({
  conversions,
  all = false,
}: {
  readonly conversions: readonly Conversion[]
  /** Of everything that stands on the page, not of what was chosen on it. */
  readonly all?: boolean
}) {
  const toast = useToast()
  const ready = readyOf(conversions)
  const save = useMutation({
    mutationFn: async (format: Format) =>
      saveBlob(
        await fetchArchive(
          ready.map(({ id }) => id),
          format,
        ),
        'docmill.zip',
      ),
    onSuccess: () => toast(texts.inDocmillZip(texts.results(ready.length))),
    onError: (error) => toast(sentenceFor(error, texts.theArchiveCouldNotBe)),
  })
  const formats = ready[0]?.downloads.filter((format) => ready.every(({ downloads }) => downloads.includes(format))) ?? []
  if (formats.length === 0) return null
  const says = save.isPending ? texts.makingTheZip : all ? texts.downloadAll : texts.downloadZip
  return (
    <Menu
      label={says}
      className={all ? 'btn' : 'btn sm'}
      note={texts.oneZipFile(texts.results(ready.length), hasWorkbook(ready))}
      items={formats.map((format) => ({ key: format, label: formatName[format] ?? format, onChoose: () => save.mutate(format) }))}
    >
      <FileArchive className="i i14" aria-hidden="true" />
      {says}
    </Menu>
  )
}

/** Of several workbooks of fields the archive holds one more, with a row for every document. */
const hasWorkbook = (ready: readonly Conversion[]): boolean => ready.filter(({ converter }) => converter === 'kv-excel').length > 1
