import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { moneyText } from '../text/money-text.ts'
import { type PaymentStatus, type GivenReceipt, askReceipt } from './pay-calls.ts'
import { type PayStep, isOtherThanAsked, capturedOf } from './pay-step.ts'
import type { Paying } from './use-payment.ts'
import { downloadOutline } from 'ionicons/icons'
import { clientSettings } from '#client'
import { Icon } from '../icon.tsx'
import { Kolam } from '../brand/brand-marks.tsx'
import type { BegunPayment } from './payment-session.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOnce } from '../../data/query/query-client.ts'
import styles from './pay-sheet.module.css'

type Outcome = Exclude<
  PayStep,
  { at: 'asking' | 'leaving' | 'choosing' | 'waiting' | 'paid' | 'paid from wallet' }
>

interface OutcomeMessage {
  title: MessageId
  text: MessageId
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

/** A declined payment may still arrive: the payer may have tried again at the gateway. */
const asking: OutcomeMessage = {
  title: 'pay.at_first_title',
  text: 'pay.at_first_text',
  action: 'start again',
}

/** An unrequested payment is refunded and pays for nothing: the balance is still due. */
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

export function PayOutcome({ step, paying, onClose }: Props) {
  const t = useTranslate()
  const heading = useFocusedHeading()
  const { language } = useVisit()
  const { title, text, action } = messageOf(step)
  const values = step.at === 'returned' ? amountsOf(step.status, language) : {}
  const more = moreOf(step, t)
  return (
    <div className={styles.payBody}>
      <div className={styles.payMoment}>
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

const everyMilliseconds = 1500

/** Maximum number of requests for a receipt; after that it arrives by email. */
const mostQuestions = 8

/** A receipt that is not written yet is asked for again like one that could not be fetched. */
async function writtenReceipt(opened: BegunPayment): Promise<GivenReceipt> {
  const receipt = await askReceipt(opened)
  if (!receipt) throw new Error('The receipt is not written yet')
  return receipt
}

/**
 * Fetches the receipt, which is written shortly after the payment; undefined while awaited, null when it comes later.
 */
function useReceipt(opened: BegunPayment | null): GivenReceipt | null | undefined {
  const { data, isError } = useQuery({
    ...queryOnce,
    queryKey: ['receipt', opened?.payment],
    queryFn: opened ? () => writtenReceipt(opened) : skipToken,
    retry: mostQuestions - 1,
    retryDelay: everyMilliseconds,
  })
  return opened === null || isError ? null : data
}

interface PayPaidProps {
  status: Pick<PaymentStatus, 'payment' | 'amount' | 'currency' | 'captured' | 'refunded_amount'>
  opened: BegunPayment | null
  onClose: () => void
}

export function PayPaid({ status, opened, onClose }: PayPaidProps) {
  const t = useTranslate()
  const heading = useFocusedHeading()
  const { language } = useVisit()
  const captured = capturedOf(status)
  const money = (part: number) => moneyText(part, captured.currency, language)
  const amount = money(captured.amount)
  const what = opened?.what ?? ''
  return (
    <div className={styles.payBody}>
      <div className={`${styles.payMoment} ${styles.isPaid}`}>
        <Kolam size={3} />
        <h3 ref={heading} tabIndex={-1}>
          {t('pay.paid_title')}
        </h3>
        <p className="dim">{what ? t('pay.paid_text', { amount, what }) : t('pay.paid_alone', { amount })}</p>
        {status.refunded_amount > 0 && (
          <p className="dim">{t('pay.part_back', { amount: money(status.refunded_amount) })}</p>
        )}
      </div>
      <div className={`ticket ${styles.payTicket}`}>
        <p className="small dim numbers">{t('pay.number', { number: status.payment })}</p>
        <div className="ticket-cut" />
        <Receipt receipt={useReceipt(opened)} language={language} />
      </div>
      <button type="button" className="button big wide" onClick={onClose}>
        {t('pay.done')}
      </button>
    </div>
  )
}

function Receipt({ receipt, language }: { receipt: GivenReceipt | null | undefined; language: string }) {
  const t = useTranslate()
  if (receipt === undefined || receipt === null)
    return (
      <p className="small dim" role="status">
        {t(receipt === null ? 'pay.receipt_later' : 'pay.receipt_soon')}
      </p>
    )
  return (
    <>
      <p className="mid numbers">{t('pay.receipt_number', { number: receipt.receipt_number })}</p>
      {receipt.lines.map(({ description }) => (
        <p key={description} className="small">
          {description}
        </p>
      ))}
      <a
        className="button line"
        href={`${clientSettings.host}${receipt.download}&language=${language}`}
        download
      >
        <Icon of={downloadOutline} isSmall />
        {t('pay.download')}
      </a>
    </>
  )
}

/** Focuses a heading when it appears, so that it is announced and the next Tab continues from there. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
