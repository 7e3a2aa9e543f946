import type { Doc, NewDoc } from '#framework/doctypes'
import { randomName, type Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { SandboxPayment } from '../payment/sandbox-payment.doctype.ts'
import { SandboxStep } from './sandbox-step.doctype.ts'
import type { SandboxEvent } from '../sandbox-event.ts'
import { SandboxRefund } from '../payment/sandbox-refund.doctype.ts'

export const SANDBOX_TASK = 'payments.play_sandbox'

type Payment = Pick<Doc<typeof SandboxPayment>, 'name' | 'sandbox_order'>

const EVENT_ID_LENGTH = 24

export function createEvent(payment: Payment, type: string, occurredAt: Date): SandboxEvent {
  return {
    id: `SBE-${randomName(EVENT_ID_LENGTH)}`,
    type,
    order: payment.sandbox_order,
    payment: payment.name,
    created_at: Math.floor(occurredAt.getTime() / 1000),
  }
}

export const secondsAfter = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000)

/** Plans steps and enqueues their task. Times are seconds from now. */
export class StepPlanner {
  readonly #documents: Documents
  readonly #timeZone: string

  constructor(documents: Documents, timeZone: string) {
    this.#documents = documents
    this.#timeZone = timeZone
  }

  get now(): Date {
    return this.#documents.now
  }

  inSeconds(seconds: number): string {
    return datetimeIn(this.#timeZone, secondsAfter(this.#documents.now, seconds))
  }

  async send(event: SandboxEvent, seconds: number): Promise<void> {
    const due = this.inSeconds(seconds)
    await this.plan({ action: 'send', about: event.payment, event: JSON.stringify(event), due })
  }

  async plan(step: NewDoc<typeof SandboxStep>): Promise<void> {
    await this.#documents.insert(SandboxStep, step)
    await this.#documents.enqueue(SANDBOX_TASK, {})
  }
}

/** Refunds of this many paise above whole rupees fail, for testing. */
const FAILING_PAISE = 13

const ONE_RUPEE = 100

export async function capturePayment(documents: Documents, name: string, timeZone: string): Promise<void> {
  const payment = await documents.lock(SandboxPayment, name)
  if (payment.state !== 'created' && payment.state !== 'authorised') return
  await documents.save(SandboxPayment, name, { state: 'captured' })
  await new StepPlanner(documents, timeZone).send(createEvent(payment, 'payment.captured', documents.now), 0)
}

export async function disputePayment(documents: Documents, name: string, timeZone: string): Promise<void> {
  const payment = await documents.lock(SandboxPayment, name)
  await documents.save(SandboxPayment, name, { is_disputed: 1 })
  await new StepPlanner(documents, timeZone).send(createEvent(payment, 'payment.disputed', documents.now), 0)
}

export async function completeRefund(documents: Documents, name: string, timeZone: string): Promise<void> {
  const { sandbox_payment, amount, state } = await documents.lock(SandboxRefund, name)
  if (state !== 'pending') return
  const payment = await documents.lock(SandboxPayment, sandbox_payment)
  const hasFailed = amount % ONE_RUPEE === FAILING_PAISE
  await documents.save(SandboxRefund, name, { state: hasFailed ? 'failed' : 'done' })
  if (hasFailed) await documents.save(SandboxPayment, payment.name, { refunded: payment.refunded - amount })
  const type = hasFailed ? 'refund.failed' : 'refund.done'
  await new StepPlanner(documents, timeZone).send(createEvent(payment, type, documents.now), 0)
}
