import type { Takings, MethodTakings } from '../../../data/money/takings.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useMoney } from '../use-money.ts'
import { useTypeWord } from '../use-type-word.ts'

function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" aria-hidden="true">
      <rect className="ground" width="100%" height="8" rx="4" />
      <rect className="share" width={`${Math.max(1, share * 100)}%`} height="8" rx="4" />
    </svg>
  )
}

function MethodRow({ method, most }: { method: MethodTakings; most: number }) {
  const t = useTranslate()
  const money = useMoney()
  const account = useTypeWord('Ledger Account')
  const payment = useTypeWord('Payment')
  return (
    <li className="way-line">
      <span className="way-words">
        <span className="grow mid">
          {method.party === '' ? account(method.purpose) : payment(method.party)}
        </span>
        <span className="mid num">{money(method.in)}</span>
      </span>
      <ShareBar share={most === 0 ? 0 : method.in / most} />
      <span className="small dim num">
        {t('money.payment_count', { count: method.in_count })}
        {method.back > 0 && `, ${t('money.chart_back')}: ${money(method.back)}`}
      </span>
    </li>
  )
}

/** By which way the money of this month came. */
export function TakingsByMethod({ takings }: { takings: Takings }) {
  const t = useTranslate()
  const methods = takings.ways.filter((method) => method.in !== 0 || method.back !== 0)
  const most = Math.max(0, ...methods.map((method) => method.in))
  return (
    <section className="card" aria-labelledby="ways">
      <div className="card-head">
        <h2 id="ways">{t('money.by_method')}</h2>
      </div>
      {methods.length === 0 ? (
        <p className="card-text dim">{t('money.by_method_none')}</p>
      ) : (
        <ul className="way-list">
          {methods.map((method) => (
            <MethodRow key={`${method.purpose} ${method.party}`} method={method} most={most} />
          ))}
        </ul>
      )}
    </section>
  )
}
