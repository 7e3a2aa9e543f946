import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { SandboxOrder } from './doctypes/sandbox-order.doctype.ts'
import { SandboxPayment } from './doctypes/sandbox-payment.doctype.ts'
import { eventOf, Planner, secondsAfter } from './plan-steps.ts'
import { plans, type Way } from './ways.ts'

interface Choice {
  readonly order: string
  readonly way: Way
  readonly method: string
}

/** An order is paid once: whoever presses twice, or in two windows, has pressed once. */
export async function isTaken(documents: Documents, order: string): Promise<boolean> {
  const tries = await documents.find(SandboxPayment, { where: { sandbox_order: order }, fields: ['state'] })
  return tries.some(({ state }) => state !== 'failed')
}

export function isOver(
  order: Pick<Doc<typeof SandboxOrder>, 'expires_at'>,
  now: Date,
  timeZone: string,
): boolean {
  return datetimeIn(timeZone, now) >= order.expires_at.slice(0, 'YYYY-MM-DD HH:MM:SS'.length)
}

type Order = Doc<typeof SandboxOrder>

type Payment = Doc<typeof SandboxPayment>

/** What the service tells and does by itself after a payment went this way. */
async function planWay(planner: Planner, way: Way, about: { order: Order; payment: Payment }): Promise<void> {
  const { sent = [], later = [] } = plans[way]
  const { order, payment } = about
  for (const { type, after, age = 0, copies = 1 } of sent) {
    const event = eventOf(payment, type, secondsAfter(planner.now, -age))
    for (let copy = 0; copy < copies; copy += 1) await planner.send(event, after)
  }
  for (const { action, after } of later) {
    const due = after === 'expiry' ? order.expires_at : planner.inSeconds(after)
    await planner.plan({ action, about: payment.name, due })
  }
}

/** Goes the way that the payer chose. False when there is nothing to pay any more. */
export async function chooseWay(
  documents: Documents,
  { order: name, way, method }: Choice,
  timeZone: string,
): Promise<boolean> {
  const order = await documents.lock(SandboxOrder, name)
  if (isOver(order, documents.now, timeZone) || (await isTaken(documents, name))) return false
  const { state, error = null } = plans[way]
  const { amount, currency } = order
  const values = { sandbox_order: name, state, amount, currency, method, error }
  const payment = await documents.insert(SandboxPayment, values)
  await planWay(new Planner(documents, timeZone), way, { order, payment })
  return true
}
