import { useEffect, useEffectEvent, useState } from 'react'
import { MelaError } from '#client'
import { useTranslate } from '../../language/text.ts'
import { Failed } from '../../ui/state/failed.tsx'
import { askSent, type Sent } from '../../ui/form/form-calls.ts'
import type { FormDefinition, FormState } from '../../ui/form/definition/form-definition.ts'
import type { Answers } from '../../ui/form/definition/form-field.ts'
import { FormRenderer } from '../../ui/form/form-renderer.tsx'
import type { Receipt } from '../../ui/form/draft/receipts.ts'
import { FormSkeleton } from './form-skeleton.tsx'

interface Props {
  definition: FormDefinition
  /** The document that was sent. */
  name: string
  receipts: readonly Receipt[]
  onSent: (sent: Sent) => void
  onShut: (state: FormState) => void
  onLeave: () => void
}

/** What was sent, opened with the receipt of this device or as the person who sent it. */
export function ChangeForm({ definition, name, receipts, onLeave, ...sending }: Props) {
  const t = useTranslate()
  const token = receipts.find((receipt) => receipt.name === name)?.token ?? ''
  const { stored, error, retry } = useStored(definition.name, name, token)
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
        {error.status !== 403 && <Failed error={error} retry={retry} />}
      </>
    )
  if (stored === null) return <FormSkeleton />
  return <FormRenderer {...{ definition, stored, receipt: token, introduction: leave }} {...sending} />
}

function useStored(form: string, name: string, token: string) {
  const [stored, setStored] = useState<Answers | null>(null)
  const [error, setError] = useState<MelaError | null>(null)
  const [round, setRound] = useState(0)
  // The token changes once the change is sent; what is open stays open.
  const knownToken = useEffectEvent(() => (token === '' ? undefined : token))
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      try {
        const found = await askSent({ web_form_name: form, docname: name, receipt_token: knownToken() })
        if (!isOver) setStored(found)
      } catch (failure) {
        if (!isOver) setError(failure instanceof MelaError ? failure : new MelaError(0, '', String(failure)))
      }
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [form, name, round])
  const retry = () => {
    setError(null)
    setRound((past) => past + 1)
  }
  return { stored, error, retry }
}
