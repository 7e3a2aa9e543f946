import type { EventCard } from '#client'
import type { Translate } from '../../language/text.ts'
import { moneyText } from '../text/money-text.ts'

interface Props {
  event: EventCard
  currency: string
  language: string
  t: Translate
}

export function EventBadge({ event, currency, language, t }: Props) {
  if (!event.price) return <span className="badge ok">{t('events.free')}</span>
  const price = moneyText(event.price, currency, language)
  return <span className="badge warn">{t('events.from_price', { price })}</span>
}
