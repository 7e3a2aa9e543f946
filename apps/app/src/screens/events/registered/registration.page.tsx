import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { EventRegistrationWords } from '../event-words.tsx'
import { RegistrationBody } from './registration-body.tsx'
import { registrationScreen } from './registration.screen.tsx'

EventRegistrationWords.fetchAhead()

export function RegistrationPage({ params }: PageProps) {
  const token = params['token'] ?? ''
  return (
    <EventRegistrationWords>
      <Page screen={registrationScreen} params={params}>
        <RegistrationBody key={token} opener={token} />
      </Page>
    </EventRegistrationWords>
  )
}
