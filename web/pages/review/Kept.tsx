import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '../../texts/review.ts'
import { dateIn, momentOf } from '../../ui/words.ts'
import { uncheckedWords } from './Bar.tsx'
import type { Review } from './useReview.ts'

const DeleteDialog = lazy(async () => ({ default: (await import('../../conversions/DeleteDialog.tsx')).DeleteDialog }))

/** What is stored of this document, until when, and the way to delete it now; and how many values stay unchecked. */
export function Kept({ review }: { readonly review: Review }) {
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const { conversion } = review
  const until = conversion.expiresAt ? texts.until(momentOf(dateIn(conversion.expiresAt))) : ''
  return (
    <div className="kept">
      <p role="status">{uncheckedWords(review)}</p>
      <p>
        <ShieldCheck className="i i12" aria-hidden="true" />
        <span>
          {conversion.pagePictures ? texts.theResultYourCorrectionsAnd : texts.theResultAndYourCorrections}
          {texts.areKept}
          {until}
          {texts.forYouAloneTheFile}{' '}
          <button type="button" className="link" onClick={() => setDeleting(true)}>
            {texts.deleteNow}
          </button>
        </span>
      </p>
      <Suspense>
        {deleting && (
          <DeleteDialog
            conversion={conversion}
            onClose={() => setDeleting(false)}
            onDeleted={() => navigate('/dashboard/conversions', { replace: true })}
          />
        )}
      </Suspense>
    </div>
  )
}
