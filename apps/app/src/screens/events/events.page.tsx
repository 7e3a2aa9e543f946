import { Page } from '../../shell/page.tsx'
import { EventWords } from './event-words.tsx'
import { EventsBody } from './events-body.tsx'
import { eventsScreen } from './events.screen.tsx'

EventWords.fetchAhead()

export function EventsPage() {
  return (
    <EventWords>
      <Page screen={eventsScreen}>
        <EventsBody />
      </Page>
    </EventWords>
  )
}
