import type { EventCard as EventAnswer } from '#client'
import { useTranslate } from '../../language/text.ts'
import { useVisit } from '../../data/visit.ts'
import { whenText } from '../text/date-text.ts'
import { DateTile } from './date-tile.tsx'
import { EventBadge } from './event-badge.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './cards.module.css'

interface Props {
  event: EventAnswer
  currency: string
  ground: number
  heading: 'h2' | 'h3'
}

export function EventCard({ event, currency, ground, heading: Heading }: Props) {
  const { language } = useVisit()
  const t = useTranslate()
  return (
    <a className={`card ${styles.eventCard}`} href={eventPath(event.name)}>
      <Picture
        source={event.mobile_image ?? event.event_image}
        alt=""
        ground={ground}
        sizes="(min-width: 768px) 480px, 100vw"
      />
      <div className={styles.words}>
        <DateTile day={event.start_date} language={language} />
        <div className="text">
          <Heading className={styles.albumTitle}>{event.title}</Heading>
          <span className="small dim">{whenText(event, language)}</span>
          <EventBadge event={event} currency={currency} language={language} t={t} />
        </div>
      </div>
    </a>
  )
}

export const eventPath = (name: string): string => `/event-detail/${encodeURIComponent(name)}`
