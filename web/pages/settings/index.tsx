import { accountMessages } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../queries.ts'
import { useTitle } from '../../titles.ts'
import { Fault } from '../../ui/Fault.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { dateIn, dayOf } from '../../ui/words.ts'
import { EmailRow } from './EmailRow.tsx'
import { Preferences } from './Preferences.tsx'
import { Sessions } from './Sessions.tsx'
import './settings.css'
import * as texts from '../../texts/settings.ts'
import { UserNameRow } from './UserNameRow.tsx'
import { YourData } from './YourData.tsx'

/** Settings as rows: account, working, sessions, data. */
export default function Settings() {
  useTitle(texts.settings)
  const settings = useQuery(settingsQuery)
  return (
    <>
      <h1 className="h-page">{texts.settings}</h1>
      <p className="dim">{settings.data ? texts.memberSince(dayOf(dateIn(settings.data.user_registration_date))) : ' '}</p>
      <div className="sg">
        <h2 className="h2">{texts.account}</h2>
        {settings.isPending && <Skeleton widths={[70, 90]} />}
        {settings.isError && <Fault title={accountMessages.settingsLoad}>{texts.tryAgainInAMoment}</Fault>}
        {settings.data && (
          <div className="card lst">
            <UserNameRow userName={settings.data.userName} />
            <EmailRow email={settings.data.user_email_id} />
          </div>
        )}
        <h2 className="h2">{texts.working}</h2>
        <Preferences />
        <h2 className="h2">{texts.sessions}</h2>
        <Sessions />
        <h2 className="h2">{texts.yourData}</h2>
        <YourData />
      </div>
    </>
  )
}
