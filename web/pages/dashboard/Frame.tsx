import { accountMessages } from '@docmill/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleHelp, Coins, House, KeyRound, Layers, LogOut, Menu, Search, Settings, X } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { request } from '../../api.ts'
import { balanceQuery, dashboardQuery } from '../../queries.ts'
import { forgetToken } from '../../session.ts'
import { commandKey, useShortcuts } from '../../shortcuts.ts'
import { productName } from '../../titles.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Coin } from '../../ui/Coin.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Key } from '../../ui/Key.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { dateIn, dayOf, figure } from '../../ui/words.ts'
import { CommandSearch } from './CommandSearch.tsx'
import './dashboard.css'
import { KeysDialog } from '../../KeysDialog.tsx'
import * as texts from '../../texts/dashboard.ts'
import { keyMap } from './keys.ts'
import { handleOf, initialsOf } from './names.ts'

const sections = [
  { to: '/dashboard', title: texts.home, icon: House, key: 'g h' },
  { to: '/dashboard/converters', title: texts.converters, icon: Layers, key: 'g c' },
  { to: '/dashboard/credits', title: texts.credits, icon: Coins, key: 'g r' },
  { to: '/dashboard/settings', title: texts.settings, icon: Settings, key: 'g s' },
  { to: '/dashboard/api-access', title: texts.apiAccess, icon: KeyRound, key: 'g a' },
] as const

/** What stands around every page of the signed-in area: sidebar or drawer, header with search and name, logout. */
export default function Frame() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'search' | 'logout' | 'keys' | null>(null)
  useShortcuts({
    c: () => navigate('/dashboard/converters'),
    '/': () => setOpen('search'),
    '?': () => setOpen('keys'),
    ...Object.fromEntries(sections.map(({ key, to }) => [key, () => navigate(to)])),
  })
  const toggleSearch = useEffectEvent(() => setOpen(open === 'search' ? null : 'search'))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      toggleSearch()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const close = () => setOpen(null)
  return (
    <>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      <div className="app">
        <aside className="side">
          <SideContent onLogOut={() => setOpen('logout')} />
        </aside>
        <div className="col app-content">
          <header className="top">
            <Drawer onLogOut={() => setOpen('logout')} />
            <button className="search" type="button" onClick={() => setOpen('search')}>
              <Search className="i i14" aria-hidden="true" />
              <span className="trunc">{texts.searchToolsFilesSettings}</span>
              <Key>{commandKey === '⌘' ? '⌘K' : texts.ctrlK}</Key>
            </button>
            <span className="grow" />
            <Button kind="quiet" iconOnly aria-label={texts.keysAndHelp} className="help" onClick={() => setOpen('keys')}>
              <CircleHelp className="i" aria-hidden="true" />
            </Button>
            <ThemeToggle />
            <Who />
          </header>
          <main id="main" className="main" tabIndex={-1}>
            <Suspense fallback={<Spinner />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <CommandSearch open={open === 'search'} onClose={close} onLogOut={() => setOpen('logout')} />
      <KeysDialog keys={keyMap} open={open === 'keys'} onClose={close} />
      <LogOutDialog open={open === 'logout'} onClose={close} />
    </>
  )
}

function Who() {
  const { data, isError } = useQuery(dashboardQuery)
  if (isError) return <Banner tone="bad">{accountMessages.dashboard}</Banner>
  const name = data?.userName.user_name
  if (!name) return null
  return (
    <div className="row who-row">
      <div className="avatar" aria-hidden="true">
        {initialsOf(name)}
      </div>
      <div className="who">
        <div className="who-name">{name}</div>
        <div className="faint small">{handleOf(name)}</div>
      </div>
    </div>
  )
}

function SideContent({ onLogOut }: { readonly onLogOut: () => void }) {
  const { pathname } = useLocation()
  return (
    <>
      <Link className="brand" to="/">
        <Logo height={19} name={productName} />
      </Link>
      <nav aria-label={texts.main} className="side-nav">
        {sections.map(({ to, title, icon: Icon }) => (
          <Link key={to} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
            <Icon className="i" aria-hidden="true" />
            <span>{title}</span>
          </Link>
        ))}
      </nav>
      <div className="end">
        <CreditsCard />
        <button className="nav" type="button" onClick={onLogOut}>
          <LogOut className="i" aria-hidden="true" />
          {texts.logout}
        </button>
      </div>
    </>
  )
}

/** A run belongs to Converters, the list of all conversions to Home: that is where each is opened from. */
function isCurrent(to: string, pathname: string): boolean {
  const at = pathname.replace(/\/$/, '')
  if (at === '/dashboard/conversions') return to === '/dashboard'
  if (at.startsWith('/dashboard/conversions/')) return to === '/dashboard/converters'
  return to === '/dashboard' ? at === to : at.startsWith(to)
}

function CreditsCard() {
  const { data } = useQuery(balanceQuery)
  return (
    <div className="card credits-card">
      <div className="row between">
        <span className="dim small">{texts.credits}</span>
        <Link className="add" to="/dashboard/credits">
          {texts.add}
          <span className="sr">{texts.credits2}</span>
        </Link>
      </div>
      <div className="credits-figure num">
        <Coin /> {data ? figure(data.balance) : '…'}
      </div>
      <div className="mill" aria-hidden="true" />
      <div className="faint credits-note">{creditsNote(data)}</div>
    </div>
  )
}

function creditsNote(credits: { readonly held: number; readonly nextExpiry: { readonly at: string } | null } | undefined): string {
  if (!credits) return texts.askingForTheBalance
  if (credits.held > 0) return texts.andHeldByRunningConversions(figure(credits.held))
  return credits.nextExpiry ? texts.lastUntil(dayOf(dateIn(credits.nextExpiry.at))) : texts.nothingToExpire
}

/** Below 1024 pixels the sidebar is a drawer behind the menu button. */
function Drawer({ onLogOut }: { readonly onLogOut: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the drawer
  useEffect(() => dialog.current?.close(), [pathname])
  return (
    <>
      <Button
        kind="quiet"
        iconOnly
        className="menu-btn"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu className="i i18" aria-hidden="true" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={texts.menu}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className="side">
          <Button
            kind="quiet"
            size="small"
            iconOnly
            className="drawer-close"
            aria-label={texts.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <X className="i" aria-hidden="true" />
          </Button>
          <SideContent
            onLogOut={() => {
              dialog.current?.close()
              onLogOut()
            }}
          />
        </div>
      </dialog>
    </>
  )
}

function LogOutDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    // The browser forgets the token even when the server can't be told: who leaves is out, and the session ends by itself.
    await request('logOut').catch(() => undefined)
    forgetToken()
    queries.clear()
    navigate('/auth', { replace: true })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.logOut}
      actions={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          <Button kind="primary" busy={busy} onClick={() => void logOut()}>
            {texts.logOut2}
          </Button>
        </>
      }
    >
      {texts.runningConversionsGoOnYou}
    </Dialog>
  )
}
