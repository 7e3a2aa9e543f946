import { task } from '#framework/tasks'
import { sweepDrafts } from './submission/form-submission.queries.ts'
import { sweepTickets } from './upload/upload-ticket.queries.ts'
import { clockIn } from './form/form-state.rules.ts'

const EVERY_HOUR = '23 * * * *'

export const sweepForms = task(
  'forms.sweep',
  async (_payload, { documents, site }) => {
    const clock = clockIn(site.settings.timeZone, documents.now)
    await sweepTickets(documents, clock)
    await sweepDrafts(documents, clock)
  },
  EVERY_HOUR,
)
