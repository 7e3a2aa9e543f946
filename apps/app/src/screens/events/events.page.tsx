import { Page } from '../../shell/page.tsx'
import { EventsBody } from './events-body.tsx'
import { eventsScreen } from './events.screen.tsx'

export function EventsPage() {
  return (
    <Page screen={eventsScreen}>
      <EventsBody />
    </Page>
  )
}
