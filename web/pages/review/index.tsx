import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, isFinal, sentenceFor } from '../../api.ts'
import { conversionQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Fault.tsx'
import './review.css'
import * as texts from '../../texts/review.ts'
import { loadCorrector } from './corrector.ts'
import { correctionsQuery, documentQuery } from './saved.ts'
import { keptCorrections } from './useAutosave.ts'
import { Waiting } from './Waiting.tsx'
import { Workspace } from './Workspace.tsx'

/** The review of one conversion: loads the document and its corrections, then gives way to the workspace. */
export default function ReviewPage() {
  const id = useParams().id ?? ''
  const queries = useQueryClient()
  const conversion = useQuery(conversionQuery(id))
  const ended = conversion.data !== undefined && isFinal(conversion.data)
  const document = useQuery({ ...documentQuery(id), enabled: ended })
  const corrections = useQuery({ ...correctionsQuery(id), enabled: ended })
  const [loaded, setLoaded] = useState(0)
  const kept = useMemo(() => keptCorrections(id), [id])
  // Without corrections the document is shown at once; with them, when they can be made.
  const corrected = (kept ?? corrections.data)?.corrections.length ?? 0
  const corrector = useQuery({ queryKey: ['corrector'], queryFn: loadedOnce, enabled: corrected > 0, staleTime: Number.POSITIVE_INFINITY })
  useTitle(conversion.data ? texts.reviewOf(conversion.data.fileName) : texts.review)
  const error = conversion.error ?? document.error ?? corrections.error ?? corrector.error
  if (error)
    return (
      <Aside id={id}>
        <Fault title={texts.thisResultCantBeReviewed} code={error instanceof ApiError ? error.code : undefined}>
          {sentenceFor(error, texts.itCouldNotBeLoaded)}
        </Fault>
      </Aside>
    )
  if (conversion.data && !ended)
    return (
      <Aside id={id}>
        <p className="dim">{texts.theConversionIsStillRunning}</p>
      </Aside>
    )
  if (!conversion.data || !document.data || !corrections.data || (corrected > 0 && !corrector.data))
    return <Waiting id={id} name={conversion.data?.fileName} />
  const saved = corrections.data.corrections as never
  return (
    <Workspace
      key={`${id}/${loaded}`}
      conversion={conversion.data}
      base={document.data}
      begin={kept && loaded === 0 ? kept.corrections : saved}
      saved={saved}
      revision={corrections.data.revision}
      onReload={() => {
        sessionStorage.removeItem(`review:${id}`)
        void queries.refetchQueries(correctionsQuery(id)).then(() => setLoaded((count) => count + 1))
      }}
      theirRevision={async () => (await queries.fetchQuery({ ...correctionsQuery(id), staleTime: 0 })).revision}
    />
  )
}

const loadedOnce = async () => {
  await loadCorrector()
  return true
}

/** What stands around a review that is not there yet. */
function Aside({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  return (
    <main className="main" id="main">
      <Link className={buttonClass('quiet', 'small', 'crumb')} to={`/dashboard/conversions/${id}`}>
        <ArrowLeft className="i i14" aria-hidden="true" />
        {texts.backToTheConversion}
      </Link>
      <h1 className="h-page">{texts.review}</h1>
      {children}
    </main>
  )
}
