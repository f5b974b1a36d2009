import type { Conversion } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request, sentenceFor } from '../api.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToast } from '../ui/Toast.tsx'
import { counted } from '../ui/words.ts'
import { formatName } from './words.ts'
import './conversions.css'

/** Asks before a conversion and everything stored for it is deleted; `conversion` null: closed. */
export function DeleteDialog({
  conversion,
  onClose,
  onDeleted,
}: {
  readonly conversion: Conversion | null
  readonly onClose: () => void
  readonly onDeleted?: () => void
}) {
  const queries = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: (id: string) => request('deleteConversion', { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['conversions'] })
      toast(conversion ? `${conversion.fileName} deleted, with all that was stored of it` : 'Deleted')
      onClose()
      onDeleted?.()
    },
  })
  return (
    <Dialog
      open={conversion !== null}
      onClose={onClose}
      title="Delete this conversion?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => conversion && remove.mutate(conversion.id)}>
            Delete now
          </Button>
        </>
      }
    >
      <p>
        Of <b className="wrap-anywhere">{conversion?.fileName}</b> this is deleted at once, and can’t be brought back:
      </p>
      <ul className="to-go">{conversion && whatIsStored(conversion).map((each) => <li key={each}>{each}</li>)}</ul>
      <p className="dim">
        {conversion?.sourceKept ? 'The file that waits to be read goes too.' : 'The file itself was deleted when the conversion ended.'}{' '}
        Credits stay spent; your list of transactions keeps their number and the tool, nothing of the document.
      </p>
      {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, 'It could not be deleted. Try again.')}</Banner>}
    </Dialog>
  )
}

/** What the service keeps of a conversion, a line each: what a deletion takes away. */
export function whatIsStored({ state, formats, corrections, pages, pagePictures }: Conversion): readonly string[] {
  const results = state === 'done' || state === 'partial'
  const read = pages.filter(({ outcome }) => outcome !== 'failed').length
  return [
    ...(results ? ['what was read from it, word by word'] : []),
    ...(formats.length > 0 ? [`files made of it: ${formats.map(({ format }) => formatName[format] ?? format).join(', ')}`] : []),
    ...(corrections.count > 0 ? [`your ${counted(corrections.count, 'correction')}`] : []),
    ...(results && pagePictures ? [counted(read, 'page picture')] : []),
    'its name and place in your list',
  ]
}
