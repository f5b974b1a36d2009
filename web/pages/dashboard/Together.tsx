import type { Conversion } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isFinal, request, sentenceFor } from '../../api.ts'
import { ZipMenu } from '../../conversions/ZipMenu.tsx'
import * as texts from '../../texts/dashboard.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** What can be done with several conversions at once. */
export function Together({ conversions, onDone }: { readonly conversions: readonly Conversion[]; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const ended = conversions.filter(isFinal)
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
      <ZipMenu conversions={conversions} />
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
