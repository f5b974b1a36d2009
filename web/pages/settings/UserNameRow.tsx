import { accountMessages } from '@docmill/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, request } from '../../api.ts'
import * as texts from '../../texts/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** The user name: shown, or edited and saved directly. */
export function UserNameRow({ userName }: { readonly userName: string }) {
  const [editing, setEditing] = useState(false)
  const [typed, setTyped] = useState(userName)
  const [fault, setFault] = useState<string>()
  const queries = useQueryClient()
  const toast = useToast()
  const save = useMutation({
    mutationFn: (name: string) => request('updateUserName', { body: { userName: name } }),
    onSuccess: async () => {
      await Promise.all([queries.invalidateQueries({ queryKey: ['settings'] }), queries.invalidateQueries({ queryKey: ['dashboard'] })])
      setEditing(false)
      toast(texts.usernameSaved)
    },
    onError: (error) =>
      setFault(
        error instanceof ApiError && error.code === 'username-taken' ? accountMessages.usernameTaken : accountMessages.settingsUpdate,
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    setFault(name === '' ? accountMessages.usernameEmpty : undefined)
    if (name !== '' && !save.isPending) save.mutate(name)
  }
  if (!editing)
    return (
      <div className="ln2">
        <div className="grow">
          <b>{texts.username}</b>
          <p className="dim">{userName}</p>
        </div>
        <Button
          aria-label={texts.editUsername}
          onClick={() => {
            setTyped(userName)
            setFault(undefined)
            setEditing(true)
          }}
        >
          {texts.edit}
        </Button>
      </div>
    )
  return (
    <div className="ln2">
      <form className="grow step" noValidate onSubmit={submit}>
        <TextField
          label={texts.username}
          value={typed}
          error={fault}
          autoComplete="nickname"
          autoFocus
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="row buttons">
          <Button type="submit" kind="primary" busy={save.isPending}>
            {texts.save}
          </Button>
          <Button kind="quiet" onClick={() => setEditing(false)}>
            {texts.keepTheOldOne}
          </Button>
        </div>
      </form>
    </div>
  )
}
