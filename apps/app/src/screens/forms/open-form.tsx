import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import { useVisit } from '../../data/visit.ts'
import { type Sent, askSent } from '../../ui/form/form-calls.ts'
import type { FormDefinition, FormState } from '../../ui/form/definition/form-definition.ts'
import { FormRenderer } from '../../ui/form/form-renderer.tsx'
import { forgetReceipt, receiptsOf, type Receipt } from '../../ui/form/draft/receipts.ts'
import { FormSent, SentBefore } from './form-sent.tsx'
import { FormShut } from './form-body.tsx'
import { toMelaError } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Failed } from '../../ui/state/answer-states.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

type Filling = { kind: 'new' } | { kind: 'change'; name: string }

type View =
  | Filling
  | { kind: 'sent'; sent: Sent; wasChange: boolean }
  | { kind: 'shut'; state: FormState; before: Filling }

interface Props {
  definition: FormDefinition
  introduction: ReactNode
}

export function OpenForm({ definition, introduction }: Props) {
  const { search } = useVisit()
  const wanted = new URLSearchParams(search).get('edit')
  const [view, setView] = useState<View>(wanted === null ? { kind: 'new' } : { kind: 'change', name: wanted })
  const receipts = receiptsOf(definition.route)
  const handleNew = () => setView({ kind: 'new' })
  const handleWithdrawn = (name: string) => {
    forgetReceipt(name)
    handleNew()
  }
  const sending = (before: Filling) => ({
    definition,
    onSent: (sent: Sent) => setView({ kind: 'sent', sent, wasChange: before.kind === 'change' }),
    onShut: (state: FormState) => setView({ kind: 'shut', state, before }),
  })
  const handleChange = (name: string) => setView({ kind: 'change', name })

  if (view.kind === 'shut')
    return (
      <FormShut
        {...{ definition, state: view.state }}
        onLook={() => undefined}
        onBack={() => setView(view.before)}
      />
    )
  if (view.kind === 'sent')
    return (
      <FormSent
        {...{ definition, ...view }}
        receipts={receipts}
        onAnother={handleNew}
        onChange={handleChange}
        onWithdrawn={handleWithdrawn}
      />
    )
  if (view.kind === 'change')
    return <ChangeForm {...sending(view)} name={view.name} receipts={receipts} onLeave={handleNew} />
  const before = receipts[0]
  return (
    <>
      {before && (
        <SentBefore
          {...{ definition, receipt: before }}
          onChange={handleChange}
          onWithdrawn={handleWithdrawn}
        />
      )}
      <FormRenderer {...sending(view)} stored={null} receipt="" introduction={introduction} />
    </>
  )
}

interface ChangeFormProps {
  definition: FormDefinition
  name: string
  receipts: readonly Receipt[]
  onSent: (sent: Sent) => void
  onShut: (state: FormState) => void
  onLeave: () => void
}

function ChangeForm({ definition, name, receipts, onLeave, ...sending }: ChangeFormProps) {
  const t = useTranslate()
  const token = receipts.find((receipt) => receipt.name === name)?.token ?? ''
  const { name: form } = definition
  const query = useQuery({
    ...queryOnce,
    // The token is no part of the key: it changes when the change is sent, and the open form stays open.
    queryKey: ['sent form', form, name],
    queryFn: () => askSent({ web_form_name: form, docname: name, receipt_token: token || undefined }),
  })
  const error = query.error && toMelaError(query.error)
  const leave = (
    <div className="note">
      <span className="text">{t(error ? 'forms.open_failed' : 'forms.changing', { name })}</span>
      <button type="button" className="button line" onClick={onLeave}>
        {t('forms.do_not_change')}
      </button>
    </div>
  )
  if (error)
    return (
      <>
        {leave}
        {error.status !== 403 && <Failed error={error} retry={() => void query.refetch()} />}
      </>
    )
  if (query.data === undefined) return <FormSkeleton />
  return (
    <FormRenderer {...{ definition, stored: query.data, receipt: token, introduction: leave }} {...sending} />
  )
}
