import { Link } from 'react-router'
import { usePreferences } from '../../preferences.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { keyMap } from './keys.ts'

/** Every key of the review. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { shortcuts } = usePreferences()
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <dl className="keys">
        {keyMap.map(([printed, does]) => (
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
        Single keys are {shortcuts ? 'on' : 'off'}.{' '}
        <Link className="link" to="/dashboard/settings" onClick={onClose}>
          Change it in Settings
        </Link>
      </p>
    </Dialog>
  )
}
