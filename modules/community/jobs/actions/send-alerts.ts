import type { Documents } from '#framework/documents'
import { namesBelow, type CategoryBranch } from '#community/classifieds'
import { notify } from '#site/notifications'
import { JobAlert } from '../doctypes/job-alert.doctype.ts'
import { openedSince, readTree } from '../doctypes/job-opening.queries.ts'
import { newOpenings } from '../extensions.ts'
import { isWished } from '../rules/alert-match.ts'

/** Alerts at once; the rest waits for the next step. */
const MOST_ALERTS = 500
const MOST_OPENINGS = 1000
/** Titles in one letter. */
const MOST_TITLES = 20

type Alert = Pick<
  Awaited<ReturnType<typeof dueAlerts>>[number],
  'name' | 'user' | 'category' | 'txt' | 'told_until'
>

function dueAlerts(documents: Documents) {
  return documents.asSystem().find(JobAlert, {
    where: { told_until: ['<', documents.today] },
    fields: ['name', 'user', 'category', 'txt', 'told_until'],
    order_by: 'told_until asc, name asc',
    limit: MOST_ALERTS,
  })
}

interface News {
  readonly tree: readonly CategoryBranch[]
  readonly openings: Awaited<ReturnType<typeof openedSince>>
}

async function tell(documents: Documents, { tree, openings }: News, alert: Alert): Promise<void> {
  const { name, user, category, txt, told_until } = alert
  const { today } = documents
  const categories = category === null ? null : namesBelow(tree, category)
  const wished = openings.filter((opening) => isWished({ categories, txt, told_until }, opening, today))
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
  await documents.asSystem().save(JobAlert, name, { told_until: today })
}

/** Tells those who wished it of what was opened since they heard last, and is open now. Answers whether others wait. */
export async function sendAlerts(documents: Documents): Promise<boolean> {
  const alerts = await dueAlerts(documents)
  const [oldest] = alerts
  if (!oldest) return false
  const tree = await readTree(documents)
  const openings = await openedSince(documents, oldest.told_until, MOST_OPENINGS)
  for (const alert of alerts) await tell(documents, { tree, openings }, alert)
  return alerts.length === MOST_ALERTS
}
