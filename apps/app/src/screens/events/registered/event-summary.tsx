import { calendarOutline } from 'ionicons/icons'
import { calendarFile } from '#meta'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { DateTile } from '../../../ui/date-tile.tsx'
import { eventPath } from '../../../ui/event-card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { calendarAddress } from '../calendar-address.ts'
import { daysText, hoursText } from '../event-times.ts'
import type { RegisteredEvent } from './registration-calls.ts'

/** The event on the ticket, with a file for the calendar that needs no connection. */
export function EventSummary({ event }: { event: RegisteredEvent }) {
  const say = useSay()
  const { language, origin, today } = useVisit()
  const path = eventPath(event.name)
  const file = calendarFile(event, origin + path, new Date(`${today}T00:00:00Z`))
  return (
    <div className="padded stack">
      <div className="event-head">
        <DateTile day={event.start_date} language={language} hasWeekday />
        <div className="spring">
          <h2>
            <a href={path}>{event.title}</a>
          </h2>
          <p className="small dim">
            {daysText(event, language, say)}, {hoursText(event, language, say)}
          </p>
          {event.venue && <p className="small dim">{event.venue}</p>}
        </div>
      </div>
      <a className="button line" href={calendarAddress(file)} download={`${event.name}.ics`}>
        <Icon of={calendarOutline} isSmall />
        {say('events.add_to_calendar')}
      </a>
    </div>
  )
}
