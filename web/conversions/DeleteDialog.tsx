import type { Conversion } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request, sentenceFor } from '../api.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToast } from '../ui/Toast.tsx'
import { formatName } from './words.ts'
import './conversions.css'
import * as texts from '../texts/conversions.ts'

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
      toast(conversion ? texts.deletedWithAllThatWas(conversion.fileName) : texts.deleted)
      onClose()
      onDeleted?.()
    },
  })
  return (
    <Dialog
      open={conversion !== null}
      onClose={onClose}
      title={texts.deleteThisConversion}
      actions={
        <>
          <Button onClick={onClose}>{texts.keepIt}</Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => conversion && remove.mutate(conversion.id)}>
            {texts.deleteNow}
          </Button>
        </>
      }
    >
      <p>
        {texts.ofLabel}
        <b className="wrap-anywhere">{conversion?.fileName}</b>
        {texts.thisIsDeletedAtOnce}
      </p>
      <ul className="to-go">{conversion && whatIsStored(conversion).map((each) => <li key={each}>{each}</li>)}</ul>
      <p className="dim">
        {conversion?.sourceKept ? texts.theFileThatWaitsTo : texts.theFileItselfWasDeleted} {texts.creditsStaySpentYourList}
      </p>
      {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, texts.itCouldNotBeDeleted)}</Banner>}
    </Dialog>
  )
}

/** What the service keeps of a conversion, a line each: what a deletion takes away. */
export function whatIsStored({ state, formats, corrections, pages, pagePictures }: Conversion): readonly string[] {
  const results = state === 'done' || state === 'partial'
  const read = pages.filter(({ outcome }) => outcome !== 'failed').length
  return [
    ...(results ? [texts.whatWasReadFromIt] : []),
    ...(formats.length > 0 ? [texts.filesMadeOfIt(formats.map(({ format }) => formatName[format] ?? format).join(', '))] : []),
    ...(corrections.count > 0 ? [texts.your(texts.corrections(corrections.count))] : []),
    ...(results && pagePictures ? [texts.pagePictures(read)] : []),
    texts.itsNameAndPlaceIn,
  ]
}
