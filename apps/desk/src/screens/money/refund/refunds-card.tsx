import type { Refund } from '../../../data/money/payments.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useMoney } from '../use-money.ts'

function RefundLine({ refund }: { refund: Refund }) {
  const t = useTranslate()
  const money = useMoney()
  const { language } = useLanguage()
  const { amount, destination, state, reason, error, creation } = refund
  return (
    <li className="refund-line">
      <span className="way-words">
        <b className="mid num grow">{money(amount)}</b>
        <StateBadge doctype="Refund" state={state} />
      </span>
      <span className="small">{reason}</span>
      {error && <span className="small alert-text">{error}</span>}
      <span className="small dim">
        {t(destination === 'credit' ? 'money.to_credit' : 'money.to_source')},{' '}
        {momentText(creation, language)}
      </span>
    </li>
  )
}

/** What was paid back, and where that stands. */
export function RefundsCard({ refunds }: { refunds: readonly Refund[] }) {
  const t = useTranslate()
  if (refunds.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('money.refunds')}>
      <ul className="refund-list">
        {refunds.map((refund) => (
          <RefundLine key={refund.name} refund={refund} />
        ))}
      </ul>
    </TitledCard>
  )
}
