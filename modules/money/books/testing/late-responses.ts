import { sql } from 'kysely'
import { guest } from '#framework/permissions'
import { syncPayment } from '#money/payments'
import { runExpectingFailure } from './fault-injection.ts'
import type { Action } from './payment-history.ts'
import { pickByNumber, listPayments, createTaskRunner, listTasks, type HistoryRun } from './history-run.ts'
import { runQuery, createQuery } from './gateway-queries.ts'

type LateQuery = Extract<Action, { what: 'ask, answered late' }>

/** Everything that an answer about a bill can change: its payments, their refunds and disputes, and the bill itself. */
async function readState({ on, bill }: HistoryRun): Promise<string> {
  const unasked = sql`'{times_asked,last_asked,next_ask,answered,modified,modified_by}'::text[]`
  const { rows } = await sql`
    with own as (select * from "Payment" where reference_name = ${bill})
    select 'payment' as kind, to_jsonb(own) - ${unasked} as row from own
    union all select 'refund', to_jsonb(r) - ${unasked} from "Refund" r join own on own.name = r.payment
    union all select 'dispute', to_jsonb(d) - ${unasked} from "Dispute" d join own on own.name = d.payment
    union all select 'bill', to_jsonb(b) - ${unasked} from "Sample Bill" b where b.name = ${bill}
    order by 1, 2`.execute(on.site.engine.database.kysely)
  return JSON.stringify(rows)
}

/** Who asks: staff or the reconciler, a worker with an event, or the payer who waits. */
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
    (() => engine.unframed(guest, (documents) => engine.call(method, documents, { args: { ...heldToken } })))
  )
}

/** Asks, and has the answer arrive when other things have happened: if they told of a later moment, it changes nothing. */
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
      if (!query.isOvertaken) return
      playing.on.noteOvertaken()
      const after = await readState(playing)
      if (after !== before) throw new Error(`An answer that was overtaken changed ${before} to ${after}`)
    },
  })
  await Promise.race([query.received, done])
}
