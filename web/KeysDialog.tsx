import { Link } from 'react-router'
import './keys-dialog.css'
import { usePreferences } from './preferences.ts'
import * as texts from './texts/keys.ts'
import { Dialog } from './ui/Dialog.tsx'

/** Keys that are pressed together or one after the other, as they are printed, and what they do. */
export type PrintedKeys = readonly (readonly [keys: readonly string[], does: string])[]

/** Every key of a part of the app, and where to switch the single ones off. */
export function KeysDialog({ keys, open, onClose }: { readonly keys: PrintedKeys; readonly open: boolean; readonly onClose: () => void }) {
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
