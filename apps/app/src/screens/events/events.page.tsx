import { Page } from '../../shell/page.tsx'
import { EventMessages } from './event-messages.tsx'
import { EventsBody } from './events-body.tsx'
import { eventsScreen } from './events.screen.tsx'

EventMessages.fetchAhead()

export function EventsPage() {
  return (
    <EventMessages>
      <Page screen={eventsScreen}>
        <EventsBody />
      </Page>
    </EventMessages>
  )
}
