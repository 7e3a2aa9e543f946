import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { forgetPayment } from './payment-session.ts'
import { isEnd, type PayStep } from './pay-step.ts'
import type { PaySubject } from './pay-calls.ts'
import { PayMessages } from '../added-catalogues.tsx'
import { usePayment, type Paying } from './use-payment.ts'
import { Kolam } from '../brand/brand-marks.tsx'
import { PayChoice } from './pay-choice.tsx'
import { PayOutcome, PayPaid, useFocusedHeading } from './pay-outcome.tsx'
import { cloudOfflineOutline } from 'ionicons/icons'
import { Icon } from '../icon.tsx'
import styles from './pay-sheet.module.css'

export interface PaySheetProps {
  subject: PaySubject
  /** True when the payer has pressed Pay: with a single gateway the payment starts at once. */
  isDirect?: boolean
  /** Called on closing; `isDone` is true when nothing is left to pay. */
  onClosed: (isDone: boolean) => void
}

/**
 * Takes a payment for one document, from the choice of the gateway to the receipt. Show it when `readPaymentSession`
 * returns a payment as a page opens: the payer may be returning.
 */
export function PaySheet(props: PaySheetProps) {
  return (
    <PayMessages>
      <PayingSheet {...props} />
    </PayMessages>
  )
}

function useDirectStart({ step, choose }: ReturnType<typeof usePayment>, isDirect: boolean): void {
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isDirect || isStarted.current || step.at !== 'choosing') return
    isStarted.current = true
    const [gateway, ...others] = step.gateways
    if (gateway !== undefined && others.length === 0) choose(gateway, step.due)
  })
}

function PayingSheet({ subject, isDirect = false, onClosed }: PaySheetProps) {
  const t = useTranslate()
  const paying = usePayment(subject)
  useDirectStart(paying, isDirect)
  const handleClose = () => {
    forgetPayment()
    onClosed(isEnd(paying.step))
  }
  const isCovered = paying.step.at === 'leaving' && paying.step.isOver
  return (
    <Sheet title={t('pay.title')} isOpen={!isCovered} onClose={handleClose}>
      <PayView {...{ paying, subject }} onClose={handleClose} />
    </Sheet>
  )
}

/** Milliseconds after which a payment counts as slow, and the payer need not stay. */
const slowAfter = 20_000

/** Milliseconds after which a returned payer is shown the payment as unpaid, after two requests. */
const unpaidAfter = 4000

const waitingMessages = {
  waiting: { title: 'pay.waiting_title', text: 'pay.waiting_text' },
  slow: { title: 'pay.slow_title', text: 'pay.slow_text' },
  unpaid: { title: 'pay.unpaid_title', text: 'pay.declined_text' },
} as const

interface Props {
  step: Extract<PayStep, { at: 'waiting' }>
  onOther: () => void
}

function PayWaiting({ step, onOther }: Props) {
  const t = useTranslate()
  const heading = useFocusedHeading()
  const [isSlow, isAskedTwice] = [useIsAfter(slowAfter), useIsAfter(unpaidAfter)]
  const isUnpaid = isAskedTwice && !step.isProcessing
  const { title, text } = waitingMessages[isUnpaid ? 'unpaid' : isSlow ? 'slow' : 'waiting']
  // For a payer who returned without having paid.
  const page = 'url' in step.checkout ? step.checkout.url : ''
  return (
    <div className={`${styles.payBody} ${styles.payWaiting}`}>
      <div className={styles.payMoment} role="status">
        {!isUnpaid && <Kolam size={3} />}
        <h3 ref={heading} tabIndex={-1}>
          {t(title)}
        </h3>
        <p className="dim">{t(text)}</p>
      </div>
      {step.isLost && (
        <div className="note" role="alert">
          <Icon of={cloudOfflineOutline} />
          <span className="text">{t('pay.no_network')}</span>
        </div>
      )}
      <div className={styles.payMore}>
        {page !== '' && (
          <button
            type="button"
            className={isUnpaid ? 'button' : 'button line'}
            onClick={() => location.assign(page)}
          >
            {t('pay.open_page')}
          </button>
        )}
        <button type="button" className="plain-button" onClick={onOther}>
          {t('pay.other_method')}
        </button>
      </div>
    </div>
  )
}

function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isAfter
}

export interface PayViewProps {
  paying: Paying
  subject: PaySubject
  onClose: () => void
}

export function PayView({ paying, subject, onClose }: PayViewProps) {
  const { step } = paying
  switch (step.at) {
    case 'asking':
      return <Moment text="pay.asking" />
    case 'leaving':
      return <Moment text="pay.leaving" />
    case 'choosing':
      return <PayChoice {...{ step, paying, subject }} />
    case 'waiting':
      return <PayWaiting step={step} onOther={paying.startAgain} />
    case 'paid':
      return <PayPaid status={step.status} opened={paying.opened} onClose={onClose} />
    case 'paid from wallet':
      return <PaidFromWallet step={step} onClose={onClose} />
    default:
      return <PayOutcome step={step} paying={paying} onClose={onClose} />
  }
}

interface PaidFromWalletProps {
  step: Extract<PayStep, { at: 'paid from wallet' }>
  onClose: () => void
}

function PaidFromWallet({ step: { payment, due }, onClose }: PaidFromWalletProps) {
  const { amount, currency, description: what } = due
  const status = { payment, amount, currency, captured: null, refunded_amount: 0 }
  return <PayPaid status={status} opened={{ payment, token: '', what, path: '' }} onClose={onClose} />
}

function Moment({ text }: { text: 'pay.asking' | 'pay.leaving' }) {
  const t = useTranslate()
  return (
    <div className={styles.payMoment} role="status">
      <Kolam size={2} />
      <p className="dim">{t(text)}</p>
    </div>
  )
}
