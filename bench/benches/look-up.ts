import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { campaign, VISITS, type CampaignOutcome } from '../measuring/campaign.ts'
import { median, rankTest } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { startChild, type Child, freePort } from '../site/child.ts'
import { socketFolderOf } from '../site/bench-site.ts'
import type { Bench } from './bench.ts'

const PAIRS = 2_000
const WARM_UP_PAIRS = 100
/** Probability below which equal distributions differ as much. */
const MIN_PROBABILITY = 0.01
const TRIES = 1_000_000
const MAX_JUDGED = 20 * 5
const PATIENCE = 600_000

const phoneOf = (number: number): string => `+91${6000 + (number % 4000)}${String(100_000 + number)}`

type Kind = 'known' | 'unknown'

async function makeGuardians(client: pg.Client, numbers: readonly number[]): Promise<void> {
  await client.query(
    `insert into "Guardian" select (jsonb_populate_record(null::"Guardian",
        to_jsonb(one) || jsonb_build_object('name', 'BENCH-' || number, 'phone', number, 'user', null, 'may_change', 1))).*
      from (select * from "Guardian" limit 1) one, unnest($1::text[]) number`,
    [numbers.map(phoneOf)],
  )
  await client.query(
    `insert into "Sign In Settings" (name, owner, creation, modified, modified_by, codes_per_day,
        is_registration_open, staff_need_second_factor)
      values ('Sign In Settings', 'Administrator', localtimestamp, localtimestamp, 'Administrator', 1000000, 1, 0)
      on conflict (name) do update set codes_per_day = 1000000`,
  )
}

interface Asked {
  readonly milliseconds: number
  readonly shape: string
}

async function lookUp({ origin }: Child, number: number): Promise<Asked> {
  const body = JSON.stringify({ phone: phoneOf(number) })
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${Math.floor(number / 250) % 250}.${number % 250}.1`,
  }
  const begun = performance.now()
  const response = await fetch(`${origin}/api/method/mela.renewals.look_up`, {
    method: 'POST',
    headers,
    body,
  })
  const text = await response.text()
  const milliseconds = performance.now() - begun
  const shape = text.replace(/[\w-]{40,}(\.[\w-]+)*/g, 'token').replace(/\*{6}\d{4}/, 'masked')
  return { milliseconds, shape: `${response.status} ${text.length} ${shape}` }
}

interface Measured {
  readonly known: number[]
  readonly unknown: number[]
  readonly shapes: ReadonlySet<string>
}

/** Measures a known and an unknown number in random order, so that a busy machine affects both. */
async function measurePairs(server: Child, first: number, pairs: number): Promise<Measured> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  const shapes = new Set<string>()
  const ask = async (kind: Kind, number: number) => {
    const { milliseconds, shape } = await lookUp(server, number)
    times[kind].push(milliseconds)
    shapes.add(shape)
  }
  for (let pair = first; pair < first + pairs; pair += 1) {
    const kinds: readonly Kind[] = randomInt(2) === 0 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of kinds) await ask(kind, kind === 'known' ? 2 * pair : 2 * pair + 1)
  }
  return { ...times, shapes }
}

async function sentCodes(client: pg.Client, last: number): Promise<Readonly<Record<Kind, number>>> {
  const all = Array.from({ length: last }, (_, number) => number)
  const count = async (numbers: readonly number[]) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from "Outbox Message" where recipient = any($1::text[])`,
      [numbers.map(phoneOf)],
    )
    return rows[0]?.count ?? 0
  }
  const known = all.filter((number) => number % 2 === 0)
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(1000))
    if ((await count(known)) >= known.length) break
  return { known: await count(known), unknown: await count(all.filter((number) => number % 2 === 1)) }
}

function timeRow({ known, unknown, shapes }: Measured, sent: Readonly<Record<Kind, number>>): Row {
  const { probability, share } = rankTest(known, unknown)
  const middle = (times: readonly number[]) => `${median(times).toFixed(2)} ms`
  return {
    name: `renewal look-up, ${known.length} pairs: known beside unknown numbers`,
    ours: middle(known),
    control: middle(unknown),
    ratio: (median(known) / median(unknown)).toFixed(3),
    target: `p >= ${MIN_PROBABILITY}, one answer`,
    isMet: probability >= MIN_PROBABILITY && shapes.size === 1 && sent.known > 0 && sent.unknown === 0,
    remarks: [
      `Mann and Whitney: p = ${probability.toFixed(3)}; a known number took longer in ${(100 * share).toFixed(1)}% of all comparisons`,
      `answers that differ in more than what is drawn by lot: ${shapes.size - 1}`,
      `codes sent: ${sent.known} to known numbers, ${sent.unknown} to unknown ones`,
    ],
  }
}

function campaignRow(networks: number, outcome: CampaignOutcome): Row {
  const { tries, lookUps, judged, right, ownerBegan, ownerWentOn } = outcome
  return {
    name: `${tries.toLocaleString('en')} tries at one number in a day, ${networks} network${networks === 1 ? '' : 's'}`,
    ours: `${judged} judged, ${right} right`,
    target: `<= ${MAX_JUDGED} judged`,
    isMet: judged <= MAX_JUDGED && ownerWentOn && (networks > 1 || ownerBegan === VISITS),
    remarks: [
      `${lookUps} look-ups answered; the chance that one of the guesses is right is ${((100 * judged) / 1_000_000).toFixed(4)}%`,
      `its owner, from a network of his own, could begin ${ownerBegan} times of ${VISITS}; what he had begun before went on`,
    ],
  }
}

async function measure(dataFolder: string): Promise<Row> {
  const server = await startChild({
    script: 'apps/server/main.ts',
    port: await freePort(),
    env: { MELA_DATA: dataFolder, MELA_SEED: 'demo', DATABASE_URL: '', MELA_TRUST_PROXY: '1' },
    readyPath: '/readyz',
    patience: 180_000,
  })
  const client = new pg.Client({ host: socketFolderOf(dataFolder), user: 'mela', database: 'mela' })
  try {
    await client.connect()
    const all = WARM_UP_PAIRS + PAIRS
    await makeGuardians(
      client,
      Array.from({ length: all }, (_, pair) => 2 * pair),
    )
    await measurePairs(server, 0, WARM_UP_PAIRS)
    const measured = await measurePairs(server, WARM_UP_PAIRS, PAIRS)
    return timeRow(measured, await sentCodes(client, 2 * all))
  } finally {
    await client.end()
    await server.stop()
  }
}

export const lookUps: Bench = {
  name: 'look-up',
  async run(benchSite) {
    await benchSite.stopServer()
    const time = await measure(benchSite.dataFolder)
    return [time, ...[1, 1000].map((networks) => campaignRow(networks, campaign({ tries: TRIES, networks })))]
  },
}
