import { administrator } from '#framework/permissions'
import { sql } from 'kysely'
import type { PaymentSite } from './payment-site.ts'

/** A bill, whose history is played on a site. */
export interface HistoryRun {
  readonly on: PaymentSite
  readonly bill: string
  /** Answers of the gateway that are on their way still, and by when they arrive. */
  readonly late: LateResponse[]
  /** What payers hold who began to pay. */
  readonly tokens: { readonly payment: string; readonly token: string }[]
}

export interface LateResponse {
  readonly moments: number
  arrive(): Promise<void>
}

export const pickByNumber = <T>(all: readonly T[], number: number): T | undefined =>
  all[number % Math.max(all.length, 1)]

export interface WaitingTask {
  readonly task: string
  readonly payload: Readonly<Record<string, string>>
}

/** The tasks of one bill that no worker has done yet. */
export async function listTasks({ on, bill }: HistoryRun): Promise<readonly WaitingTask[]> {
  const orders = on.gateway.ordersOf(bill).map(({ order }) => order)
  const { rows } = await sql<WaitingTask>`
    select 'payments.work_off_event' as task, jsonb_build_object('event', name) as payload from "Gateway Event"
    where state = 'stored' and gateway_order = any(${orders})
    union all
    select 'payments.send_refund', jsonb_build_object('refund', r.name) from "Refund" r join "Payment" p on p.name = r.payment
    where r.state = 'requested' and p.reference_name = ${bill}`.execute(on.site.engine.database.kysely)
  return rows
}

/** Does a task, as a worker would. */
export function createTaskRunner({ on }: HistoryRun): (waiting: WaitingTask) => Promise<unknown> {
  const { engine } = on.site
  const tasks = engine.modules.flatMap((module) => module.tasks)
  return ({ task: name, payload }) =>
    engine.unframed(administrator, async (documents) => {
      const ctx = { ...engine.contextFor(documents), inTransaction: on.context.inTransaction }
      await tasks.find((one) => one.name === name)?.run(payload, ctx)
    })
}

export async function listPayments({ on, bill }: HistoryRun): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from "Payment" where reference_name = ${bill} order by name`.execute(
    on.site.engine.database.kysely,
  )
  return rows.map(({ name }) => name)
}
