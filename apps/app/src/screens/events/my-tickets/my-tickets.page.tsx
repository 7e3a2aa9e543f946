import { useEffect } from 'react'
import { Page } from '../../../shell/page.tsx'
import { keptPayment } from '../../../ui/pay/kept-payment.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { EventRegistrationWords } from '../event-registration-words.tsx'
import '../registered/registered.css'
import { openerIn } from '../registered/pay-subject-of.ts'
import { registrationPath } from '../registered/registration-path.ts'
import { MyTicketsBody } from './my-tickets-body.tsx'
import { myTicketsScreen } from './my-tickets.screen.ts'

/**
 * A gateway's page leads back here, because the address of a registration is its holder's secret. This window knows which
 * one it was paying, and goes on there.
 */
function useWayBack(): void {
  const shell = useShellActions()
  useEffect(() => {
    const opener = openerIn(keptPayment(Date.now())?.subject)
    const isBack = new URLSearchParams(location.search).has('payment')
    if (opener !== null && isBack) shell.open(registrationPath(opener))
  }, [shell])
}

EventRegistrationWords.fetchAhead()

export function MyTicketsPage() {
  useWayBack()
  return (
    <EventRegistrationWords>
      <Page screen={myTicketsScreen}>
        <MyTicketsBody />
      </Page>
    </EventRegistrationWords>
  )
}
