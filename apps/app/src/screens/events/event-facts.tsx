import { calendarOutline, locationOutline, mapOutline, ticketOutline, timeOutline } from 'ionicons/icons'
import type { EventDocument } from '#client'
import { calendarFile } from '#meta'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { longDay } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { calendarAddress, daysText, eventHours, zoneText } from './event-times.ts'
import { leftText } from './ticket-text.ts'
import { usePlaces, useRegistration } from './registration.ts'
import styles from './events.module.css'

export function EventFacts({ event }: { event: EventDocument }) {
  const isOver = useRegistration(event).kind === 'over'
  return (
    <div className="card list">
      <WhenRow event={event} isOver={isOver} />
      {event.venue && <WhereRow venue={event.venue} />}
      {!isOver && <PlacesRow event={event} />}
    </div>
  )
}

function WhenRow({ event, isOver }: { event: EventDocument; isOver: boolean }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div>
      <span className="spot">
        <Icon of={timeOutline} />
      </span>
      <span className="text">
        <b className="mid">
          {daysText(event, language, t)}, {eventHours(event, language, t)}
        </b>
        <span className="small dim">{isOver ? t('events.over') : zoneText(event, t)}</span>
      </span>
      {!isOver && <CalendarLink event={event} />}
    </div>
  )
}

function CalendarLink({ event }: { event: EventDocument }) {
  const t = useTranslate()
  const { origin, today } = useVisit()
  const address = `${origin}/event-detail/${encodeURIComponent(event.name)}`
  const file = calendarFile(event, address, new Date(`${today}T00:00:00Z`))
  return (
    <a
      className={`icon-button ${styles.brandColoured}`}
      href={calendarAddress(file)}
      download={`${event.name}.ics`}
      aria-label={t('events.add_to_calendar')}
    >
      <Icon of={calendarOutline} />
    </a>
  )
}

function WhereRow({ venue }: { venue: string }) {
  const t = useTranslate()
  return (
    <div>
      <span className="spot brand">
        <Icon of={locationOutline} />
      </span>
      <span className="text">
        <b className="mid">{venue}</b>
      </span>
      <a
        className={`icon-button ${styles.brandColoured}`}
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(venue)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('events.show_map')} (${t('shell.opens_in_new_tab')})`}
      >
        <Icon of={mapOutline} />
      </a>
    </div>
  )
}

function PlacesRow({ event }: { event: EventDocument }) {
  const t = useTranslate()
  const { language, today } = useVisit()
  const places = usePlaces(event)
  const last = event.registration_end_date
  const deadline = last && last >= today ? last : null
  const capacity = event.capacity ? t('events.capacity', { count: event.capacity }) : undefined
  const text = (places && leftText(places, t)) ?? capacity
  if (text === undefined && !deadline) return null
  return (
    <div>
      <span className="spot offer">
        <Icon of={ticketOutline} />
      </span>
      <span className="text">
        {text !== undefined && <b className="mid">{text}</b>}
        {deadline && (
          <span className="small dim">{t('events.register_by', { date: longDay(deadline, language) })}</span>
        )}
      </span>
    </div>
  )
}
