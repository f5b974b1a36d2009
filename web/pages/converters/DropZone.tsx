import type { Converter, Site } from '@docmill/contracts'
import { type ChangeEvent, useRef } from 'react'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/converters.ts'
import { PaperSketch } from '../../ui/Paper.tsx'
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
          {over > 0 ? (
            texts.letGoToAdd(texts.files(over))
          ) : (
            <>
              <span className="for-keys">{compact ? texts.dropMoreFilesAnywhere : texts.dropFilesAnywhereOnThis}</span>
              <span className="for-touch">{compact ? texts.addMoreFiles : texts.addFiles}</span>
            </>
          )}
        </b>
        <p className="dim">
          <span className="for-keys">{texts.or} </span>
          <button type="button" className="link" onClick={() => input.current?.click()}>
            <span className="for-keys">{texts.chooseFromThisComputer}</span>
            <span className="for-touch">{texts.chooseFromThisDevice}</span>
          </button>
          <span className="for-keys">
            ,{' '}
            <button type="button" className="link" onClick={() => folder.current?.click()}>
              {texts.aWholeFolder}
            </button>
          </span>
          {takesPictures && (
            <span className="for-touch">
              ,{' '}
              <button type="button" className="link" onClick={() => camera.current?.click()}>
                {texts.takeAPicture}
              </button>
            </span>
          )}
          <span className="for-keys">
            {texts.orPasteWith}
            <kbd className="kbd">{commandKey === '⌘' ? '⌘V' : texts.ctrlV}</kbd>
          </span>
        </p>
        <p className="faint small">
          {acceptedNames(converter.accepts)}
          {texts.upTo}
          {limits.maximumMb}
          {texts.mbAnd}
          {limits.maximumPages}
          {texts.pagesEach}
          {limits.filesAtOnce}
          {texts.atOnce}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={texts.filesToConvert}
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
          aria-label={texts.folderToConvert}
          onChange={chosen}
        />
        {takesPictures && (
          <input
            ref={camera}
            type="file"
            hidden
            capture="environment"
            accept="image/*"
            aria-label={texts.pictureToConvert}
            onChange={chosen}
          />
        )}
      </div>
    </div>
  )
}
