import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Picture } from '../../ui/picture.tsx'
import { shortDay } from '../../ui/date-text.ts'
import { adPath, type AdCardAnswer } from './classified-calls.ts'
import { priceWords } from './price-words.ts'

interface Props {
  ad: AdCardAnswer
  currency: string
  ground: number
}

export function AdCard({ ad, currency, ground }: Props) {
  const say = useSay()
  const { language } = useVisit()
  const { name, title, price, cover, city, live_from } = ad
  const since = live_from && say('classifieds.since', { day: shortDay(live_from, language) })
  return (
    <a className="card event-card ad-card" href={adPath(name)}>
      <Picture source={cover} alt="" ground={ground} sizes="(min-width: 768px) 360px, 100vw" />
      <div className="words">
        <div className="text">
          <h2 className="album-title">{title}</h2>
          <b className="bold numbers">{priceWords({ price, currency }, language, say)}</b>
          <span className="small dim">{[city, since].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
    </a>
  )
}
