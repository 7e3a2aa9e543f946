import type { SandboxEvent } from '../sandbox-event.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { SandboxOrder } from '../payment/sandbox-order.doctype.ts'
import { SandboxPayment } from '../payment/sandbox-payment.doctype.ts'
import { createEvent, StepPlanner, secondsAfter } from './step-planner.ts'

const scenarioNames = [
  'pay',
  'decline',
  'slow',
  'webhook first',
  'webhook twice',
  'out of order',
  'no webhook',
  'after expiry',
  'authorise',
  'dispute',
] as const

export type Scenario = (typeof scenarioNames)[number]

export function findScenario(text: string | null): Scenario | undefined {
  return scenarioNames.find((scenario) => scenario === text)
}

type PlannedEvent = Pick<SandboxEvent, 'type'> & {
  /** Seconds from now. */
  readonly after: number
  /** Age of the reported state in seconds. */
  readonly age?: number
  readonly copies?: number
}

interface PlannedAction {
  readonly action: 'capture' | 'dispute'
  /** Seconds from now, or at the order's expiry. */
  readonly after: number | 'expiry'
}

export interface ScenarioPlan {
  readonly state: 'created' | 'authorised' | 'captured' | 'failed'
  readonly error?: string
  readonly sent?: readonly PlannedEvent[]
  readonly later?: readonly PlannedAction[]
  readonly isSentFirst?: boolean
}

/** Seconds that let the payer return first. */
const SOON = 2

const SLOW = 8

const captured = { type: 'payment.captured', after: SOON } as const

export const scenarioPlans: Readonly<Record<Scenario, ScenarioPlan>> = {
  pay: { state: 'captured', sent: [captured] },
  decline: {
    state: 'failed',
    error: 'The bank declined this payment',
    sent: [{ type: 'payment.failed', after: SOON }],
  },
  slow: { state: 'created', later: [{ action: 'capture', after: SLOW }] },
  'webhook first': { state: 'captured', sent: [{ ...captured, after: 0 }], isSentFirst: true },
  'webhook twice': { state: 'captured', sent: [{ ...captured, copies: 2 }] },
  'out of order': {
    state: 'captured',
    sent: [captured, { type: 'payment.authorised', after: 2 * SOON, age: 1 }],
  },
  'no webhook': { state: 'captured' },
  'after expiry': { state: 'created', later: [{ action: 'capture', after: 'expiry' }] },
  authorise: { state: 'authorised', sent: [{ type: 'payment.authorised', after: SOON }] },
  dispute: { state: 'captured', sent: [captured], later: [{ action: 'dispute', after: SLOW }] },
}

interface Choice {
  readonly order: string
  readonly scenario: Scenario
  readonly method: string
}

export async function hasActivePayment(documents: Documents, order: string): Promise<boolean> {
  const tries = await documents.find(SandboxPayment, { where: { sandbox_order: order }, fields: ['state'] })
  return tries.some(({ state }) => state !== 'failed')
}

export function isExpired(
  order: Pick<Doc<typeof SandboxOrder>, 'expires_at'>,
  now: Date,
  timeZone: string,
): boolean {
  return datetimeIn(timeZone, now) >= order.expires_at.slice(0, 'YYYY-MM-DD HH:MM:SS'.length)
}

type Order = Doc<typeof SandboxOrder>

type Payment = Doc<typeof SandboxPayment>

async function planScenario(
  planner: StepPlanner,
  scenario: Scenario,
  about: { order: Order; payment: Payment },
): Promise<void> {
  const { sent = [], later = [] } = scenarioPlans[scenario]
  const { order, payment } = about
  for (const { type, after, age = 0, copies = 1 } of sent) {
    const event = createEvent(payment, type, secondsAfter(planner.now, -age))
    for (let copy = 0; copy < copies; copy += 1) await planner.send(event, after)
  }
  for (const { action, after } of later) {
    const due = after === 'expiry' ? order.expires_at : planner.inSeconds(after)
    await planner.plan({ action, about: payment.name, due })
  }
}

export async function chooseScenario(
  documents: Documents,
  { order: name, scenario, method }: Choice,
  timeZone: string,
): Promise<boolean> {
  const order = await documents.lock(SandboxOrder, name)
  if (isExpired(order, documents.now, timeZone) || (await hasActivePayment(documents, name))) return false
  const { state, error = null } = scenarioPlans[scenario]
  const { amount, currency } = order
  const values = { sandbox_order: name, state, amount, currency, method, error }
  const payment = await documents.insert(SandboxPayment, values)
  await planScenario(new StepPlanner(documents, timeZone), scenario, { order, payment })
  return true
}
