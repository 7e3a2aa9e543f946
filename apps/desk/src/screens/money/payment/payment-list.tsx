import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router-dom'
import type { PaymentRow } from '../../../data/money/payments.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Badge } from '../../../ui/badge.tsx'
import { shortMomentText } from '../../../ui/dates.ts'
import { paymentPath } from '../paths.ts'
import { StateBadge } from '../state-badge.tsx'
import { useMoney } from '../use-money.ts'
import { useTypeWord } from '../use-type-word.ts'

interface ListProps {
  payments: readonly PaymentRow[]
}

function usePaymentWords() {
  const t = useTranslate()
  const word = useTypeWord('Payment')
  const { language } = useLanguage()
  return {
    payer: ({ payer_name }: PaymentRow) => payer_name ?? t('money.nobody'),
    what: ({ description, reference_name }: PaymentRow) => description ?? reference_name ?? '',
    methodText: ({ gateway, method }: PaymentRow) => [word(gateway), method].filter(Boolean).join(', '),
    when: ({ captured_at, creation }: PaymentRow) => shortMomentText(captured_at ?? creation, language),
  }
}

/** Where a payment stands; where it needs a person, why. */
function PaymentState({ payment: { attention, state } }: { payment: PaymentRow }) {
  const word = useTypeWord('Payment')
  if (!attention) return <StateBadge doctype="Payment" state={state} />
  return <Badge tone="warn">{word(attention)}</Badge>
}

function Rows({ payments }: ListProps) {
  const money = useMoney()
  const words = usePaymentWords()
  return (
    <ul className="list-rows">
      {payments.map((payment) => (
        <li key={payment.name}>
          <Link className="row-link" to={paymentPath(payment.name)}>
            <span className="grow">
              <b className="mid">{words.payer(payment)}</b>
              <span className="small dim">
                {[words.what(payment), words.when(payment)].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="row-end">
              <span className="mid num">{money(payment.amount)}</span>
              <PaymentState payment={payment} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TableRow({ payment }: { payment: PaymentRow }) {
  const money = useMoney()
  const words = usePaymentWords()
  return (
    <tr>
      <td>
        <Link className="row-title" to={paymentPath(payment.name)}>
          {words.payer(payment)}
        </Link>
        <span className="row-name">{payment.name}</span>
      </td>
      <td>{words.what(payment)}</td>
      <td className="from-wide">{words.methodText(payment)}</td>
      <td className="right mid">{money(payment.amount)}</td>
      <td>
        <PaymentState payment={payment} />
      </td>
      <td className="right from-wide">{words.when(payment)}</td>
    </tr>
  )
}

function Table({ payments }: ListProps) {
  const t = useTranslate()
  const head = (id: Parameters<typeof t>[0], className = '') => (
    <th scope="col" className={className}>
      <span className="plain-head">{t(id)}</span>
    </th>
  )
  return (
    <table className="list-table payment-table">
      <caption className="hidden-words">{t('money.payments')}</caption>
      <thead>
        <tr>
          {head('money.payer')}
          {head('money.paid_for')}
          {head('money.payment_method', 'from-wide')}
          {head('money.amount', 'right')}
          {head('money.state')}
          {head('money.when', 'right from-wide')}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <TableRow key={payment.name} payment={payment} />
        ))}
      </tbody>
    </table>
  )
}

/** Payments as a table, on a phone as rows. */
export function PaymentList({ payments }: ListProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return isPhone ? <Rows payments={payments} /> : <Table payments={payments} />
}
