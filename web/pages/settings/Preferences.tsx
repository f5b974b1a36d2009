import { limits } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { setPreferences, usePreferences } from '../../preferences.ts'
import { siteQuery } from '../../queries.ts'
import * as texts from '../../texts/settings.ts'
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
          <b>{texts.appearance}</b>
          <p className="dim">{texts.followsThisDeviceUnlessYou}</p>
        </div>
        <Segmented
          label={texts.appearance}
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
          <b>{texts.keepResultsFor}</b>
          <p className="dim">{texts.newConversionsStartWithThis}</p>
        </div>
        <Segmented
          label={texts.keepResultsFor}
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
          <b>{texts.singleKeyShortcuts}</b>
          <p className="dim">{texts.turnOffIfYouDictate}</p>
        </div>
        <Switch label={texts.singleKeyShortcuts} on={shortcuts} onChange={(on) => setPreferences({ shortcuts: on })} />
      </div>
    </div>
  )
}
