import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { modules } from '../../../apps/server/modules.ts'
import { median } from '../../measuring/statistics.ts'
import { processorTime } from '../../measuring/load.ts'
import type { Row } from '../../report/table.ts'
import { capture, type Statement, differing, again, newNames } from '../../site/captured-statements.ts'
import { startChild, type Child, freePort } from '../../site/child.ts'
import { openEngineSite, type EngineSite } from '../../site/engine-site.ts'
import {
  counterOf,
  newAddress,
  sendInside,
  checkOut,
  REQUESTS,
  type Counter,
  fillShop,
  type Sold,
} from '../../site/shop.ts'
import { socketFolderOf } from '../../site/bench-site.ts'
import { openSite } from '../../site/statements.ts'
import type { Bench } from '../bench.ts'

const LEAST = 0.25
const MAX_PLACING_STATEMENTS = 12
const MAX_PLACING_TIME = 150
const PRODUCTS = 1_000
const CLIENTS = 8
const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 10
const payments = { sandbox: true, hookOrigin: 'http://127.0.0.1' } as const

function overHttp({ origin }: Child, agent: Agent): Counter {
  const from = newAddress()
  return counterOf(async (path, body, headers) => {
    const asked = request(`${origin}${path}`, { method: 'POST', agent, headers: { ...headers, ...from } })
    asked.end(body)
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const responseText = await text(response)
    if ((response.statusCode ?? 500) >= 400)
      throw new Error(`${path}: ${response.statusCode} ${responseText}`)
    return responseText
  })
}

interface Learned {
  readonly statements: readonly Statement[]
  readonly names: readonly string[]
  readonly placing: number
}

async function learn(site: EngineSite, [sold]: readonly Sold[]): Promise<Learned> {
  if (!sold) throw new Error('Nothing is sold')
  const { app, close } = await openSite(site.dataFolder, { poolSize: 2, trustedProxies: 1, payments })
  let placing = 0
  const counter = () => {
    const send = sendInside(app)
    return counterOf(async (path, body, headers) => {
      const { result, statements } = await capture(() => send(path, body, headers))
      all.push(...statements)
      if (path.endsWith('place_order')) placing = transactionOf(statements)
      return result
    })
  }
  const all: Statement[] = []
  const one = async () => {
    all.length = 0
    await checkOut(counter(), sold, () => undefined)
    return [...all]
  }
  try {
    for (let warm = 0; warm < 3; warm += 1) await one()
    const [first, second] = [await one(), await one()]
    return { statements: second, names: differing(second, first), placing }
  } finally {
    await close()
  }
}

function transactionOf(statements: readonly Statement[]): number {
  const begun = statements.findIndex(({ text: words }) => /^begin/i.test(words))
  const done = statements.findIndex(({ text: words }) => /^commit/i.test(words))
  return done - begun + 1
}

type Running = (seconds: number) => Promise<number>

async function runClients(seconds: number, one: (client: number) => Promise<void>): Promise<number> {
  let isOver = false
  let done = 0
  const client = async (_: unknown, number: number) => {
    for (; !isOver; done += 1) await one(number)
  }
  const clients = Array.from({ length: CLIENTS }, client)
  const begun = performance.now()
  await wait(seconds * 1000)
  isOver = true
  await Promise.all(clients)
  return done / ((performance.now() - begun) / 1000)
}

function openRaw({ dataFolder }: EngineSite, { statements, names }: Learned) {
  const pool = new pg.Pool({
    ...{ host: socketFolderOf(dataFolder), user: 'mela', database: 'mela', max: CLIENTS },
    options: '-c TimeZone=Asia/Kolkata',
  })
  const checkOutOnce = async () => {
    const renaming = newNames(names)
    const session = await pool.connect()
    try {
      for (const statement of statements) await session.query(again(statement, renaming))
    } finally {
      session.release()
    }
  }
  const run: Running = (seconds) => runClients(seconds, checkOutOnce)
  return { run, close: () => pool.end() }
}

async function startServer({ dataFolder }: EngineSite): Promise<Child> {
  return startChild({
    script: 'bench/serve-hooks.ts',
    words: [JSON.stringify({ dataFolder, payments })],
    port: await freePort(),
    readyPath: '/ready',
    patience: 60_000,
  })
}

interface Measured {
  readonly ours: readonly number[]
  readonly control: readonly number[]
  readonly placing: readonly number[]
  /** Microseconds of the server for a checkout. */
  readonly processor: number
}

async function measureAlternately(
  server: Child,
  sold: readonly Sold[],
  raw: { run: Running },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const placing: number[] = []
  let shoppers = 0
  const run: Running = (seconds) =>
    runClients(seconds, () => {
      shoppers += 1
      const one = sold[shoppers % sold.length]
      if (!one) throw new Error('Nothing is sold')
      return checkOut(overHttp(server, agent), one, (time) => void placing.push(time))
    })
  await run(WARM_UP_SECONDS)
  await raw.run(WARM_UP_SECONDS / 2)
  placing.length = 0
  const [ours, control]: [number[], number[]] = [[], []]
  let used = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorTime(server.pid) ?? 0
    ours.push(await run(SECONDS))
    used += (processorTime(server.pid) ?? 0) - before
    control.push(await raw.run(SECONDS))
  }
  agent.destroy()
  return { ours, control, placing, processor: used / placing.length }
}

async function requireConsistentOrders({ database }: EngineSite): Promise<number> {
  // Orders of the control have payments of unknown names, and stay as written.
  const { rows } = await database.pool.query<{ orders: string; consistent: string }>(`
    select count(*) as orders, count(*) filter (where p.captured = o.total and o.paid_amount = o.total and a.balance = 0
      and r.state = 'held' and r.expires_at is null) as consistent
    from "Order" o
      left join (select reference_name, sum(captured_amount) as captured from "Payment" where allocation = 'allocated'
        group by reference_name) p on p.reference_name = o.name
      left join "Ledger Account" a on a.purpose = 'receivable' and a.party = o.name
      left join "Stock Reservation" r on r.name = o.reservation
    where o.state = 'placed'`)
  const [found] = rows
  if (!found || found.orders !== found.consistent)
    throw new Error(`The checkouts left ${JSON.stringify(found)}`)
  return Number(found.orders)
}

function rowOf({ ours, control, placing, processor }: Measured, learned: Learned, orders: number): Row {
  const [left, right] = [median(ours), median(control)]
  const slowest = placing.toSorted((one, other) => one - other)[Math.floor(placing.length * 0.99)] ?? 0
  return {
    name: `whole guest checkout of ${REQUESTS} requests, ${CLIENTS} at once`,
    ours: `${left.toFixed(0)}/s`,
    control: `${right.toFixed(0)}/s`,
    ratio: (left / right).toFixed(2),
    target: `>= ${LEAST}`,
    isMet: left / right >= LEAST && learned.placing <= MAX_PLACING_STATEMENTS && slowest < MAX_PLACING_TIME,
    remarks: [
      `${learned.placing} round trips of the placing transaction with BEGIN and COMMIT (at most ${MAX_PLACING_STATEMENTS}); ${learned.statements.length} of the whole checkout`,
      `placing call: p99 ${slowest.toFixed(0)} ms (below ${MAX_PLACING_TIME}), median ${median(placing).toFixed(0)} ms`,
      `processor time of the server: ${processor.toFixed(0)} µs a checkout; the load and the database have processes of their own`,
      `${orders.toLocaleString('en')} orders placed, each paid once, and nothing of it owed or held otherwise`,
      'the control sends the same statements; what follows a name that the database gives finds nothing there, which makes it quicker',
    ],
  }
}

export const checkout: Bench = {
  name: 'checkout',
  async run() {
    const site = await openEngineSite([], modules)
    try {
      const sold = await fillShop(site, PRODUCTS)
      const learned = await learn(site, sold)
      const server = await startServer(site)
      const raw = openRaw(site, learned)
      try {
        const measured = await measureAlternately(server, sold, raw)
        return [rowOf(measured, learned, await requireConsistentOrders(site))]
      } finally {
        await raw.close()
        await server.stop()
      }
    } finally {
      await site.close()
    }
  },
}
