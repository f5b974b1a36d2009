import type { Conversion, Format } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileArchive, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fetchArchive, isFinal, request, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import { formatName } from '../../conversions/words.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { counted } from '../../ui/words.ts'

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
    onSuccess: () => toast(`${counted(ready.length, 'result')} in docmill.zip`),
    onError: (error) => toast(sentenceFor(error, 'The archive could not be made. Try again.')),
  })
  const formats = ready[0]?.downloads.filter((format) => ready.every(({ downloads }) => downloads.includes(format))) ?? []
  const remove = useMutation({
    mutationFn: async () => {
      for (const { id } of ended) await request('deleteConversion', { params: { id } })
    },
    onSuccess: () => {
      toast(`${counted(ended.length, 'conversion')} deleted`)
      setAsking(false)
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['conversions'] }),
  })
  return (
    <>
      <span className="faint num" role="status">
        {counted(conversions.length, 'conversion')} chosen
      </span>
      {formats.length > 0 && (
        <Menu
          label={save.isPending ? 'Making the ZIP' : 'Download ZIP'}
          className="btn sm"
          note={`One ZIP file with ${counted(ready.length, 'result')}, corrections included. Free.`}
          items={formats.map((format) => ({ key: format, label: formatName[format] ?? format, onChoose: () => save.mutate(format) }))}
        >
          <FileArchive className="i i14" aria-hidden="true" />
          {save.isPending ? 'Making the ZIP' : 'Download ZIP'}
        </Menu>
      )}
      <Button size="small" kind="danger" disabled={ended.length === 0} onClick={() => setAsking(true)}>
        <Trash2 className="i i14" aria-hidden="true" />
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${counted(ended.length, 'conversion')}?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
            <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              Delete now
            </Button>
          </>
        }
      >
        <p>Results, corrections and page pictures are deleted at once. This can’t be undone, and the credits stay spent.</p>
        <ul className="to-go">
          {ended.map(({ id, fileName }) => (
            <li key={id} className="wrap-anywhere">
              {fileName}
            </li>
          ))}
        </ul>
        {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, 'Not all could be deleted. Try again.')}</Banner>}
      </Dialog>
    </>
  )
}
