import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { FeeLines } from '../../ui/fees/fee-lines.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import type { ChildFee, PayPart } from './family-calls.ts'
import { wordOf } from './state-words.ts'

interface Props {
  fee: ChildFee
  isBusy: boolean
  onPay: (part: PayPart) => void
}

/** One year's fee: its parts, and how much of it may be paid now. */
export function FeePart({ fee, isBusy, onPay }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, fee.currency, language)
  const isSettled = fee.outstanding === 0
  const title = `${fee.academic_year}, ${fee.class}`
  return (
    <article className="stack" aria-label={title}>
      <div className="fee-head">
        <h3>{title}</h3>
        <span className={isSettled ? 'badge ok' : 'badge warn'}>{wordOf(fee.state, t)}</span>
      </div>
      <FeeLines parts={fee.instalments} currency={fee.currency} />
      {!isSettled && (
        <div className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => onPay('what is due')}
          >
            {t('family.pay', { amount: money(fee.due_now) })}
          </button>
          {fee.outstanding > fee.due_now && (
            <button
              type="button"
              className="button line"
              aria-disabled={isBusy}
              onClick={() => onPay('everything')}
            >
              {t('family.pay_all', { amount: money(fee.outstanding) })}
            </button>
          )}
        </div>
      )}
    </article>
  )
}
