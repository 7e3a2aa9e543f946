import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { moneyText } from '../text/money-text.ts'
import type { PaymentStatus } from './pay-calls.ts'
import type { PayStep } from './pay-step.ts'
import { isOtherThanAsked, capturedOf } from './captured-money.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import type { Paying } from './use-payment.ts'

type Outcome = Exclude<PayStep, { at: 'asking' | 'leaving' | 'choosing' | 'waiting' | 'paid' }>

interface OutcomeMessage {
  title: MessageId
  text: MessageId
  /** What can be done beside closing. */
  action: 'start again' | 'look again' | 'none'
}

const outcomes: Record<Outcome['at'], OutcomeMessage> = {
  declined: { title: 'pay.declined_title', text: 'pay.declined_text', action: 'start again' },
  expired: { title: 'pay.expired_title', text: 'pay.expired_text', action: 'start again' },
  returned: { title: 'pay.returned_title', text: 'pay.returned_text', action: 'none' },
  'nothing due': { title: 'pay.nothing_title', text: 'pay.nothing_text', action: 'none' },
  'no way': { title: 'pay.unavailable_title', text: 'pay.unavailable_text', action: 'look again' },
  'not yours': { title: 'pay.not_yours_title', text: 'pay.not_yours_text', action: 'none' },
  unreachable: { title: 'states.error_title', text: 'pay.no_network', action: 'look again' },
}

/** What was declined may still arrive: the payer may have tried again at the gateway. */
const asking: OutcomeMessage = {
  title: 'pay.at_first_title',
  text: 'pay.at_first_text',
  action: 'start again',
}

/** What goes back because nobody asked for it pays for nothing: what is owed is owed still. */
const other: OutcomeMessage = { title: 'pay.returned_title', text: 'pay.other_text', action: 'start again' }

function messageOf(step: Outcome): OutcomeMessage {
  if (step.at === 'returned' && isOtherThanAsked(step.status)) return other
  return step.at === 'declined' && step.isAskedAgain ? asking : outcomes[step.at]
}

interface Props {
  step: Outcome
  paying: Paying
  onClose: () => void
}

/** What became of a payment that did not simply arrive: what happened, what is safe, a way on. */
export function PayOutcome({ step, paying, onClose }: Props) {
  const t = useTranslate()
  const heading = useFocusedHeading()
  const { language } = useVisit()
  const { title, text, action } = messageOf(step)
  const values = step.at === 'returned' ? amountsOf(step.status, language) : {}
  const more = moreOf(step, t)
  return (
    <div className="pay-body">
      <div className="pay-moment">
        <h3 ref={heading} tabIndex={-1}>
          {t(title)}
        </h3>
        {more !== '' && <p>{more}</p>}
        <p className="dim" role="status">
          {t(text, values)}
        </p>
      </div>
      {action !== 'none' && (
        <button
          type="button"
          className="button big wide"
          onClick={action === 'start again' ? paying.startAgain : paying.lookAgain}
        >
          {t('pay.try_again')}
        </button>
      )}
      <button
        type="button"
        className={action === 'none' ? 'button big wide' : 'button line wide'}
        onClick={onClose}
      >
        {t('pay.close')}
      </button>
    </div>
  )
}

function amountsOf(status: PaymentStatus, language: string) {
  const { amount, currency } = capturedOf(status)
  return {
    amount: moneyText(amount, currency, language),
    asked: moneyText(status.amount, status.currency, language),
  }
}

function moreOf(step: Outcome, t: Translate): string {
  if (step.at === 'declined' && step.reason !== '') return t('pay.declined_reason', { reason: step.reason })
  return step.at === 'unreachable' ? step.problem : ''
}
