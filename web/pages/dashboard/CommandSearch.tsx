import { converters } from '@docmill/contracts'
import { useQuery } from '@tanstack/react-query'
import { Coins, FileText, House, KeyRound, Layers, ListChecks, LogOut, type LucideIcon, MoonStar, Search, Settings } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { statusOf } from '../../conversions/words.ts'
import { conversionsQuery, siteQuery } from '../../queries.ts'
import * as texts from '../../texts/dashboard.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Key } from '../../ui/Key.tsx'
import { chooseTheme, shownTheme } from '../../ui/theme-choice.ts'
import { ago, dateIn } from '../../ui/words.ts'

interface Item {
  readonly key: string
  readonly group: 'Conversions' | 'Tools' | 'Go to' | 'Actions'
  readonly title: string
  readonly icon: LucideIcon
  readonly aside?: ReactNode
  readonly run: () => void
}

/** Search over past conversions, tools, sections and actions. Arrow keys choose, Enter does it, Esc closes. */
export function CommandSearch({
  open,
  onClose,
  onLogOut,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onLogOut: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className="dialog cmd"
      aria-label={texts.search}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && <Palette onClose={onClose} onLogOut={onLogOut} />}
    </dialog>
  )
}

function Palette({ onClose, onLogOut }: { readonly onClose: () => void; readonly onLogOut: () => void }) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const items = useItems(typed.trim(), onLogOut)
  const at = Math.min(chosen, items.length - 1)
  const run = (item: Item | undefined) => {
    if (!item) return
    onClose()
    item.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setChosen((at + step + items.length) % Math.max(1, items.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(items[at])
    }
  }
  return (
    <>
      <div className="q2">
        <Search className="i" aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={items[at] ? `${list}-${items[at].key}` : undefined}
          aria-label={texts.searchToolsFilesSettings}
          placeholder={texts.searchToolsFilesSettings}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Key>{texts.esc}</Key>
      </div>
      <div role="listbox" id={list} aria-label={texts.results} className="cmd-list">
        {items.map((item, index) => (
          <div key={item.key} role="presentation">
            {item.group !== items[index - 1]?.group && (
              <div className="g" role="presentation">
                {item.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, as the pattern asks */}
            <div
              role="option"
              id={`${list}-${item.key}`}
              tabIndex={-1}
              aria-selected={index === at}
              className="cmd-item"
              onClick={() => run(item)}
              onMouseMove={() => setChosen(index)}
            >
              <item.icon className="i" aria-hidden="true" />
              <span className="grow trunc">
                <Marked text={item.title} part={typed.trim()} />
              </span>
              {item.aside}
              {index === at && <Key>↵</Key>}
            </div>
          </div>
        ))}
      </div>
      <div className="sr" role="status">
        {items.length === 0 ? texts.nothingFound : texts.results2(items.length)}
      </div>
      {items.length === 0 && (
        <p className="dim cmd-none">
          {texts.nothingFoundFor}
          {typed}”.
        </p>
      )}
    </>
  )
}

function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const start = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, start + part.length)}</b>
      {text.slice(start + part.length)}
    </>
  )
}

function useItems(typed: string, onLogOut: () => void): readonly Item[] {
  const navigate = useNavigate()
  const search = useDeferredValue(typed)
  const found = useQuery(conversionsQuery(1, 5, { search })).data?.conversions ?? []
  const available = useQuery(siteQuery).data?.available.converters ?? []
  // "log out" finds "Logout".
  const joined = (words: string) => words.toLowerCase().replaceAll(' ', '')
  const matches = (title: string) => joined(title).includes(joined(typed))
  const conversions = found.map((conversion): Item => {
    const { tone, text } = statusOf(conversion)
    return {
      key: conversion.id,
      group: texts.conversions,
      title: conversion.fileName,
      icon: FileText,
      aside: tone === 'good' ? <span className="faint">{ago(dateIn(conversion.createdAt))}</span> : <Chip tone={tone}>{text}</Chip>,
      run: () => navigate(`/dashboard/conversions/${conversion.id}`),
    }
  })
  const tools = converters.map((tool): Item => {
    return {
      key: tool.id,
      group: texts.tools,
      title: tool.title,
      icon: Layers,
      aside: <span className="faint num">{available.includes(tool.id) ? texts.per(tool.perUnit, tool.unit) : texts.notAvailableYet}</span>,
      run: () => navigate(available.includes(tool.id) ? `/dashboard/converters/${tool.id}` : '/dashboard/converters'),
    }
  })
  const rest: readonly Item[] = [
    { key: 'credits', group: texts.actions, title: texts.addCredits, icon: Coins, run: () => navigate('/dashboard/credits') },
    {
      key: 'theme',
      group: texts.actions,
      title: texts.switchBetweenLightAndDark,
      icon: MoonStar,
      run: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
    },
    { key: 'logout', group: texts.actions, title: texts.logout, icon: LogOut, run: onLogOut },
    { key: 'home', group: texts.goTo, title: texts.home, icon: House, run: () => navigate('/dashboard') },
    { key: 'all', group: texts.goTo, title: texts.allConversions, icon: FileText, run: () => navigate('/dashboard/conversions') },
    { key: 'converters', group: texts.goTo, title: texts.converters, icon: Layers, run: () => navigate('/dashboard/converters') },
    { key: 'templates', group: texts.goTo, title: texts.templates, icon: ListChecks, run: () => navigate('/dashboard/templates') },
    { key: 'settings', group: texts.goTo, title: texts.settings, icon: Settings, run: () => navigate('/dashboard/settings') },
    { key: 'api', group: texts.goTo, title: texts.apiAccess, icon: KeyRound, run: () => navigate('/dashboard/api-access') },
  ]
  return [...conversions, ...tools.filter((item) => matches(item.title)), ...rest.filter((item) => matches(item.title))]
}
