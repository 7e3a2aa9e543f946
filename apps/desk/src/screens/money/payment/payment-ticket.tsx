import type { Payment } from '../../../data/money/payments.ts'
import { toDecimal } from '#meta'
import { minorOf } from '../../../data/money/amounts.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useMoney } from '../use-money.ts'
import styles from './payment.module.css'

interface LineProps {
  label: string
  amount: string
}

function TicketLine({ label, amount }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{amount}</dd>
    </div>
  )
}

export const leftOf = ({
  captured_amount,
  refunded_amount,
  lost_amount,
}: Pick<Payment, 'captured_amount' | 'refunded_amount' | 'lost_amount'>) =>
  Math.max(0, minorOf(captured_amount) - minorOf(refunded_amount) - minorOf(lost_amount))

export function PaymentTicket({ payment }: { payment: Payment }) {
  const t = useTranslate()
  const money = useMoney()
  const { amount, refunded_amount, captured_amount, lost_amount, fee, description, reference_name } = payment
  const isCaptured = captured_amount > 0
  return (
    <section className={styles.moneyTicket} aria-label={t('money.amount')}>
      <p className={`${styles.ticketAmount} num`}>{money(isCaptured ? captured_amount : amount)}</p>
      <p className="dim">{description ?? reference_name}</p>
      {isCaptured && (
        <dl className={styles.ticketLines}>
          {refunded_amount > 0 && <TicketLine label={t('money.paid_back')} amount={money(refunded_amount)} />}
          {lost_amount > 0 && <TicketLine label={t('money.lost')} amount={money(lost_amount)} />}
          <TicketLine label={t('money.left')} amount={money(toDecimal(leftOf(payment)))} />
          {fee !== null && fee !== undefined && fee > 0 && (
            <TicketLine label={t('money.fee')} amount={money(fee)} />
          )}
        </dl>
      )}
    </section>
  )
}
