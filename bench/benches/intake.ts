import { createHmac, randomBytes } from 'node:crypto'
import { modules } from '../../apps/server/modules.ts'
import { duel } from '../measuring/duel.ts'
import { burstOf, type BenchRequest } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { capture, type Statement } from '../site/captured-statements.ts'
import { startChild, type Child, startControl, withControl, freePort } from '../site/child.ts'
import { openEngineSite, type EngineSite } from '../site/engine-site.ts'
import { socketFolderOf } from '../site/bench-site.ts'
import { openSite } from '../site/statements.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.4
const DUPLICATES = 10_000
const PATH = '/hooks/razorpay'
const NETWORKS = 200

const razorpay = {
  keyId: 'rzp_test_measured',
  keySecret: randomBytes(12).toString('hex'),
  webhookSecret: randomBytes(12).toString('hex'),
}
const payments = { razorpay }

function eventBody(): string {
  const payment = {
    ...{ id: 'pay_MeasuredMeasur', entity: 'payment', amount: 150_000, currency: 'INR', status: 'captured' },
    ...{ order_id: 'order_MeasuredMeas', invoice_id: null, international: false, method: 'upi' },
    ...{ amount_refunded: 0, refund_status: null, captured: true, description: 'A bowl and a towel' },
    ...{ card_id: null, bank: null, wallet: null, vpa: 'meena@exampleupi', email: 'meena@example.org' },
    ...{ contact: '+919000000000', notes: [], fee: 3540, tax: 540, error_code: null },
    ...{ error_description: null, acquirer_data: { rrn: '000000000000' }, created_at: 1_700_000_000 },
  }
  const event = { entity: 'event', account_id: 'acc_MeasuredMeasur', event: 'payment.captured' }
  const created_at = Math.floor(Date.now() / 1000)
  return JSON.stringify({
    ...event,
    contains: ['payment'],
    payload: { payment: { entity: payment } },
    created_at,
  })
}

function questionOf(body: string): BenchRequest {
  const signature = createHmac('sha256', razorpay.webhookSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature }
  return { method: 'POST', path: PATH, headers, body }
}

let sent = 0

function nextHeaders(event: string): Readonly<Record<string, string>> {
  sent += 1
  return { 'x-razorpay-event-id': event, 'x-forwarded-for': `10.0.0.${sent % NETWORKS}` }
}

const newEvent = (): string => `evt_${randomBytes(9).toString('hex')}`

interface Learned {
  readonly statements: readonly Statement[]
  readonly names: readonly string[]
}

async function learn(site: EngineSite, question: BenchRequest): Promise<Learned> {
  const { app, close } = await openSite(site.dataFolder, { poolSize: 2, payments, trustedProxies: 1 })
  const takeIn = (event: string) =>
    app.inject({
      ...{ method: question.method, url: question.path, payload: question.body ?? '' },
      headers: { ...question.headers, ...nextHeaders(event) },
    })
  try {
    // Statements that a server runs once and caches are not counted.
    await takeIn(newEvent())
    const event = newEvent()
    const { result, statements } = await capture(() => takeIn(event))
    if (result.statusCode !== 200) throw new Error(`${question.path}: ${result.statusCode} ${result.body}`)
    return theTwo(statements, event)
  } finally {
    await close()
  }
}

function theTwo(all: readonly Statement[], event: string): Learned {
  const stored = all.find(({ values }) => values.includes(event))
  const name = String(stored?.values[0])
  const statements = all.filter(({ values }) => JSON.stringify(values).includes(name))
  if (stored === undefined || statements.length !== 2)
    throw new Error(`An event took ${all.length} statements: ${all.map(({ text }) => text).join('; ')}`)
  return { statements, names: [event, name] }
}

async function startHooks({ dataFolder }: EngineSite): Promise<Child> {
  return startChild({
    script: 'bench/serve-hooks.ts',
    words: [JSON.stringify({ dataFolder, payments })],
    port: await freePort(),
    readyPath: '/ready',
    patience: 60_000,
  })
}

const touched = [
  '"Gateway Event"',
  '"Rejected Events"',
  '"Payment"',
  '"Refund"',
  '"Ledger Entry"',
  '"Ledger Line"',
]
const digests = touched.map((table) => `select md5(string_agg(t::text, ',' order by name)) from ${table} t`)
const jobs = `select md5(string_agg(j::text, ',' order by id)) from pgboss.job j where name like 'payments.%'`

async function readEventState({ database }: EngineSite) {
  const { rows } = await database.pool.query<{ events: number; text: string }>(`
    select (select count(*)::int from "Gateway Event") as events,
      concat_ws(',', ${[...digests, jobs].map((digest) => `(${digest})`).join(', ')}) as text`)
  const [found] = rows
  if (!found) throw new Error('The database does not say what stands in it')
  return found
}

async function sendOnce(
  { origin }: Child,
  { path, headers = {}, body = '', nextHeaders: more }: BenchRequest,
) {
  const response = await fetch(origin + path, { method: 'POST', headers: { ...headers, ...more?.() }, body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

async function burst(site: EngineSite, server: Child, question: BenchRequest): Promise<Row> {
  const event = newEvent()
  const same: BenchRequest = { ...question, nextHeaders: () => nextHeaders(event) }
  const empty = await readEventState(site)
  await sendOnce(server, same)
  const before = await readEventState(site)
  const perSecond = await burstOf(server, same, DUPLICATES)
  const after = await readEventState(site)
  const isUnchanged = before.text === after.text && before.events === empty.events + 1
  return {
    name: `${DUPLICATES.toLocaleString('en')} duplicates of an event, at once`,
    ours: isUnchanged ? 'nothing changed' : `${after.events - before.events} events more`,
    target: 'nothing changed',
    isMet: isUnchanged,
    remarks: [
      `${perSecond.toFixed(0)} a second were answered well; events, tasks, payments and entries are as before`,
    ],
  }
}

async function compare(
  { dataFolder }: EngineSite,
  { server, question, learned }: { server: Child; question: BenchRequest; learned: Learned },
): Promise<Row> {
  const order = { socketFolder: socketFolderOf(dataFolder), path: PATH, ...learned }
  return withControl(startControl('same-insert', order), (control) =>
    duel({
      name: 'webhook: signature checked, event stored, task added',
      question: { ...question, nextHeaders: () => nextHeaders(newEvent()) },
      ours: server,
      control,
      least: LEAST,
      remarks: [`${learned.statements.length} SQL statements; the control checks no signature`],
    }),
  )
}

/**
 * Compares a gateway's webhook with Fastify and `pg` sending the same two statements. No worker handles the events
 * meanwhile.
 */
export const intake: Bench = {
  name: 'intake',
  async run() {
    const site = await openEngineSite([], modules)
    try {
      const question = questionOf(eventBody())
      const learned = await learn(site, question)
      const server = await startHooks(site)
      try {
        const row = await burst(site, server, question)
        return [row, await compare(site, { server, question, learned })]
      } finally {
        await server.stop()
      }
    } finally {
      await site.close()
    }
  },
}
