import { accountMessages } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, request, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import { balanceQuery } from '../../queries.ts'
import { forgetToken } from '../../session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField, TextField } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { figure } from '../../ui/words.ts'

/** Everything stored about the account as a file; and the end of the account. */
export function YourData() {
  const toast = useToast()
  const balance = useQuery(balanceQuery).data?.balance
  const [deleting, setDeleting] = useState(false)
  const prepare = useMutation({
    mutationFn: () => request('exportData'),
    onSuccess: (data) => {
      saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'docmill-data.json')
      toast('docmill-data.json downloaded')
    },
  })
  return (
    <div className="card lst">
      <div className="ln2">
        <div className="grow">
          <b>Download my data</b>
          <p className="dim">Account, history and settings, as one JSON file</p>
          {prepare.isError && <Banner tone="bad">{sentenceFor(prepare.error, 'It could not be prepared. Try again.')}</Banner>}
        </div>
        <Button busy={prepare.isPending} onClick={() => prepare.mutate()}>
          <Download className="i i14" aria-hidden="true" />
          Prepare
        </Button>
      </div>
      <div className="ln2">
        <div className="grow">
          <b>Delete my account</b>
          <p className="dim">
            Deletes results, key and history.{balance !== undefined && balance > 0 ? ` ${figure(balance)} credits are lost.` : ''}
          </p>
        </div>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccount open={deleting} balance={balance ?? 0} onClose={() => setDeleting(false)} />
    </div>
  )
}

function DeleteAccount({ open, balance, onClose }: { readonly open: boolean; readonly balance: number; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const remove = useMutation({
    mutationFn: () => request('deleteAccount', { body: { confirm: 'DELETE', ...(password ? { password } : {}) } }),
    onSuccess: () => {
      forgetToken()
      queries.clear()
      navigate('/auth', { replace: true, state: { notice: 'Your account and its data are deleted.' } })
    },
  })
  const wrong = remove.error instanceof ApiError && remove.error.code === 'wrong-password'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word === 'DELETE' && !remove.isPending) remove.mutate()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <p>
        Results, page pictures, API key and history are deleted at once. {balance > 0 && `${figure(balance)} credits are lost. `}This can’t
        be undone.
      </p>
      <form className="danger-form" noValidate onSubmit={submit}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="Leave it empty if you sign in with Google"
          error={wrong ? accountMessages.invalidPassword : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField label="Type DELETE to confirm" autoComplete="off" value={word} onChange={(event) => setWord(event.target.value)} />
        {remove.isError && !wrong && (
          <Banner tone="bad">{sentenceFor(remove.error, 'The account could not be deleted. Try again.')}</Banner>
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" kind="danger" disabled={word !== 'DELETE'} busy={remove.isPending}>
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
