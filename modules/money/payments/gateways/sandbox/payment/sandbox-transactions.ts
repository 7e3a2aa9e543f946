import type { Documents } from '#framework/documents'
import { SandboxPayment } from './sandbox-payment.doctype.ts'
import { SandboxRefund } from './sandbox-refund.doctype.ts'
import { createEvent, StepPlanner } from '../scenario/step-planner.ts'

/** A refund of so many paise above whole rupees fails at the bank: for trying what then happens. */
const FAILING_PAISE = 13

const ONE_RUPEE = 100

/** Takes what was only begun or authorised. */
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

/** Ends a refund: the bank takes it, or sends it back. */
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
