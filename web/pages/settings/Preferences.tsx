import { limits } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { setPreferences, usePreferences } from '../../preferences.ts'
import { siteQuery } from '../../queries.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useTheme } from '../../ui/theme.ts'
import { chooseTheme } from '../../ui/theme-choice.ts'

/** How one works in this browser: appearance, how long new results are kept, single-key shortcuts. */
export function Preferences() {
  const { choice } = useTheme()
  const { shortcuts, retentionHours } = usePreferences()
  const usual = useQuery(siteQuery).data?.limits.retentionHours
  return (
    <div className="card lst">
      <div className="ln2">
        <div className="grow">
          <b>Appearance</b>
          <p className="dim">Follows this device unless you choose</p>
        </div>
        <Segmented
          label="Appearance"
          value={choice}
          onChange={chooseTheme}
          choices={[
            { value: 'device', label: 'Device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      <div className="ln2">
        <div className="grow">
          <b>Keep results for</b>
          <p className="dim">New conversions start with this</p>
        </div>
        <Segmented
          label="Keep results for"
          value={retentionHours ?? limits.retentionHours.find((hours) => hours === usual) ?? 24}
          onChange={(value) => setPreferences({ retentionHours: value })}
          choices={[
            { value: 0, label: '0', says: 'hours' },
            { value: 1, label: '1 h' },
            { value: 24, label: '24 h' },
            { value: 168, label: '7 days' },
          ]}
        />
      </div>
      <div className="ln2">
        <div className="grow">
          <b>Single-key shortcuts</b>
          <p className="dim">Turn off if you dictate or use other assistive tools</p>
        </div>
        <Switch label="Single-key shortcuts" on={shortcuts} onChange={(on) => setPreferences({ shortcuts: on })} />
      </div>
    </div>
  )
}
