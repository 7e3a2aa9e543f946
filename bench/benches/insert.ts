import { duel } from '../measuring/duel.ts'
import type { BenchRequest } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { startControl, withControl } from '../site/child.ts'
import { type BenchSite, socketFolderOf } from '../site/bench-site.ts'
import { signIn } from '../site/users.ts'
import { statementsFor, type Counted } from '../site/statements.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.4
const MAX_ROUND_TRIPS = 8
const ROWS = 10

const title = 'insert with ten child rows, version and signal'

/** A date far in the past, which no list of the demo shows. */
const body = JSON.stringify({
  title: 'Measured afternoon',
  start_date: '1990-01-01',
  venue: 'The courtyard, Mylapore',
  ticket_types: Array.from({ length: ROWS }, (_, index) => ({
    label: `Row ${index}`,
    price: 100,
    seats_per_ticket: 1,
  })),
})

interface Inserted {
  readonly data: { readonly name: string; readonly ticket_types: readonly { readonly name: string }[] }
}

const versionName = /insert into "Version" [^$]*\$(\d+)/

function versionNames({ sent }: Counted): readonly string[] {
  return sent.flatMap(({ text, values }) => {
    const place = versionName.exec(text)?.[1]
    return place === undefined ? [] : [String(values[Number(place) - 1])]
  })
}

function namesIn(counted: Counted): readonly string[] {
  const { data } = counted.json<Inserted>()
  const versions = versionNames(counted)
  if (versions.length !== 1) throw new Error(`${versions.length} versions came with one insert`)
  return [data.name, ...data.ticket_types.map(({ name }) => name), ...versions]
}

/**
 * True for the statement that identifies the caller, which the raw transaction lacks; it counts as a round trip all the
 * same.
 */
function isIdentity(text: string): boolean {
  return text.includes('"API Key"') || text.includes('"Session"')
}

async function compare(benchSite: BenchSite, question: BenchRequest, counted: Counted): Promise<Row> {
  const roundTrips = counted.sent.length
  const order = {
    socketFolder: socketFolderOf(benchSite.dataFolder),
    path: '/api/resource/:doctype',
    statements: counted.sent.filter(({ text }) => !isIdentity(text)),
    names: namesIn(counted),
  }
  const server = await benchSite.server()
  return withControl(startControl('same-insert', order), async (control) => {
    const remarks = [`${roundTrips} round trips with BEGIN, COMMIT and who asks (at most ${MAX_ROUND_TRIPS})`]
    const row = await duel({ name: title, question, ours: server, control, least: LEAST, remarks })
    return { ...row, isMet: row.isMet === true && roundTrips <= MAX_ROUND_TRIPS }
  })
}

export const insert: Bench = {
  name: 'insert',
  async run(benchSite) {
    const authorization = await signIn(await benchSite.server())
    const headers = { authorization, 'content-type': 'application/json' }
    const question: BenchRequest = { method: 'POST', path: '/api/resource/Mela%20Event', headers, body }
    return [await compare(benchSite, question, await statementsFor(benchSite.dataFolder, question))]
  },
}
