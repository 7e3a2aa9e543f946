import { sql } from 'kysely'
import { guest } from '#framework/permissions'
import { askGateway } from '#money/payments'
import { surviving } from './sample-crossings.ts'
import type { Action } from './sample-history.ts'
import { chosen, paymentsOf, taskRunner, tasksOf, type Playing } from './sample-playing.ts'
import { asking, newQuestion } from './sample-questions.ts'

type Late = Extract<Action, { what: 'ask, answered late' }>

/** Everything that an answer about a bill can change: its payments, their refunds and disputes, and the bill itself. */
async function standing({ on, bill }: Playing): Promise<string> {
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
async function questionOf(
  playing: Playing,
  { by, number }: Late,
): Promise<(() => Promise<unknown>) | undefined> {
  const { on, tokens } = playing
  const { engine } = on.site
  if (by === 'ask') {
    const payment = chosen(await paymentsOf(playing), number)
    return payment === undefined ? undefined : () => askGateway(on.place, payment)
  }
  if (by === 'event') {
    const events = (await tasksOf(playing)).filter(({ task }) => task === 'payments.work_off_event')
    const event = chosen(events, number)
    return event && (() => taskRunner(playing)(event))
  }
  const held = chosen(tokens, number)
  const method = engine.findMethod('mela.payments.get_status')
  return (
    held &&
    method &&
    (() => engine.unframed(guest, (documents) => engine.call(method, documents, { args: { ...held } })))
  )
}

/** Asks, and has the answer arrive when other things have happened: if they told of a later moment, it changes nothing. */
export async function askLate(playing: Playing, late: Late): Promise<void> {
  const run = await questionOf(playing, late)
  if (run === undefined) return
  const { promise: arrival, resolve } = Promise.withResolvers<null>()
  const question = newQuestion(arrival)
  const done = surviving(null, () => asking(question, run))
  playing.late.push({
    moments: late.moments,
    async arrive() {
      const before = await standing(playing)
      resolve(null)
      await done
      if (!question.isOvertaken) return
      playing.on.noteOvertaken()
      const after = await standing(playing)
      if (after !== before) throw new Error(`An answer that was overtaken changed ${before} to ${after}`)
    },
  })
  await Promise.race([question.heard, done])
}
