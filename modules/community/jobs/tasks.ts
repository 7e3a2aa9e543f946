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

const MAX_ALERTS = 500

const MAX_OPENINGS = 1000

const MAX_TITLES = 20

type Alert = Pick<
  Awaited<ReturnType<typeof dueAlerts>>[number],
  'name' | 'user' | 'category' | 'txt' | 'notified_until'
>

function dueAlerts(documents: Documents) {
  return documents.asSystem().find(JobAlert, {
    where: { notified_until: ['<', documents.today] },
    fields: ['name', 'user', 'category', 'txt', 'notified_until'],
    order_by: 'notified_until asc, name asc',
    limit: MAX_ALERTS,
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
          .slice(0, MAX_TITLES)
          .map(({ title, organisation }) => `${title}, ${organisation}`)
          .join('\n'),
      },
      link: '/jobs',
    })
  await documents.asSystem().save(JobAlert, name, { notified_until: today })
}

async function sendAlerts(documents: Documents): Promise<boolean> {
  const alerts = await dueAlerts(documents)
  const [oldest] = alerts
  if (!oldest) return false
  const tree = await readTree(documents)
  const openings = await openedSince(documents, oldest.notified_until, MAX_OPENINGS)
  for (const alert of alerts) await notifyOwner(documents, { tree, openings }, alert)
  return alerts.length === MAX_ALERTS
}

const EVERY_HOUR = '11 * * * *'

const EVERY_NIGHT = '41 2 * * *'

const EVERY_MORNING = '20 7 * * *'

const MOST = 500

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

/** Erases applications after the retention period that the office set, counted from the opening's end. */
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
  /** Names of the category and its descendants; null for all. */
  readonly categories: readonly string[] | null
  readonly txt: string | null
  readonly notified_until: string
}

interface OpenedJob {
  readonly category: string
  readonly title: string
  readonly organisation: string
  readonly opened_on: string | null
}

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
