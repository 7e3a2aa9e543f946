import type { Takings, WayTakings } from '../../data/money/takings.ts'
import { useSay } from '../../language/say.ts'
import { useMoney } from './use-money.ts'
import { useTypeWord } from './use-type-word.ts'

function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" aria-hidden="true">
      <rect className="ground" width="100%" height="8" rx="4" />
      <rect className="share" width={`${Math.max(1, share * 100)}%`} height="8" rx="4" />
    </svg>
  )
}

function Way({ way, most }: { way: WayTakings; most: number }) {
  const t = useSay()
  const money = useMoney()
  const account = useTypeWord('Ledger Account')
  const payment = useTypeWord('Payment')
  return (
    <li className="way-line">
      <span className="way-words">
        <span className="grow mid">{way.party === '' ? account(way.purpose) : payment(way.party)}</span>
        <span className="mid num">{money(way.in)}</span>
      </span>
      <ShareBar share={most === 0 ? 0 : way.in / most} />
      <span className="small dim num">
        {t('money.payment_count', { count: way.in_count })}
        {way.back > 0 && `, ${t('money.chart_back')}: ${money(way.back)}`}
      </span>
    </li>
  )
}

/** By which way the money of this month came. */
export function TakingsWays({ takings }: { takings: Takings }) {
  const t = useSay()
  const ways = takings.ways.filter((way) => way.in !== 0 || way.back !== 0)
  const most = Math.max(0, ...ways.map((way) => way.in))
  return (
    <section className="card" aria-labelledby="ways">
      <div className="card-head">
        <h2 id="ways">{t('money.by_method')}</h2>
      </div>
      {ways.length === 0 ? (
        <p className="card-text dim">{t('money.by_method_none')}</p>
      ) : (
        <ul className="way-list">
          {ways.map((way) => (
            <Way key={`${way.purpose} ${way.party}`} way={way} most={most} />
          ))}
        </ul>
      )}
    </section>
  )
}
