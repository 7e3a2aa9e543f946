import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { EventRegistrationMessages } from '../event-messages.tsx'
import { OpenRegistration } from './open-registration.tsx'
import { RegistrationFormBody } from './registration-form-body.tsx'
import { registrationFormScreen } from './registration-form.screen.tsx'

EventRegistrationMessages.fetchAhead()

export function RegistrationFormPage({ params }: PageProps) {
  return (
    <EventRegistrationMessages>
      <Page screen={registrationFormScreen} params={params}>
        <RegistrationFormBody
          params={params}
          renderForm={(event, currency) => (
            <OpenRegistration key={event.name} event={event} currency={currency} />
          )}
        />
      </Page>
    </EventRegistrationMessages>
  )
}
