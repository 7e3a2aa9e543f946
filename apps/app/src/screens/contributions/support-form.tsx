import { useRef, useState, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { refusal } from '../../ui/refusal.ts'
import type { Campaign } from './campaign.ts'
import { createOffering, type Offered } from './offer.ts'
import { amountOf, problemsIn, type SupportAnswers, type SupportProblems } from './support-answers.ts'
import { storeSupportDraft, supportDraft } from './support-draft.ts'
import { SupportFields } from './support-fields.tsx'

interface Props {
  campaign: Campaign
  onOffered: (offered: Offered) => void
}

/** The first field that is wrong takes the focus, once it says so. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

export function SupportForm({ campaign, onOffered }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const [offer] = useState(() => createOffering())
  const [answers, setAnswers] = useState(() => supportDraft(campaign))
  const [problems, setProblems] = useState<SupportProblems>({})
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const amount = amountOf(answers)

  const handleChange = (changes: Partial<SupportAnswers>) => {
    const next = { ...answers, ...changes }
    setAnswers(next)
    storeSupportDraft(next)
    // What was named as wrong is looked at again at once; the rest waits until it is sent.
    const still = problemsIn(next, campaign)
    setProblems((before) => Object.fromEntries(Object.entries(still).filter(([field]) => field in before)))
  }
  const send = async () => {
    setIsSending(true)
    setFailure('')
    try {
      onOffered(await offer(answers))
    } catch (error) {
      setFailure(refusal(error, t('contributions.failed')))
    }
    setIsSending(false)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = problemsIn(answers, campaign)
    setProblems(found)
    if (Object.keys(found).length > 0) focusFirst(form.current)
    else void send()
  }

  return (
    <form ref={form} className="card padded support-form" noValidate onSubmit={handleSubmit}>
      <SupportFields {...{ campaign, answers, problems }} onChange={handleChange} />
      {failure !== '' && (
        <p className="note bad" role="alert">
          {failure}
        </p>
      )}
      <button className="button big" aria-disabled={isSending}>
        {isSending
          ? t('contributions.sending')
          : amount === null
            ? t('contributions.go_on')
            : t('contributions.go_on_amount', { amount: moneyText(amount, campaign.currency, language) })}
      </button>
    </form>
  )
}
