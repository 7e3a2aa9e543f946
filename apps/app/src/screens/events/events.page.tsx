import { Page } from '../../shell/page.tsx'
import { EventsBody } from './events-body.tsx'
import { eventsScreen } from './events.screen.ts'

export function EventsPage() {
  return (
    <Page screen={eventsScreen}>
      <EventsBody />
    </Page>
  )
}
