import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { ledger, post, type Posting } from '#money/ledger'
import { median } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { capture, type Statement, again, newNames } from '../site/captured-statements.ts'
import { openEngineSite, type EngineSite } from '../site/engine-site.ts'
import { socketFolderOf } from '../site/bench-site.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.5
const MAX_ROUND_TRIPS = 4
const ROUNDS = 7
const EACH = 150
/** Postings before the measurement, which create accounts and warm up the compiler. */
const WARM_UP = 600

const business = (name: string) => ({ purpose: 'business', party: { type: 'Business', name } }) as const

const lines: Posting['lines'] = [
  { account: { purpose: 'gateway', party: { type: 'Gateway', name: 'Razorpay' } }, amount: 976_40 },
  { account: { purpose: 'fees' }, amount: 23_60, memo: 'Kept by the gateway' },
  { account: business('Clay and Kiln'), amount: -600_00, memo: 'Two bowls' },
  { account: business('Thendral Textiles'), amount: -250_00, memo: 'A towel' },
  { account: { purpose: 'tax' }, amount: -50_00, memo: 'GST of 5 %' },
  { account: { purpose: 'income', party: { type: 'DocType', name: 'Order' } }, amount: -100_00 },
]

async function postOnce({ engine }: EngineSite): Promise<{ readonly key: string; readonly name: string }> {
  const key = `capture:${randomUUID()}`
  const source = { type: 'Order', name: key }
  const posting: Posting = { kind: 'capture', lines, source, idempotencyKey: key }
  const { name } = await engine.write(administrator, (documents) => post(documents, posting))
  return { key, name }
}

interface Raw {
  readonly statements: readonly Statement[]
  postOnce(): Promise<void>
  close(): Promise<void>
}

async function openRaw(site: EngineSite): Promise<Raw> {
  const { result, statements } = await capture(() => postOnce(site))
  const names = [result.name, result.key]
  const pool = new pg.Pool({ host: socketFolderOf(site.dataFolder), user: 'mela', database: 'mela', max: 4 })
  return {
    statements,
    async postOnce() {
      const renaming = newNames(names)
      const client = await pool.connect()
      try {
        for (const statement of statements) await client.query(again(statement, renaming))
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

interface Round {
  readonly time: number
  /** Microseconds of this process for a posting; the database has processes of its own. */
  readonly processorTime: number
}

async function timed(postOne: () => Promise<unknown>, count: number): Promise<Round> {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  for (let done = 0; done < count; done += 1) await postOne()
  const { user, system } = process.cpuUsage(used)
  return { time: (performance.now() - begun) / count, processorTime: (user + system) / count }
}

const middle = (rounds: readonly Round[], read: (round: Round) => number): number => median(rounds.map(read))
const perSecond = (rounds: readonly Round[]): number => 1000 / middle(rounds, ({ time }) => time)

async function requireSameWork({ database }: EngineSite, expected: number): Promise<void> {
  const { rows } = await database.pool.query<{ entries: number; lines: number; accounts: number }>(`
    select (select count(*)::int from "Ledger Entry") as entries, (select count(*)::int from "Ledger Line") as lines,
      (select count(*)::int from "Ledger Account") as accounts`)
  const found = rows[0]
  if (
    found?.entries !== expected ||
    found.lines !== expected * lines.length ||
    found.accounts !== lines.length
  )
    throw new Error(`${expected} postings left ${JSON.stringify(found)}`)
}

async function measure(site: EngineSite): Promise<Row> {
  await timed(() => postOnce(site), WARM_UP)
  const raw = await openRaw(site)
  try {
    await timed(raw.postOnce, WARM_UP)
    const [ours, control]: [Round[], Round[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timed(() => postOnce(site), EACH))
      control.push(await timed(raw.postOnce, EACH))
    }
    await requireSameWork(site, 2 * (WARM_UP + ROUNDS * EACH) + 1)
    return rowOf(ours, control, raw.statements.length)
  } finally {
    await raw.close()
  }
}

function rowOf(ours: readonly Round[], control: readonly Round[], roundTrips: number): Row {
  const ratio = perSecond(ours) / perSecond(control)
  const [left, right] = [ours, control].map((rounds) => middle(rounds, (round) => round.processorTime))
  return {
    name: 'posting of an entry with six lines, one after another',
    ours: `${perSecond(ours).toFixed(0)}/s`,
    control: `${perSecond(control).toFixed(0)}/s`,
    ratio: ratio.toFixed(2),
    target: `>= ${LEAST}`,
    isMet: ratio >= LEAST && roundTrips <= MAX_ROUND_TRIPS,
    remarks: [
      `${roundTrips} round trips with BEGIN and COMMIT (at most ${MAX_ROUND_TRIPS})`,
      `processor time of the process: ours ${left?.toFixed(0)} µs, control ${right?.toFixed(0)} µs a posting`,
    ],
  }
}

export const posting: Bench = {
  name: 'posting',
  async run() {
    const site = await openEngineSite([], [identity, files, ledger])
    try {
      return [await measure(site)]
    } finally {
      await site.close()
    }
  },
}
