import type { Converter, Site } from '@docmill/contracts'
import { type ChangeEvent, useRef } from 'react'
import { commandKey } from '../../shortcuts.ts'
import { PaperSketch } from '../../ui/Paper.tsx'
import { counted } from '../../ui/words.ts'
import { acceptedEndings, acceptedNames } from './file-checks.ts'

/** Where files are dropped or chosen. The whole window takes them; this shows it. `over`: files being dragged over it now. */
export function DropZone({
  converter,
  limits,
  over,
  compact,
  onFiles,
}: {
  readonly converter: Converter
  readonly limits: Site['limits']
  readonly over: number
  readonly compact: boolean
  readonly onFiles: (files: readonly globalThis.File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const takesPictures = converter.accepts.some((kind) => kind === 'jpeg')
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].filter(({ name }) => !name.startsWith('.'))
    event.target.value = ''
    onFiles(files)
  }
  return (
    <div className={['drop', over > 0 ? 'over' : '', compact ? 'compact' : ''].join(' ').trim()}>
      {!compact && (
        <div className="stack" aria-hidden="true">
          <PaperSketch seed={3} />
          <PaperSketch seed={7} />
          <PaperSketch seed={5} />
        </div>
      )}
      <div>
        <b>
          {over > 0 ? `Let go to add ${counted(over, 'file')}` : compact ? 'Drop more files anywhere' : 'Drop files anywhere on this page'}
        </b>
        <p className="dim">
          or{' '}
          <button type="button" className="link" onClick={() => input.current?.click()}>
            choose from this computer
          </button>
          <span className="for-keys">
            ,{' '}
            <button type="button" className="link" onClick={() => folder.current?.click()}>
              a whole folder
            </button>
          </span>
          {takesPictures && (
            <span className="for-touch">
              ,{' '}
              <button type="button" className="link" onClick={() => camera.current?.click()}>
                take a picture
              </button>
            </span>
          )}
          <span className="for-keys">
            , or paste with <kbd className="kbd">{commandKey === '⌘' ? '⌘V' : 'Ctrl V'}</kbd>
          </span>
        </p>
        <p className="faint small">
          {acceptedNames(converter.accepts)} up to {limits.maximumMb} MB and {limits.maximumPages} pages each, {limits.filesAtOnce} at once
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to convert"
          accept={acceptedEndings(converter.accepts)}
          onChange={chosen}
        />
        <input
          ref={(element) => {
            folder.current = element
            element?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          multiple
          hidden
          aria-label="Folder to convert"
          onChange={chosen}
        />
        {takesPictures && (
          <input ref={camera} type="file" hidden capture="environment" accept="image/*" aria-label="Picture to convert" onChange={chosen} />
        )}
      </div>
    </div>
  )
}
