import type { Context } from '#framework/context'
import { forEachInSteps, taskInSteps } from '#framework/tasks'
import type { Documents } from '#framework/documents'
import { addDays, formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { Fee } from './fee/fee.doctype.ts'
import type { FeeDoc } from './fee/fee.queries.ts'
import { dueNow } from './fee/fee-totals.rules.ts'
import { feeDueSoon, feeLate } from './extensions.ts'
import { isLate } from './late-fee/late-fee.rules.ts'
import { saveLateFees } from './payment/payable-fee.ts'

const REMINDER_DAYS = 7
type Payer = Pick<FeeDoc, 'payer_user' | 'payer_email' | 'payer_phone'>

const toRecipient = ({ payer_user, payer_email: email, payer_phone: phone }: Payer) =>
  payer_user === null ? { email, phone } : { user: payer_user }

async function notifyPayer(documents: Documents, fee: FeeDoc, dueOn: string): Promise<void> {
  const event = isLate({ due_on: dueOn }, fee.grace_days, documents.today) ? feeLate : feeDueSoon
  if (event === feeDueSoon && dueOn < documents.today) return
  await notify(documents, {
    event,
    key: `${fee.name} ${dueOn}`,
    people: [toRecipient(fee)],
    link: '/family',
    values: {
      name: fee.payer_name,
      amount: formatMoney(dueNow(fee.instalments, documents.today), 'INR', 'en'),
      ...{ day: dueOn, year: fee.academic_year, class: fee.class, fee: fee.name },
    },
  })
}

async function processFee(documents: Documents, name: string): Promise<void> {
  const fee = await saveLateFees(documents, await documents.lock(Fee, name))
  if (fee.next_due_on !== null) await notifyPayer(documents, fee, fee.next_due_on)
}

const sendFeeReminders = (step: Context['inTransaction']): Promise<void> =>
  forEachInSteps(
    step,
    (documents, { after, limit }) =>
      documents.find(Fee, {
        where: {
          ...{ name: ['>', after], outstanding: ['>', 0] },
          next_due_on: ['<=', addDays(documents.today, REMINDER_DAYS)],
        },
        fields: ['name'],
        order_by: 'name asc',
        limit,
      }),
    ({ name }) => step((documents) => processFee(documents, name)),
  )

const MORNING_SCHEDULE = '30 6 * * *'

export const feeTasks = [
  taskInSteps('fees.remind', (_payload, { inTransaction: step }) => sendFeeReminders(step), MORNING_SCHEDULE),
]
