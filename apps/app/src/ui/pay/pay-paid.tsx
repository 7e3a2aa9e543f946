import { downloadOutline } from 'ionicons/icons'
import { clientSettings } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { Kolam } from '../brand/kolam.tsx'
import { moneyText } from '../text/money-text.ts'
import type { BegunPayment } from './payment-session.ts'
import { type GivenReceipt, type PaymentStatus, askReceipt } from './pay-calls.ts'
import { capturedOf } from './captured-money.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useEffect, useState } from 'react'

const everyMilliseconds = 1500
/** After so many questions nobody is kept waiting: the receipt comes by mail. */
const mostQuestions = 8

/** The receipt of a payment, which is written shortly after it; undefined while it is awaited, null when it comes later. */
function useReceipt(opened: BegunPayment | null): GivenReceipt | null | undefined {
  const [receipt, setReceipt] = useState<GivenReceipt | null | undefined>(opened === null ? null : undefined)
  useEffect(() => {
    if (opened === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (question: number) => {
      const found = (await askReceipt(opened).catch(() => null)) ?? null
      if (isOver) return
      if (found !== null || question >= mostQuestions) setReceipt(found)
      else timer = setTimeout(() => void ask(question + 1), everyMilliseconds)
    }
    void ask(1)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [opened])
  return receipt
}

interface Props {
  status: PaymentStatus
  opened: BegunPayment | null
  onClose: () => void
}

/** The payment arrived: its number and the receipt stand on a ticket. */
export function PayPaid({ status, opened, onClose }: Props) {
  const t = useTranslate()
  const heading = useFocusedHeading()
  const { language } = useVisit()
  const captured = capturedOf(status)
  const money = (part: number) => moneyText(part, captured.currency, language)
  const amount = money(captured.amount)
  const what = opened?.what ?? ''
  return (
    <div className="pay-body">
      <div className="pay-moment is-paid">
        <Kolam size={3} />
        <h3 ref={heading} tabIndex={-1}>
          {t('pay.paid_title')}
        </h3>
        <p className="dim">{what ? t('pay.paid_text', { amount, what }) : t('pay.paid_alone', { amount })}</p>
        {status.refunded_amount > 0 && (
          <p className="dim">{t('pay.part_back', { amount: money(status.refunded_amount) })}</p>
        )}
      </div>
      <div className="ticket pay-ticket">
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
