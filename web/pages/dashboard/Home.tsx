import { type Conversion, converterById } from '@docmill/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { isFinal, sentenceFor } from '../../api.ts'
import { ActivityHead, ConversionTable } from '../../conversions/ConversionTable.tsx'
import { handOver, toolFor } from '../../conversions/handover.ts'
import { reviewOf, uncheckedOf } from '../../conversions/words.ts'
import { conversionsQuery, dashboardQuery, siteQuery } from '../../queries.ts'
import * as texts from '../../texts/dashboard.ts'
import { useTitle } from '../../titles.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Fault } from '../../ui/Fault.tsx'
import { FormatGlyph } from '../../ui/FormatGlyph.tsx'
import { useFileDrop } from '../../ui/file-drop.ts'
import { Key } from '../../ui/Key.tsx'
import { PaperSketch } from '../../ui/Paper.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { firstNameOf } from './names.ts'

const recentCount = 5
/** While something runs, the list asks again this often. */
const refreshMs = 3000

const shortcuts = [
  { from: 'pdf', to: 'xlsx', title: texts.pdfToExcel, text: texts.statementsInvoicesReports },
  { from: 'jpg', to: 'xlsx', title: texts.imageToExcel, text: texts.receiptsAndPhotos },
  { from: 'pdf', to: 'md', title: texts.pdfToMarkdown, text: texts.forWikisAndModels },
  { from: 'any', to: 'json', title: texts.keyValues, text: texts.fieldsYouNameYourself },
] as const

/** Where a signed-in person starts: what needs them, a place to drop files, the tools, what happened lately. */
export default function Home() {
  useTitle(texts.home)
  const name = useQuery(dashboardQuery).data?.userName.user_name
  const recent = useQuery({
    ...conversionsQuery(1, recentCount),
    refetchInterval: (query) => (query.state.data?.conversions.some((conversion) => !isFinal(conversion)) ? refreshMs : false),
  })
  return (
    <>
      <div className="hi">
        <div className="grow">
          <h1 className="h-page">
            {greeting(new Date())}
            {name && `, ${firstNameOf(name)}`}
          </h1>
          <p className="dim">{recent.data ? <Summary conversions={recent.data.conversions} /> : ' '}</p>
        </div>
        <Link className={buttonClass('primary')} to="/dashboard/converters">
          <Plus className="i" aria-hidden="true" />
          {texts.newConversion}
          <Key>C</Key>
        </Link>
      </div>
      <DropZone />
      <div className="tiles">
        {shortcuts.map(({ from, to, title, text }) => (
          <Link key={title} className="tile" to="/dashboard/converters">
            <FormatGlyph from={from} to={to} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </Link>
        ))}
      </div>
      <section aria-labelledby="recent">
        <div className="section-head">
          <h2 className="h2" id="recent">
            {texts.recentActivity}
          </h2>
          <Link className={buttonClass('quiet', 'small')} to="/dashboard/conversions">
            {texts.allConversions}
          </Link>
        </div>
        {recent.isPending && <Skeleton widths={[92, 84, 88]} />}
        {recent.isError && <Fault title={texts.recentActivityCouldNotBe}>{sentenceFor(recent.error, texts.tryAgainInAMoment)}</Fault>}
        {recent.data &&
          (recent.data.conversions.length > 0 ? (
            <ConversionTable conversions={recent.data.conversions} label={texts.recentActivity} />
          ) : (
            <SampleActivity />
          ))}
      </section>
    </>
  )
}

const greeting = (now: Date): string => {
  const hour = now.getHours()
  return hour < 5 ? texts.goodNight : hour < 12 ? texts.goodMorning : hour < 18 ? texts.goodAfternoon : texts.goodEvening
}

/** The first line says what needs the person, and leads there. */
function Summary({ conversions }: { readonly conversions: readonly Conversion[] }) {
  if (conversions.length === 0) return texts.nothingConvertedYetDropA
  const running = conversions.filter((conversion) => !isFinal(conversion)).length
  if (running > 0) return texts.beingRead(texts.documentsAre(running))
  const open = conversions.find((conversion) => reviewOf(conversion) !== null && uncheckedOf(conversion) > 0)
  if (open)
    return (
      <>
        {open.fileName}
        {texts.has}{' '}
        <Link className="link" to={reviewOf(open) ?? ''}>
          {texts.values(uncheckedOf(open))}
          {texts.toCheck}
        </Link>
        .
      </>
    )
  const failed = conversions.filter(({ state }) => state === 'failed' || state === 'partial').length
  if (failed > 0) return texts.pagesThatCouldNotBe(texts.documentsHave(failed))
  return texts.everythingIsReady
}

function DropZone() {
  const navigate = useNavigate()
  const site = useQuery(siteQuery).data
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const take = async (files: readonly globalThis.File[]) => {
    // Files can come before the answer does: they wait for it rather than being lost.
    const { available } = await queries.ensureQueryData(siteQuery)
    handOver(files)
    const tool = toolFor(files).find((id) => available.converters.includes(id))
    return navigate(tool ? `/dashboard/converters/${tool}` : '/dashboard/converters')
  }
  const over = useFileDrop((files) => void take(files))
  return (
    <div className={over > 0 ? 'dz over' : 'dz'}>
      <div className="row">
        <span className="dz-icon">
          <Upload className="i i20" aria-hidden="true" />
        </span>
        <div>
          <b>
            {over > 0 ? (
              texts.letGoToAdd(texts.files(over))
            ) : (
              <>
                <span className="for-keys">{texts.dropFilesAnywhereOnThis}</span>
                <span className="for-touch">{texts.filesToConvert}</span>
              </>
            )}
          </b>
          <p className="dim">
            {site
              ? texts.pdfJpegPngOrTiff(site.limits.maximumMb, site.limits.maximumPages, site.limits.filesAtOnce)
              : texts.youSeeThePriceBefore}
          </p>
        </div>
      </div>
      <div>
        <Button onClick={() => input.current?.click()}>{texts.chooseFiles}</Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={texts.chooseFiles}
          accept=".pdf,.jpg,.jpeg,.png,.tif,.tiff"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            if (files.length > 0) void take(files)
          }}
        />
      </div>
    </div>
  )
}

// The fixed entries of an account that has converted nothing yet: what rows will look like, labelled so.
const samples = [
  { name: 'invoice-march.pdf', pages: '3 pages', tool: 'pdf-to-excel', credits: 45 },
  { name: 'handbook.pdf', pages: '11 pages', tool: 'pdf-to-markdown', credits: 165 },
  { name: 'receipt.jpg', pages: '1 image', tool: 'image-to-excel', credits: 15 },
] as const

function SampleActivity() {
  return (
    <div className="card act">
      <table aria-label={texts.recentActivitySamples}>
        <ActivityHead />
        <tbody>
          {samples.map(({ name, pages, tool, credits }) => (
            <tr key={name}>
              <td>
                <div className="fn">
                  <span className="th" aria-hidden="true">
                    <PaperSketch seed={credits} lines={8} />
                  </span>
                  <span className="grow">
                    <span className="dim">{name}</span>
                    <span className="faint small">{pages}</span>
                  </span>
                </div>
              </td>
              <td className="h dim">{converterById(tool).title}</td>
              <td>
                <Chip>{texts.sample}</Chip>
              </td>
              <td className="r h num dim">{credits}</td>
              <td className="r h dim">–</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
