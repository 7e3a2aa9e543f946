import { task, taskInSteps } from '#framework/tasks'
import { addDays } from '#meta'
import { sendAlerts } from './actions/send-alerts.ts'
import { JobApplication } from './doctypes/job-application.doctype.ts'
import { JobOpening } from './doctypes/job-opening.doctype.ts'
import { JobSettings } from './doctypes/job-settings.doctype.ts'

const EVERY_HOUR = '11 * * * *'
const EVERY_NIGHT = '41 2 * * *'
const EVERY_MORNING = '20 7 * * *'
/** At once; the rest waits for the next time. */
const MOST = 500

/** After its last day an opening is closed. */
export const closeOpenings = task(
  'jobs.close',
  async (_payload, documents) => {
    const over = await documents.find(JobOpening, {
      where: { state: 'open', closes_on: ['<', documents.today] },
      fields: ['name'],
      order_by: 'closes_on asc',
      limit: MOST,
    })
    for (const { name } of over) await documents.save(JobOpening, name, { state: 'closed' })
  },
  EVERY_HOUR,
)

/** Applications are kept as long as the office says after the end of their opening, and not a day longer. */
export const eraseApplications = task(
  'jobs.erase_applications',
  async (_payload, documents) => {
    const { keep_days } = await documents.get(JobSettings, JobSettings.name)
    const old = await documents.list(JobApplication, {
      fields: ['name'],
      filters: [['opening.ended_on', '<', addDays(documents.today, -keep_days)]],
      limit_page_length: String(MOST),
    })
    for (const row of old) await documents.delete(JobApplication, String(row['name']))
  },
  EVERY_NIGHT,
)

export const tellOfOpenings = taskInSteps(
  'jobs.send_alerts',
  async (_payload, step) => {
    while (await step(sendAlerts));
  },
  EVERY_MORNING,
)
