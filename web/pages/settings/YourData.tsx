import { accountMessages } from '@docmill/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, request, sentenceFor } from '../../api.ts'
import { saveBlob } from '../../conversions/save.ts'
import { balanceQuery } from '../../queries.ts'
import { forgetToken } from '../../session.ts'
import * as texts from '../../texts/settings.ts'
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
      toast(texts.docmillDataJsonDownloaded)
    },
  })
  return (
    <div className="card lst">
      <div className="ln2">
        <div className="grow">
          <b>{texts.downloadMyData}</b>
          <p className="dim">{texts.accountHistoryAndSettingsAs}</p>
          {prepare.isError && <Banner tone="bad">{sentenceFor(prepare.error, texts.itCouldNotBePrepared)}</Banner>}
        </div>
        <Button busy={prepare.isPending} onClick={() => prepare.mutate()}>
          <Download className="i i14" aria-hidden="true" />
          {texts.prepare}
        </Button>
      </div>
      <div className="ln2">
        <div className="grow">
          <b>{texts.deleteMyAccount}</b>
          <p className="dim">
            {texts.deletesResultsKeyAndHistory}
            {balance !== undefined && balance > 0 ? texts.creditsAreLost(figure(balance)) : ''}
          </p>
        </div>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {texts.deleteAccount}
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
      navigate('/auth', { replace: true, state: { notice: texts.yourAccountAndItsData } })
    },
  })
  const wrong = remove.error instanceof ApiError && remove.error.code === 'wrong-password'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (word === 'DELETE' && !remove.isPending) remove.mutate()
  }
  return (
    <Dialog open={open} onClose={onClose} title={texts.deleteYourAccount}>
      <p>
        {texts.resultsPagePicturesApiKey}
        {balance > 0 && texts.creditsAreLost2(figure(balance))}
        {texts.thisCantBeUndone}
      </p>
      <form className="danger-form" noValidate onSubmit={submit}>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          hint={texts.leaveItEmptyIfYou}
          error={wrong ? accountMessages.invalidPassword : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField label={texts.typeDeleteToConfirm} autoComplete="off" value={word} onChange={(event) => setWord(event.target.value)} />
        {remove.isError && !wrong && <Banner tone="bad">{sentenceFor(remove.error, texts.theAccountCouldNotBe)}</Banner>}
        <div className="dialog-actions">
          <Button onClick={onClose}>{texts.keepMyAccount}</Button>
          <Button type="submit" kind="danger" disabled={word !== 'DELETE'} busy={remove.isPending}>
            {texts.deleteEverything}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
