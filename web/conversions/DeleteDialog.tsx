import type { Conversion } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request, sentenceFor } from '../api.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToast } from '../ui/Toast.tsx'

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
      toast('Deleted')
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
        The results and page pictures of <b className="wrap-anywhere">{conversion?.fileName}</b> are deleted at once. This can’t be undone,
        and the credits stay spent.
      </p>
      {remove.isError && <Banner tone="bad">{sentenceFor(remove.error, 'It could not be deleted. Try again.')}</Banner>}
    </Dialog>
  )
}
