import type { Doc, NewDoc } from '#framework/doctypes'
import { randomName, type Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import type { SandboxPayment } from '../payment/sandbox-payment.doctype.ts'
import { SandboxStep } from './sandbox-step.doctype.ts'
import type { SandboxEvent } from '../sandbox-event.ts'

export const SANDBOX_TASK = 'payments.play_sandbox'

type Payment = Pick<Doc<typeof SandboxPayment>, 'name' | 'sandbox_order'>

const EVENT_ID_LENGTH = 24

/** What happened to a payment, for whoever is told of it. */
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

/** Plans what the service does by itself, and wakes whoever does it. Times are in seconds from now. */
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
    await this.#documents.later(SANDBOX_TASK, {})
  }
}
