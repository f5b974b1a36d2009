import type { Conversion, Format } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileArchive, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fetchArchive, isFinal, request, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import { formatName } from '../../conversions/words.ts'
import * as texts from '../../texts/dashboard.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** What can be done with several conversions at once. */
export function Together({ conversions, onDone }: { readonly conversions: readonly Conversion[]; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const ended = conversions.filter(isFinal)
  const ready = conversions.filter(({ state }) => state === 'done' || state === 'partial')
  const save = useMutation({
    mutationFn: async (format: Format) =>
      saveBlob(
        await fetchArchive(
          ready.map(({ id }) => id),
          format,
        ),
        'docmill.zip',
      ),
    onSuccess: () => toast(texts.inDocmillZip(texts.results3(ready.length))),
    onError: (error) => toast(sentenceFor(error, texts.theArchiveCouldNotBe)),
  })
  const formats = ready[0]?.downloads.filter((format) => ready.every(({ downloads }) => downloads.includes(format))) ?? []
  const remove = useMutation({
    mutationFn: async () => {
      for (const { id } of ended) await request('deleteConversion', { params: { id } })
    },
    onSuccess: () => {
      toast(texts.deleted(texts.conversions2(ended.length)))
      setAsking(false)
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['conversions'] }),
  })
  return (
    <>
      <span className="faint num" role="status">
        {texts.conversions2(conversions.length)}
        {texts.chosen}
      </span>
      {formats.length > 0 && (
        <Menu
          label={save.isPending ? texts.makingTheZip : texts.downloadZip}
          className="btn sm"
          note={texts.oneZipFile(texts.results3(ready.length), hasWorkbook(ready))}
          items={formats.map((format) => ({ key: format, label: formatName[format] ?? format, onChoose: () => save.mutate(format) }))}
        >
          <FileArchive className="i i14" aria-hidden="true" />
          {save.isPending ? texts.makingTheZip : texts.downloadZip}
        </Menu>
      )}
      <Button size="small" kind="danger" disabled={ended.length === 0} onClick={() => setAsking(true)}>
        <Trash2 className="i i14" aria-hidden="true" />
        {texts.deleteLabel}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.deleteLabel2(texts.conversions2(ended.length))}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keepThem}</Button>
            <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.deleteNow}
            </Button>
          </>
        }
      >
        <p>{texts.resultsCorrectionsAndPagePictures}</p>
        <ul className="to-go">
          {ended.map(({ id, fileName }) => (
            <li key={id} className="wrap-anywhere">
              {fileName}
            </li>
          ))}
        </ul>
        {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, texts.notAllCouldBeDeleted)}</Banner>}
      </Dialog>
    </>
  )
}

/** Of several workbooks of fields the archive holds one more, with a row for every document. */
const hasWorkbook = (ready: readonly Conversion[]): boolean => ready.filter(({ converter }) => converter === 'kv-excel').length > 1
