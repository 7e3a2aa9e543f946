import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { Payment } from '../payment/payment.doctype.ts'
import { WebhookEvent } from '../webhook-event/webhook-event.doctype.ts'
import { PaymentLink } from '../payment-link/payment-link.doctype.ts'
import { Refund } from '../refund/refund.doctype.ts'
import { type GatewayName, GatewayRefused, GatewayUnavailable } from '../gateways/gateway.ts'
import { formatLocalTime, minutesSince } from '../payment/local-time.ts'
import { syncPayment } from './sync-payment.ts'
import { returnUnallocated } from '../unallocated-payment/resolve.ts'
import { sendRefund } from '../refund/send-refund.ts'
import { processEvent } from '../webhook-event/process-event.ts'

/** Limit per run; the next minute's run continues. */
const BATCH = 200
/** Minutes after which the reconciler does what a task should have done. */
const OVERDUE_MINUTES = 1
/** Minutes for staff to allocate a payment before it is refunded. */
const RETURN_AFTER_MINUTES = 10
/** Failures after which a gateway is skipped for the rest of the run. */
const MAX_GATEWAY_FAILURES = 3
const CONCURRENCY = 4
const POSTPONE_MINUTES = { least: 1, most: 60 }

interface Job {
  readonly gateway: GatewayName | null
  run(): Promise<unknown>
}

interface DueWork {
  readonly events: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly payments: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly refunds: readonly { readonly name: string; readonly gateway: GatewayName }[]
  readonly unallocated: readonly { readonly name: string }[]
}

/** Returns all pending work in four statements. */
async function findDue(documents: Documents, context: Context): Promise<DueWork> {
  const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
  const overdue = formatLocalTime(clock, -OVERDUE_MINUTES)
  const batch = { limit: BATCH } as const
  return {
    events: await documents.find(WebhookEvent, {
      where: { state: 'stored', received_at: ['<=', overdue] },
      fields: ['name', 'gateway'],
      order_by: 'received_at asc',
      ...batch,
    }),
    payments: await documents.find(Payment, {
      where: { next_query_at: ['<=', formatLocalTime(clock)] },
      fields: ['name', 'gateway'],
      order_by: 'next_query_at asc',
      ...batch,
    }),
    refunds: await documents.find(Refund, {
      where: { state: 'requested', requested_at: ['<=', overdue] },
      fields: ['name', 'gateway'],
      order_by: 'requested_at asc',
      ...batch,
    }),
    unallocated: await documents.find(Payment, {
      where: {
        allocation: 'unallocated',
        state: ['!=', 'disputed'],
        is_held: 0,
        captured_at: ['<=', formatLocalTime(clock, -RETURN_AFTER_MINUTES)],
      },
      fields: ['name'],
      order_by: 'captured_at asc',
      ...batch,
    }),
  }
}

/** Postpones a failed payment, so that it does not block the others. */
async function syncOrPostpone(context: Context, name: string): Promise<void> {
  try {
    await syncPayment(context, name)
  } catch (error) {
    await context.inTransaction(async (documents) => {
      const { last_queried_at } = await documents.lock(Payment, name)
      const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
      const minutes = Math.min(
        Math.max(POSTPONE_MINUTES.least, minutesSince(clock, last_queried_at)),
        POSTPONE_MINUTES.most,
      )
      await documents.save(Payment, name, { next_query_at: formatLocalTime(clock, minutes) })
    })
    // A gateway removed from the settings is no defect either.
    if (!(error instanceof GatewayRefused || error instanceof DialectError)) throw error
  }
}

function listJobs(context: Context, { events, payments, refunds, unallocated }: DueWork): readonly Job[] {
  return [
    ...events.map(({ name, gateway }) => ({ gateway, run: () => processEvent(context, name) })),
    ...payments.map(({ name, gateway }) => ({ gateway, run: () => syncOrPostpone(context, name) })),
    ...unallocated.map(({ name }) => ({
      gateway: null,
      run: () => context.inTransaction((documents) => returnUnallocated(documents, context, name)),
    })),
    ...refunds.map(({ name, gateway }) => ({ gateway, run: () => sendRefund(context, name) })),
  ]
}

/** Runs the jobs; an unavailable gateway is skipped until the next run. Returns the other errors. */
async function runAll(jobs: readonly Job[]): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const failureCounts = new Map<GatewayName | null, number>()
  const queue = [...jobs]
  const fail = ({ gateway }: Job, error: unknown) => {
    if (error instanceof GatewayUnavailable) failureCounts.set(gateway, (failureCounts.get(gateway) ?? 0) + 1)
    else failures.push(error)
  }
  const runQueue = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const current = job
      if ((failureCounts.get(current.gateway) ?? 0) >= MAX_GATEWAY_FAILURES) continue
      await current.run().catch((error: unknown) => fail(current, error))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runQueue))
  return failures
}

async function expireLinks(documents: Documents, context: Context): Promise<void> {
  const now = formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now })
  const expiredLinks = await documents.find(PaymentLink, {
    where: { state: 'open', expires_at: ['<=', now] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of expiredLinks) await documents.save(PaymentLink, name, { state: 'expired' })
}

/**
 * Processes all pending work: unprocessed events, overdue queries, unsent refunds, unallocated payments. It replaces
 * webhooks completely where they are missing. Throws after all work if some failed.
 */
export async function reconcile(context: Context): Promise<void> {
  const due = await context.inTransaction((documents) => findDue(documents, context))
  const failures = await runAll(listJobs(context, due))
  await context.inTransaction((documents) => expireLinks(documents, context))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be looked after`)
}
