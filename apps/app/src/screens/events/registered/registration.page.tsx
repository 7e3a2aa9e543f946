import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { EventRegistrationMessages } from '../event-messages.tsx'
import { RegistrationBody } from './registration-body.tsx'
import { registrationScreen } from './registration.screen.tsx'

EventRegistrationMessages.fetchAhead()

export function RegistrationPage({ params }: PageProps) {
  const token = params['token'] ?? ''
  return (
    <EventRegistrationMessages>
      <Page screen={registrationScreen} params={params}>
        <RegistrationBody key={token} opener={token} />
      </Page>
    </EventRegistrationMessages>
  )
}
