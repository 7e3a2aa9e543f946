import { sql } from 'kysely'
import { connect, startEmbeddedDatabase, type Database } from '#framework/database'
import type { Engine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { runBooks } from '#money/books'
import { databaseFolder, createCrashTestEngine, TIME_ZONE, type Scenario } from './crash-test-engine.ts'

const POOL_SIZE = 8
/** Minutes between rounds: first the time in which a payer may still pay; then long enough for infrequent checks. */
const MINUTES_OF_ROUNDS = [3, 3, 90]
const MAX_ROUNDS = 30

function createClock() {
  const state = { ahead: 0 }
  return {
    now: () => new Date(Date.now() + state.ahead),
    forward: (minutes: number) => void (state.ahead += minutes * 60_000),
  }
}

type Clock = ReturnType<typeof createClock>

export interface SettledState {
  readonly discrepancies: readonly unknown[]
  readonly siteTransfers: readonly string[]
  readonly serviceTransfers: readonly string[]
  readonly paidBills: readonly string[]
  readonly refunded: readonly string[]
  readonly orders: Readonly<Record<string, string>>
}

async function textsOf({ kysely }: Database, question: string): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`${sql.raw(question)}`.execute(kysely)
  return rows.map(({ text }) => text).toSorted()
}

const waiting = `
  select 'event ' || name as text from "Gateway Event" where state = 'stored'
  union all select 'refund ' || name from "Refund" where state in ('requested', 'sent')
  union all select 'payment ' || name from "Payment" where state in ('created', 'authorised') or allocation = 'unallocated'
  union all select 'settling ' || name from "Sandbox Step" where action <> 'send' and state <> 'done'`

/** Runs the reconciler alone: without a running server no event arrives. */
async function reconcileUntilSettled(engine: Engine, clock: Clock): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    clock.forward(MINUTES_OF_ROUNDS[round] ?? Math.max(...MINUTES_OF_ROUNDS))
    await engine.runTask('payments.reconcile')
    const left = await textsOf(engine.database, waiting)
    if (left.length === 0) return
    if (left.some((text) => text.startsWith('settling'))) await engine.runTask('payments.play_sandbox')
  }
  throw new Error(`It does not come to rest: ${(await textsOf(engine.database, waiting)).join(', ')}`)
}

async function readAll(database: Database): Promise<Omit<SettledState, 'discrepancies'>> {
  return {
    siteTransfers: await textsOf(
      database,
      `select gateway_payment || ' took ' || captured_amount as text from "Payment" where captured_amount > 0
       union all select gateway_refund || ' gave back ' || amount from "Refund" where state = 'done'`,
    ),
    serviceTransfers: await textsOf(
      database,
      `select name || ' took ' || amount as text from "Sandbox Payment" where state = 'captured'
       union all select name || ' gave back ' || amount from "Sandbox Refund" where state = 'done'`,
    ),
    paidBills: await textsOf(
      database,
      `select reference_name as text from "Payment" where allocation = 'allocated'`,
    ),
    refunded: await textsOf(database, `select payment as text from "Refund" where state <> 'failed'`),
    orders: {},
  }
}

async function ordersOf(database: Database): Promise<SettledState['orders']> {
  const { rows } = await sql<{ name: string; state: string }>`select name, state from "Order"`.execute(
    database.kysely,
  )
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

export async function readSettledState({
  dataFolder,
  port,
  scenario,
}: {
  readonly dataFolder: string
  readonly port: number
  readonly scenario?: Scenario
}): Promise<SettledState> {
  const embedded = await startEmbeddedDatabase({ folder: databaseFolder(dataFolder) })
  const database = connect(embedded.connection, { timeZone: TIME_ZONE, poolSize: POOL_SIZE })
  const clock = createClock()
  const engine = await createCrashTestEngine({ database, dataFolder, port, scenario, clock: clock.now })
  try {
    await reconcileUntilSettled(engine, clock)
    // Orders without a payment in time expire.
    if (scenario === 'shop') await engine.runTask('orders.expire')
    const { outcomes } = await runBooks({
      step: (part) => engine.write(administrator, part),
      site: engine.settings,
      checks: engine.extensions(bookkeepingCheck),
    })
    const orders = scenario === 'shop' ? await ordersOf(database) : {}
    return {
      ...(await readAll(database)),
      orders,
      discrepancies: outcomes.flatMap(({ discrepancies }) => discrepancies),
    }
  } finally {
    await engine.stop()
    await database.close()
    await embedded.stop()
  }
}
