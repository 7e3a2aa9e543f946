import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { moneyText } from '../../ui/money-text.ts'
import type { ChildFee, Instalment, PayPart } from './family-calls.ts'
import { wordOf } from './state-words.ts'

interface Props {
  fee: ChildFee
  isBusy: boolean
  onPay: (part: PayPart) => void
}

/** One year's fee: its parts, and how much of it may be paid now. */
export function FeePart({ fee, isBusy, onPay }: Props) {
  const say = useSay()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, fee.currency, language)
  const isSettled = fee.outstanding === 0
  const title = `${fee.academic_year}, ${fee.class}`
  return (
    <article className="stack" aria-label={title}>
      <div className="fee-head">
        <h3>{title}</h3>
        <span className={isSettled ? 'badge ok' : 'badge warn'}>{wordOf(fee.state, say)}</span>
      </div>
      <ul className="lines numbers">
        {fee.instalments.map((part) => (
          <InstalmentLine key={part.due_on + part.label} part={part} money={money} />
        ))}
      </ul>
      {!isSettled && (
        <div className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => onPay('what is due')}
          >
            {say('family.pay', { amount: money(fee.due_now) })}
          </button>
          {fee.outstanding > fee.due_now && (
            <button
              type="button"
              className="button line"
              aria-disabled={isBusy}
              onClick={() => onPay('everything')}
            >
              {say('family.pay_all', { amount: money(fee.outstanding) })}
            </button>
          )}
        </div>
      )}
    </article>
  )
}

function InstalmentLine({ part, money }: { part: Instalment; money: (amount: number) => string }) {
  const say = useSay()
  const { language } = useVisit()
  const isPaid = part.outstanding === 0
  return (
    <li>
      <span className="text">
        <b className="mid">{part.label}</b>
        <span className="small dim">{say('family.due_on', { date: plainDay(part.due_on, language) })}</span>
        {part.late_fee > 0 && (
          <span className="small">{say('family.late_fee', { amount: money(part.late_fee) })}</span>
        )}
      </span>
      <span className={isPaid ? 'dim' : 'mid'}>
        {isPaid ? say('family.instalment_paid', { amount: money(part.amount) }) : money(part.outstanding)}
      </span>
    </li>
  )
}
