import { task, taskInSteps } from '#framework/tasks'
import { addDays } from '#meta'
import type { Documents } from '#framework/documents'
import { listNamesBelow, type CategoryBranch } from '#community/classifieds'
import { notify } from '#site/notifications'
import { JobAlert } from './job-alert/job-alert.doctype.ts'
import { openedSince, readTree } from './job-opening/job-opening.queries.ts'
import { newOpenings } from './extensions.ts'
import { JobApplication } from './job-application/job-application.doctype.ts'
import { JobOpening } from './job-opening/job-opening.doctype.ts'
import { JobSettings } from './job-opening/job-settings.doctype.ts'

/** Alerts at once; the rest waits for the next step. */
const MOST_ALERTS = 500

const MOST_OPENINGS = 1000

/** Titles in one letter. */
const MOST_TITLES = 20

type Alert = Pick<
  Awaited<ReturnType<typeof dueAlerts>>[number],
  'name' | 'user' | 'category' | 'txt' | 'notified_until'
>

function dueAlerts(documents: Documents) {
  return documents.asSystem().find(JobAlert, {
    where: { notified_until: ['<', documents.today] },
    fields: ['name', 'user', 'category', 'txt', 'notified_until'],
    order_by: 'notified_until asc, name asc',
    limit: MOST_ALERTS,
  })
}

interface News {
  readonly tree: readonly CategoryBranch[]
  readonly openings: Awaited<ReturnType<typeof openedSince>>
}

async function notifyOwner(documents: Documents, { tree, openings }: News, alert: Alert): Promise<void> {
  const { name, user, category, txt, notified_until } = alert
  const { today } = documents
  const categories = category === null ? null : listNamesBelow(tree, category)
  const wished = openings.filter((opening) =>
    matchesAlert({ categories, txt, notified_until }, opening, today),
  )
  if (wished.length > 0)
    await notify(documents, {
      event: newOpenings,
      key: `${name} ${today}`,
      people: [{ user }],
      values: {
        count: String(wished.length),
        titles: wished
          .slice(0, MOST_TITLES)
          .map(({ title, organisation }) => `${title}, ${organisation}`)
          .join('\n'),
      },
      link: '/jobs',
    })
  await documents.asSystem().save(JobAlert, name, { notified_until: today })
}

/** Tells those who wished it of what was opened since they heard last, and is open now. Answers whether others wait. */
async function sendAlerts(documents: Documents): Promise<boolean> {
  const alerts = await dueAlerts(documents)
  const [oldest] = alerts
  if (!oldest) return false
  const tree = await readTree(documents)
  const openings = await openedSince(documents, oldest.notified_until, MOST_OPENINGS)
  for (const alert of alerts) await notifyOwner(documents, { tree, openings }, alert)
  return alerts.length === MOST_ALERTS
}

const EVERY_HOUR = '11 * * * *'

const EVERY_NIGHT = '41 2 * * *'

const EVERY_MORNING = '20 7 * * *'

/** At once; the rest waits for the next time. */
const MOST = 500

/** After its last day an opening is closed. */
export const closeOpenings = task(
  'jobs.close',
  async (_payload, { documents }) => {
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
  async (_payload, { documents }) => {
    const { retention_days } = await documents.get(JobSettings, JobSettings.name)
    const old = await documents.list(JobApplication, {
      fields: ['name'],
      filters: [['opening.ended_on', '<', addDays(documents.today, -retention_days)]],
      limit_page_length: String(MOST),
    })
    for (const row of old) await documents.delete(JobApplication, String(row['name']))
  },
  EVERY_NIGHT,
)

export const notifyOfOpenings = taskInSteps(
  'jobs.send_alerts',
  async (_payload, { inTransaction: step }) => {
    while (await step(sendAlerts));
  },
  EVERY_MORNING,
)

interface AlertFilter {
  /** Names of the category and of all below it; null for every kind. */
  readonly categories: readonly string[] | null
  readonly txt: string | null
  /** Of what was opened before this day they know. */
  readonly notified_until: string
}

interface OpenedJob {
  readonly category: string
  readonly title: string
  readonly organisation: string
  readonly opened_on: string | null
}

/** Whether somebody hears of an opening today: it is new since the last time, of its kind, and has the words. */
export function matchesAlert(
  { categories, txt, notified_until }: AlertFilter,
  { category, title, organisation, opened_on }: OpenedJob,
  today: string,
): boolean {
  const isNews = opened_on !== null && opened_on >= notified_until && opened_on < today
  const isOfKind = categories === null || categories.includes(category)
  const words = (txt ?? '').trim().toLowerCase()
  return isNews && isOfKind && `${title} ${organisation}`.toLowerCase().includes(words)
}
