import { settingsCall } from '../../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/text/site-text.ts'
import { eventCallOf } from '../event-calls.ts'
import { RegistrationFormSkeleton } from './registration-skeleton.tsx'
import { RegistrationFormBody } from './registration-form-body.tsx'

export const registrationFormScreen: Screen = {
  bar: ({ id }) => innerBar('events.register', { parent: `/event-detail/${encodeURIComponent(id ?? '')}` }),
  calls: (visit) => [settingsCall, ...[eventCallOf(visit)].filter((call) => call !== undefined)],
  head: (visit, t) => {
    const call = eventCallOf(visit)
    const event = call && visit.known(call)
    const text = event ? `${t('events.register')}: ${event.title}` : t('events.register')
    return {
      title: pageTitle(text, visit.known(settingsCall)),
      description: event?.short_description ?? t('events.lead'),
      canonical: `/event-registration-form/${encodeURIComponent(visit.params['id'] ?? '')}`,
      isIndexed: false,
    }
  },
  subject: (visit) => {
    const call = eventCallOf(visit)
    return call && { call, missing: 'not found' }
  },
}

export const serverPage: ServerPage = {
  screen: registrationFormScreen,
  body: (params) => <RegistrationFormBody params={params} renderForm={() => <RegistrationFormSkeleton />} />,
}
