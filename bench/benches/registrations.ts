import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MelaEvent } from '#community/events'
import { hashSecret } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { addDays, dayIn } from '#meta'
import { modules } from '../../apps/server/modules.ts'
import { loadFor, type Load, type BenchRequest } from '../measuring/load.ts'
import { median } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { capture, type Statement, again, newNames } from '../site/captured-statements.ts'
import { startChild, type Child, freePort } from '../site/child.ts'
import { openEngineSite, type EngineSite } from '../site/engine-site.ts'
import { socketFolderOf } from '../site/bench-site.ts'
import { openSite } from '../site/statements.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.4
const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 10
const CONNECTIONS = 20
const NETWORKS = 20_000
const MAX_STATEMENTS = 6
const PATH = '/api/method/mela.events.register'

async function makeEvent({ engine }: EngineSite): Promise<string> {
  const start_date = addDays(dayIn('Asia/Kolkata', new Date()), 30)
  const { name } = await engine.write(administrator, (documents) =>
    documents.insert(MelaEvent, { title: 'Kites', published: 1, start_date, capacity: 100_000_000 }),
  )
  return name
}

let sent = 0

function newFamily(event: string): string {
  sent += 1
  return JSON.stringify({
    ...{
      event,
      contact_name: 'Meena',
      phone: `+919${String(100_000_000 + sent)}`,
      email: 'meena@example.org',
    },
    attendees: [{ full_name: 'Kavin', age: 8 }, { full_name: 'Meena' }],
    idempotency_key: randomUUID(),
  })
}

function newAddress(): Readonly<Record<string, string>> {
  const network = sent % NETWORKS
  return { 'x-forwarded-for': `10.${Math.floor(network / 250)}.${network % 250}.1` }
}

function questionOf(event: string): BenchRequest {
  const headers = { 'content-type': 'application/json' }
  return {
    ...{ method: 'POST', path: PATH, headers },
    nextHeaders: newAddress,
    nextBody: () => newFamily(event),
  }
}

interface Learned {
  readonly statements: readonly Statement[]
  readonly names: readonly string[]
}

interface RegistrationResponse {
  readonly message: { readonly registration: string; readonly token: string }
}

function transactionOf(statements: readonly Statement[]): readonly Statement[] {
  const begun = statements.findIndex(({ text }) => /^begin/i.test(text))
  const done = statements.findIndex(({ text }) => /^commit/i.test(text))
  if (begun === -1 || done === -1) throw new Error('A registration was no transaction')
  return statements.slice(begun, done + 1)
}

async function namesOf(
  { database }: EngineSite,
  { message }: RegistrationResponse,
  key: string,
): Promise<readonly string[]> {
  const { registration, token } = message
  const { rows } = await database.pool.query<{ name: string }>(
    `select unnest(array[name, ticket_code]) as name from "Event Attendee" where parent = $1
      union all select name from "Version" where docname = $1`,
    [registration],
  )
  return [registration, hashSecret(token), hashSecret(key), ...rows.map(({ name }) => name)]
}

async function learn(site: EngineSite, event: string): Promise<Learned> {
  const { app, close } = await openSite(site.dataFolder, { poolSize: 2, trustedProxies: 1 })
  const register = (payload: string) =>
    app.inject({
      method: 'POST',
      url: PATH,
      payload,
      headers: { 'content-type': 'application/json', ...newAddress() },
    })
  try {
    await register(newFamily(event))
    const payload = newFamily(event)
    const { result, statements } = await capture(() => register(payload))
    if (result.statusCode !== 200) throw new Error(`${PATH}: ${result.statusCode} ${result.body}`)
    const { idempotency_key } = JSON.parse(payload) as { idempotency_key: string }
    return {
      statements: transactionOf(statements),
      names: await namesOf(site, result.json<RegistrationResponse>(), idempotency_key),
    }
  } finally {
    await close()
  }
}

interface Raw {
  loadFor(seconds: number): Promise<number>
  close(): Promise<void>
}

function openRaw({ dataFolder }: EngineSite, { statements, names }: Learned): Raw {
  const pool = new pg.Pool({
    ...{ host: socketFolderOf(dataFolder), user: 'mela', database: 'mela', max: CONNECTIONS },
    options: '-c TimeZone=Asia/Kolkata',
  })
  const registerOnce = async () => {
    const renaming = newNames(names)
    const client = await pool.connect()
    try {
      for (const statement of statements) await client.query(again(statement, renaming))
    } finally {
      client.release()
    }
  }
  const registerFor = async (seconds: number) => {
    let isOver = false
    let done = 0
    const session = async () => {
      for (; !isOver; done += 1) await registerOnce()
    }
    const sessions = Array.from({ length: CONNECTIONS }, session)
    const begun = performance.now()
    await wait(seconds * 1000)
    isOver = true
    await Promise.all(sessions)
    return done / ((performance.now() - begun) / 1000)
  }
  return { loadFor: registerFor, close: () => pool.end() }
}

async function startServer({ dataFolder }: EngineSite): Promise<Child> {
  return startChild({
    script: 'bench/serve-hooks.ts',
    words: [JSON.stringify({ dataFolder })],
    port: await freePort(),
    readyPath: '/ready',
    patience: 60_000,
  })
}

interface Measured {
  readonly ours: readonly Load[]
  readonly control: readonly number[]
}

/** Alternates ours and the control, so that a busy machine affects both. */
async function measureAlternately(server: Child, question: BenchRequest, raw: Raw): Promise<Measured> {
  const [ours, control]: [Load[], number[]] = [[], []]
  await loadFor(server, question, WARM_UP_SECONDS)
  await raw.loadFor(WARM_UP_SECONDS / 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await loadFor(server, question, SECONDS))
    control.push(await raw.loadFor(SECONDS))
  }
  return { ours, control }
}

async function requireConsistentSeats({ database }: EngineSite, event: string): Promise<number> {
  const { rows } = await database.pool.query<{
    families: number
    seats: number
    people: number
    reserved: number
  }>(
    `select (select count(*) from "Event Registration") as families,
      (select sum(seats) from "Event Registration") as seats, (select count(*) from "Event Attendee") as people,
      (select occupied from "Event Seats" where name = $1) as reserved`,
    [event],
  )
  const [found] = rows
  if (
    !found ||
    found.seats !== found.reserved ||
    found.people !== found.reserved ||
    found.families * 2 !== found.reserved
  )
    throw new Error(`The registrations left ${JSON.stringify(found)}`)
  return found.families
}

function rowOf({ ours, control }: Measured, statements: number, families: number): Row {
  const [left, right] = [median(ours.map(({ perSecond }) => perSecond)), median(control)]
  const times = ours.flatMap(({ processorTime }) => processorTime ?? [])
  return {
    name: `registrations for one event, ${CONNECTIONS} at once`,
    ours: `${left.toFixed(0)}/s`,
    control: `${right.toFixed(0)}/s`,
    ratio: (left / right).toFixed(2),
    target: `>= ${LEAST}`,
    isMet: left / right >= LEAST && statements <= MAX_STATEMENTS,
    remarks: [
      `${statements} round trips with BEGIN and COMMIT (at most ${MAX_STATEMENTS}); ours over HTTP, with two counts for its limits`,
      `processor time of the server: ${median(times).toFixed(0)} µs a registration; the database has processes of its own`,
      `${families.toLocaleString('en')} families hold exactly the seats that are counted as taken`,
    ],
  }
}

export const registrations: Bench = {
  name: 'registrations',
  async run() {
    const site = await openEngineSite([], modules)
    try {
      const event = await makeEvent(site)
      const learned = await learn(site, event)
      const server = await startServer(site)
      const raw = openRaw(site, learned)
      try {
        const measured = await measureAlternately(server, questionOf(event), raw)
        return [rowOf(measured, learned.statements.length, await requireConsistentSeats(site, event))]
      } finally {
        await raw.close()
        await server.stop()
      }
    } finally {
      await site.close()
    }
  },
}
