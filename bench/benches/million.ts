import { sql } from 'kysely'
import { check, date, docType, everything, grant, text, whereOwner, type DocType } from '#framework/doctypes'
import { administrator, signedIn, type Caller } from '#framework/permissions'
import { median } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { openEngineSite, type EngineSite } from '../site/engine-site.ts'
import type { Bench } from './bench.ts'

const FEW = 1_000
const MANY = 1_000_000
const MAX_TIMES = 1.5
const SHARE = 100
const MIN_FOUND = FEW / SHARE
const ROUNDS = 5
const ASKED = 200
const MAX_CHECK = 1.15

function typeOf(name: string): DocType {
  return docType(name, {
    fields: { title: text(), day: date({ indexed: true }), is_open: check() },
    access: { 'System Manager': everything, Customer: grant({ read: whereOwner }), Moderator: everything },
    sort: 'creation desc',
  })
}

const [Small, Large] = [typeOf('Bench Small'), typeOf('Bench Large')]

/** Inserts rows directly into the table: only finding them is measured. */
async function fill({ database }: EngineSite, type: DocType, count: number): Promise<void> {
  await sql`
    insert into ${sql.table(type.name)} (name, owner, creation, modified, modified_by, title, day, is_open)
    select 'R' || lpad(n::text, 8, '0'), 'U' || (n % ${SHARE}), timestamp '2020-01-01' + n * interval '1 second',
      timestamp '2020-01-01' + n * interval '1 second', 'U', 'Row ' || n, date '2000-01-01' + (n % ${count / 20})::int, n % 2
    from generate_series(1, ${count}) n`.execute(database.kysely)
  await sql`vacuum analyze ${sql.table(type.name)}`.execute(database.kysely)
}

interface Asking {
  readonly type: DocType
  readonly caller: Caller
  readonly filters: readonly unknown[]
}

/** Milliseconds of one list of twenty, as the median of several rounds. */
async function time({ engine }: EngineSite, { type, caller, filters }: Asking): Promise<number> {
  const fields = ['name', 'title', 'day']
  const list = () => engine.read(caller, (documents) => documents.list(type, { fields, filters }))
  const found = (await list()).length
  if (found < MIN_FOUND) throw new Error(`${type.name}: only ${found} rows`)
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now()
    for (let count = 0; count < ASKED; count += 1) await list()
    rounds.push((performance.now() - begun) / ASKED)
  }
  return median(rounds.slice(1))
}

interface Comparison {
  readonly name: string
  readonly ours: number
  readonly control: number
  readonly most: number
}

function rowOf({ name, ours, control, most }: Comparison): Row {
  const times = ours / control
  return {
    name,
    ours: `${ours.toFixed(3)} ms`,
    control: `${control.toFixed(3)} ms`,
    ratio: times.toFixed(2),
    target: `<= ${most}`,
    isMet: times <= most,
  }
}

const owner = signedIn('U7', ['Customer'])
const byDay = [['day', '=', '2000-01-10']]

async function measure(site: EngineSite): Promise<readonly Row[]> {
  const compare = async (name: string, caller: Caller, filters: readonly unknown[]) =>
    rowOf({
      name,
      ours: await time(site, { type: Large, caller, filters }),
      control: await time(site, { type: Small, caller, filters }),
      most: MAX_TIMES,
    })
  const office = signedIn('U7', ['Moderator'])
  const query = { type: Large, filters: byDay }
  return [
    await compare('list of 20 by an indexed filter, 1,000,000 rows beside 1,000', administrator, byDay),
    await compare('list of 20 for a user who sees 1%, 1,000,000 rows beside 1,000', owner, []),
    rowOf({
      name: 'list of 20 with its permission checked, beside none',
      ours: await time(site, { ...query, caller: office }),
      control: await time(site, { ...query, caller: administrator }),
      most: MAX_CHECK,
    }),
  ]
}

export const million: Bench = {
  name: 'million',
  async run() {
    const site = await openEngineSite([Small, Large])
    try {
      await fill(site, Small, FEW)
      await fill(site, Large, MANY)
      return await measure(site)
    } finally {
      await site.close()
    }
  },
}
