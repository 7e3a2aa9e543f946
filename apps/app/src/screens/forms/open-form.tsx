import { useState, type ReactNode } from 'react'
import { useVisit } from '../../data/visit.ts'
import type { Sent } from '../../ui/form/form-calls.ts'
import type { FormDefinition, FormState } from '../../ui/form/definition/form-definition.ts'
import { FormRenderer } from '../../ui/form/form-renderer.tsx'
import { forgetReceipt, receiptsOf } from '../../ui/form/draft/receipts.ts'
import { ChangeForm } from './change-form.tsx'
import { FormSent } from './form-sent.tsx'
import { FormShut } from './form-shut.tsx'
import { SentBefore } from './sent-before.tsx'

type Filling = { kind: 'new' } | { kind: 'change'; name: string }

type View =
  | Filling
  | { kind: 'sent'; sent: Sent; wasChange: boolean }
  | { kind: 'shut'; state: FormState; before: Filling }

interface Props {
  definition: FormDefinition
  introduction: ReactNode
}

/** An open form: a new one, one that was sent and is changed, or the thanks for it. */
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
