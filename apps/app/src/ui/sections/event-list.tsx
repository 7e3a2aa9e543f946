import { EventCard } from '../card/event-card.tsx'
import { eventsIn } from './cards.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** Three fit into a row, the next event wider than the others. */
const mostEvents = 3

export function EventList({ section, settings }: SectionProps) {
  const events = eventsIn(section.data).slice(0, Math.max(section.row_count, mostEvents))
  if (events.length === 0) return null
  const isRow = events.length === mostEvents
  return (
    <SectionFrame section={section}>
      <ul className={isRow ? 'events first-wide' : 'events'}>
        {events.map((event, index) => (
          <li key={event.name}>
            <EventCard event={event} currency={settings.currency} ground={index + 3} heading="h3" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
