import { useRef, useState, type SubmitEvent, lazy, Suspense } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { refusal } from '../../ui/problem-note.tsx'
import type { Campaign } from './campaign.ts'
import {
  amountOf,
  supportProblems,
  type SupportAnswers,
  type SupportProblems,
  offerIn,
  storeSupportDraft,
  supportDraft,
  forgetSupportDraft,
} from './support-answers.ts'
import { SupportFields } from './support-fields.tsx'
import { call } from '#client'
import { useAction } from '#client/react'
import type { Methods } from '#contract'
import { randomKey } from '../../ui/form/random-key.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import styles from './contributions.module.css'

interface Props {
  campaign: Campaign
  onOffered: (offered: Offered) => void
}

function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function SupportForm({ campaign, onOffered }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const [offer] = useState(() => createOffering())
  const [answers, setAnswers] = useState(() => supportDraft(campaign))
  const [problems, setProblems] = useState<SupportProblems>({})
  const sending = useAction((error) => refusal(error, t('contributions.failed')))
  const amount = amountOf(answers)

  const handleChange = (changes: Partial<SupportAnswers>) => {
    const next = { ...answers, ...changes }
    setAnswers(next)
    storeSupportDraft(next)
    // A field that was marked as wrong is checked at once; the others wait until the form is sent.
    const still = supportProblems(next, campaign)
    setProblems((before) => Object.fromEntries(Object.entries(still).filter(([field]) => field in before)))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending.isBusy) return
    const found = supportProblems(answers, campaign)
    setProblems(found)
    if (Object.keys(found).length > 0) focusFirst(form.current)
    else void sending.ask(async () => onOffered(await offer(answers)))
  }

  return (
    <form ref={form} className={`card padded ${styles.supportForm}`} noValidate onSubmit={handleSubmit}>
      <SupportFields {...{ campaign, answers, problems }} onChange={handleChange} />
      {sending.problem !== '' && (
        <p className="note bad" role="alert">
          {sending.problem}
        </p>
      )}
      <button className="button big" aria-disabled={sending.isBusy}>
        {sending.isBusy
          ? t('contributions.sending')
          : amount === null
            ? t('contributions.go_on')
            : t('contributions.go_on_amount', { amount: moneyText(amount, campaign.currency, language) })}
      </button>
    </form>
  )
}

export interface Offered {
  name: string
  receipt_token: string
}

const sendOffer = (offer: Methods['mela.contributions.offer']['input']): Promise<Offered> =>
  call('mela.contributions.offer', offer)

/** Sends contributions: the same answers are one contribution however often they are sent. */
export function createOffering(ask = sendOffer) {
  let last = { content: '', key: '' }
  return (answers: SupportAnswers): Promise<Offered> => {
    const offer = offerIn(answers)
    const content = JSON.stringify(offer)
    if (content !== last.content) last = { content, key: randomKey() }
    return ask({ ...offer, idempotency_key: last.key })
  }
}

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const CONTRIBUTION = 'Contribution'

function unfinished(): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  return subject?.reference_type === CONTRIBUTION ? subject : null
}

interface SupportWithPaymentProps {
  campaign: Campaign
  onGiven: () => void
}

export function SupportWithPayment({ campaign, onGiven }: SupportWithPaymentProps) {
  const [subject, setSubject] = useState(unfinished)
  const [round, setRound] = useState(0)
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    if (!isDone) return
    forgetSupportDraft()
    setRound((past) => past + 1)
    onGiven()
  }
  return (
    <>
      <SupportForm
        key={round}
        campaign={campaign}
        onOffered={({ name, receipt_token }) =>
          setSubject({ reference_type: CONTRIBUTION, reference_name: name, receipt_token })
        }
      />
      {subject && (
        <Suspense>
          <PaySheet key={subject.reference_name} subject={subject} onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  )
}
