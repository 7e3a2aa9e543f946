import { taskInSteps, type Step } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { addDays, formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { Fee } from './doctypes/fee.doctype.ts'
import type { FeeDoc } from './doctypes/fee.queries.ts'
import { dueNow } from './rules/due-now.ts'
import { feeDueSoon, feeLate } from './rules/fee-notices.ts'
import { isLate } from './rules/late-fees.ts'
import { bringUpToDate } from './actions/payable-fee.ts'

/** So many days before its day a family is reminded of an instalment. */
const DAYS_BEFORE = 7
const AT_ONCE = 100

type Payer = Pick<FeeDoc, 'payer_user' | 'payer_email' | 'payer_phone'>

const personOf = ({ payer_user, payer_email: email, payer_phone: phone }: Payer) =>
  payer_user === null ? { email, phone } : { user: payer_user }

/** Once before its day, and once when it is late: each instalment has its own key. */
async function tell(documents: Documents, fee: FeeDoc, dueOn: string): Promise<void> {
  const event = isLate({ due_on: dueOn }, fee.grace_days, documents.today) ? feeLate : feeDueSoon
  if (event === feeDueSoon && dueOn < documents.today) return
  await notify(documents, {
    event,
    key: `${fee.name} ${dueOn}`,
    people: [personOf(fee)],
    link: '/family',
    values: {
      name: fee.payer_name,
      amount: formatMoney(dueNow(fee.instalments, documents.today), 'INR', 'en'),
      ...{ day: dueOn, year: fee.academic_year, class: fee.class, fee: fee.name },
    },
  })
}

async function lookAfter(documents: Documents, name: string): Promise<void> {
  const fee = await bringUpToDate(documents, await documents.lock(Fee, name))
  if (fee.next_due_on !== null) await tell(documents, fee, fee.next_due_on)
}

function openAfter(documents: Documents, last: string) {
  return documents.find(Fee, {
    where: {
      name: ['>', last],
      outstanding: ['>', 0],
      next_due_on: ['<=', addDays(documents.today, DAYS_BEFORE)],
    },
    fields: ['name'],
    order_by: 'name asc',
    limit: AT_ONCE,
  })
}

/** Adds late fees and reminds families, fee by fee, each in a transaction of its own. */
async function remindOfFees(step: Step): Promise<void> {
  let last = ''
  for (;;) {
    const page = await step((documents) => openAfter(documents, last))
    for (const { name } of page) await step((documents) => lookAfter(documents, name))
    const end = page.at(-1)
    if (end === undefined || page.length < AT_ONCE) return
    last = end.name
  }
}

const EVERY_MORNING = '30 6 * * *'

export const feeTasks = [taskInSteps('fees.remind', (_payload, step) => remindOfFees(step), EVERY_MORNING)]
