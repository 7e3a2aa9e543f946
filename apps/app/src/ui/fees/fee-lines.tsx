import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../text/date-text.ts'
import { moneyText } from '../text/money-text.ts'

interface FeeInstalment {
  label: string
  due_on: string
  late_fee: number
  amount: number
  outstanding: number
}

interface Props {
  parts: readonly FeeInstalment[]
  currency: string
}

export function FeeLines({ parts, currency }: Props) {
  return (
    <ul className="lines numbers">
      {parts.map((part) => (
        <FeeLine key={part.due_on + part.label} part={part} currency={currency} />
      ))}
    </ul>
  )
}

function FeeLine({ part, currency }: { part: FeeInstalment; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  const isPaid = part.outstanding === 0
  return (
    <li>
      <span className="text">
        <b className="mid">{part.label}</b>
        <span className="small dim">{t('family.due_on', { date: plainDay(part.due_on, language) })}</span>
        {part.late_fee > 0 && (
          <span className="small">{t('family.late_fee', { amount: money(part.late_fee) })}</span>
        )}
      </span>
      <span className={isPaid ? 'dim' : 'mid'}>
        {isPaid ? t('family.instalment_paid', { amount: money(part.amount) }) : money(part.outstanding)}
      </span>
    </li>
  )
}
