import { Link } from 'react-router'
import { usePreferences } from '../../preferences.ts'
import { commandKey } from '../../shortcuts.ts'
import * as texts from '../../texts/dashboard.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[commandKey, 'K'], texts.searchToolsFilesSettings],
  [['/'], texts.search],
  [['C'], texts.newConversion2],
  [['1', '–', '6'], texts.openAToolOnConverters],
  [['G', 'H'], texts.home],
  [['G', 'C'], texts.converters],
  [['G', 'R'], texts.credits],
  [['G', 'S'], texts.settings],
  [['G', 'A'], texts.apiAccess],
  [[commandKey, texts.enter], texts.convertOnAToolWith],
  [['?'], texts.theseKeys],
]

/** Every key of the app, and where to switch the single ones off. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { shortcuts } = usePreferences()
  return (
    <Dialog open={open} onClose={onClose} title={texts.keys}>
      <dl className="keys">
        {keys.map(([printed, does]) => (
          <div key={does}>
            <dt>
              {printed.map((key) => (
                <kbd className="kbd" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="small keys-note">
        {texts.singleKeysAre}
        {shortcuts ? texts.on : texts.off}.{' '}
        <Link className="link" to="/dashboard/settings" onClick={onClose}>
          {texts.changeItInSettings}
        </Link>
      </p>
    </Dialog>
  )
}
