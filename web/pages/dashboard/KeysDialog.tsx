import { Link } from 'react-router'
import { usePreferences } from '../../preferences.ts'
import { commandKey } from '../../shortcuts.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[commandKey, 'K'], 'Search tools, files, settings'],
  [['/'], 'Search'],
  [['C'], 'New conversion'],
  [['1', '–', '6'], 'Open a tool, on Converters'],
  [['G', 'H'], 'Home'],
  [['G', 'C'], 'Converters'],
  [['G', 'R'], 'Credits'],
  [['G', 'S'], 'Settings'],
  [['G', 'A'], 'API access'],
  [[commandKey, 'Enter'], 'Convert, on a tool with files'],
  [['?'], 'These keys'],
]

/** Every key of the app, and where to switch the single ones off. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { shortcuts } = usePreferences()
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
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
        Single keys are {shortcuts ? 'on' : 'off'}.{' '}
        <Link className="link" to="/dashboard/settings" onClick={onClose}>
          Change it in Settings
        </Link>
      </p>
    </Dialog>
  )
}
