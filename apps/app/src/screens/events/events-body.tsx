import type { EventCard as EventAnswer } from '#client'
import { eventsCall, settingsCall } from '../../data/calls.ts'
import { firstOf } from '../../data/site.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { monthAndYear } from '../../ui/text/date-text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { EventCard } from '../../ui/card/event-card.tsx'
import styles from './events.module.css'
import cardsStyles from '../../ui/card/cards.module.css'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function EventsSkeleton() {
  const t = useTranslate()
  return (
    <div className={`skeleton ${styles.month}`} role="status" aria-label={t('states.loading')}>
      <div className={cardsStyles.events}>
        {cards.map((card) => (
          <div key={card} className="block tall" />
        ))}
      </div>
    </div>
  )
}

export function EventsBody() {
  const t = useTranslate()
  const { today } = useVisit()
  const settings = useCall(settingsCall)
  const events = firstOf(settings, useCall(settings.data && eventsCall(settings.data, today)))
  const empty = (
    <Empty
      title={t('events.none_title')}
      text={t('events.none_text')}
      mainLink={{ label: t('shell.gallery'), href: '/gallery' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('events.title')}</h1>
        <p className="dim">{t('events.lead')}</p>
        <a className="more" href="/my-tickets">
          {t('events.my_tickets')}
        </a>
      </div>
      <Shown query={events} loading={<EventsSkeleton />} empty={empty} isEmpty={(list) => list.length === 0}>
        {(list) => <Months events={list} currency={settings.data?.currency ?? 'INR'} />}
      </Shown>
    </div>
  )
}

function Months({ events, currency }: { events: readonly EventAnswer[]; currency: string }) {
  const { today, language } = useVisit()
  return byMonth(events, today).map((month, place) => (
    <section key={month.start} className={styles.month}>
      <h2>{monthAndYear(month.start, language)}</h2>
      <ul className={cardsStyles.events}>
        {month.items.map((event, index) => (
          <li key={event.name}>
            <EventCard event={event} currency={currency} ground={place + index} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  ))
}

export interface Month<Item> {
  /** First day of the month, 'YYYY-MM-01'. */
  start: string
  items: Item[]
}

export function byMonth<Item extends { start_date: string }>(
  events: readonly Item[],
  today: string,
): Month<Item>[] {
  const months = new Map<string, Item[]>()
  for (const event of events) {
    const start = monthOf(event.start_date < today ? today : event.start_date)
    months.set(start, [...(months.get(start) ?? []), event])
  }
  return [...months].map(([start, items]) => ({ start, items }))
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
