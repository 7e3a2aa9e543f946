import type { EventCard } from '#client'
import type { Say } from '../language/text.ts'
import { moneyText } from './money-text.ts'

interface Props {
  event: EventCard
  currency: string
  language: string
  say: Say
}

export function EventBadge({ event, currency, language, say }: Props) {
  if (!event.price) return <span className="badge ok">{say('events.free')}</span>
  const price = moneyText(event.price, currency, language)
  return <span className="badge warn">{say('events.from_price', { price })}</span>
}
