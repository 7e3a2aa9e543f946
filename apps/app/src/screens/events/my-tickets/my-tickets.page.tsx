import { Page } from '../../../shell/page.tsx'
import { EventRegistrationWords } from '../event-registration-words.tsx'
import '../registered/registered.css'
import { MyTicketsBody } from './my-tickets-body.tsx'
import { myTicketsScreen } from './my-tickets.screen.ts'

EventRegistrationWords.fetchAhead()

export function MyTicketsPage() {
  return (
    <EventRegistrationWords>
      <Page screen={myTicketsScreen}>
        <MyTicketsBody />
      </Page>
    </EventRegistrationWords>
  )
}
