import { sql } from 'kysely'
import { guest, administrator } from '#framework/permissions'
import { syncPayment } from '#money/payments'
import { runExpectingFailure, runQuery, createQuery } from './fault-injection.ts'
import type { Action } from './payment-history.ts'
import type { PaymentSite } from './payment-site.ts'

type LateQuery = Extract<Action, { what: 'ask, answered late' }>

async function readState({ on, bill }: HistoryRun): Promise<string> {
  const unasked = sql`'{query_count,last_queried_at,next_query_at,applied_query,modified,modified_by}'::text[]`
  const { rows } = await sql`
    with own as (select * from "Payment" where reference_name = ${bill})
    select 'payment' as kind, to_jsonb(own) - ${unasked} as row from own
    union all select 'refund', to_jsonb(r) - ${unasked} from "Refund" r join own on own.name = r.payment
    union all select 'dispute', to_jsonb(d) - ${unasked} from "Dispute" d join own on own.name = d.payment
    union all select 'bill', to_jsonb(b) - ${unasked} from "Sample Bill" b where b.name = ${bill}
    order by 1, 2`.execute(on.site.engine.database.kysely)
  return JSON.stringify(rows)
}

async function findQuery(
  playing: HistoryRun,
  { by, number }: LateQuery,
): Promise<(() => Promise<unknown>) | undefined> {
  const { on, tokens } = playing
  const { engine } = on.site
  if (by === 'ask') {
    const payment = pickByNumber(await listPayments(playing), number)
    return payment === undefined ? undefined : () => syncPayment(on.context, payment)
  }
  if (by === 'event') {
    const events = (await listTasks(playing)).filter(({ task }) => task === 'payments.work_off_event')
    const event = pickByNumber(events, number)
    return event && (() => createTaskRunner(playing)(event))
  }
  const heldToken = pickByNumber(tokens, number)
  const method = engine.findMethod('mela.payments.get_status')
  return (
    heldToken &&
    method &&
    (() =>
      engine.withoutTransaction(guest, (documents) =>
        engine.call(method, documents, { args: { ...heldToken } }),
      ))
  )
}

/** Sends a query whose response arrives later; it has no effect if newer responses were processed. */
export async function queryLate(playing: HistoryRun, late: LateQuery): Promise<void> {
  const run = await findQuery(playing, late)
  if (run === undefined) return
  const { promise: arrival, resolve } = Promise.withResolvers<null>()
  const query = createQuery(arrival)
  const done = runExpectingFailure(null, () => runQuery(query, run))
  playing.late.push({
    moments: late.moments,
    async arrive() {
      const before = await readState(playing)
      resolve(null)
      await done
      if (!query.isSuperseded) return
      playing.on.countStaleResponse()
      const after = await readState(playing)
      if (after !== before) throw new Error(`A stale response changed ${before} to ${after}`)
    },
  })
  await Promise.race([query.received, done])
}

export interface HistoryRun {
  readonly on: PaymentSite
  readonly bill: string
  readonly late: LateResponse[]
  readonly tokens: { readonly payment: string; readonly token: string }[]
}

interface LateResponse {
  readonly moments: number
  arrive(): Promise<void>
}

export const pickByNumber = <T>(all: readonly T[], number: number): T | undefined =>
  all[number % Math.max(all.length, 1)]

export interface WaitingTask {
  readonly task: string
  readonly payload: Readonly<Record<string, string>>
}

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

export function createTaskRunner({ on }: HistoryRun): (waiting: WaitingTask) => Promise<unknown> {
  const { engine } = on.site
  const tasks = engine.modules.flatMap((module) => module.tasks)
  return ({ task: name, payload }) =>
    engine.withoutTransaction(administrator, async (documents) => {
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
