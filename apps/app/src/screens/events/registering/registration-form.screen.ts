import { settingsCall } from '../../../data/calls.ts'
import { innerBar } from '../../../shell/bar.ts'
import type { Screen } from '../../../shell/screen.ts'
import { pageTitle } from '../../../ui/site-words.ts'
import { eventCallOf } from '../event-call-of.ts'

export const registrationFormScreen: Screen = {
  bar: ({ id }) => innerBar('events.register', { parent: `/event-detail/${encodeURIComponent(id ?? '')}` }),
  calls: (visit) => [settingsCall, ...[eventCallOf(visit)].filter((call) => call !== undefined)],
  head: (visit, say) => {
    const call = eventCallOf(visit)
    const event = call && visit.known(call)
    const words = event ? `${say('events.register')}: ${event.title}` : say('events.register')
    return {
      title: pageTitle(words, visit.known(settingsCall)),
      description: event?.short_description ?? say('events.lead'),
      canonical: `/event-registration-form/${encodeURIComponent(visit.params['id'] ?? '')}`,
      isIndexed: false,
    }
  },
  subject: (visit) => {
    const call = eventCallOf(visit)
    return call && { call, missing: 'not found' }
  },
}
