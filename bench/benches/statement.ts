import pg from 'pg'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { findOrCreateAccount, ledger, readStatement, type StatementInput } from '#money/ledger'
import { median } from '../measuring/statistics.ts'
import type { Row } from '../report/table.ts'
import { openEngineSite, type EngineSite } from '../site/engine-site.ts'
import { socketFolderOf } from '../site/bench-site.ts'
import type { Bench } from './bench.ts'

const FEW = 1_000
const MANY = 1_000_000
const MAX_TIMES = 1.5
const PAGE = 50
const ASKED = 300
const WARM_UP = 50
const ASKED_SLOWLY = 20
const MIDDLE = 500

interface Book {
  readonly site: EngineSite
  readonly account: string
  readonly count: number
}

/**
 * Inserts directly into the tables, without the rules for each line: only finding a page is measured. The other side of
 * each entry is left out. The lines are of the last thousand days.
 */
const fillings = ({ account, count }: Book): readonly pg.QueryConfig[] => [
  { text: `set session_replication_role = replica` },
  { text: `set statement_timeout = 0` },
  {
    text: `insert into "Ledger Entry" (name, owner, creation, modified, modified_by, kind, posting_date, currency, total,
        line_count, source_type, source_name, idempotency_key, fingerprint)
      select 'E' || n, 'U', moment, moment, 'U', 'capture', moment::date, 'INR', 100, 2, 'Order', 'O' || n, 'capture:' || n, n
      from (select n, localtimestamp - ($1::integer - n) * (interval '1000 days' / $1::integer) as moment
        from generate_series(1, $1::integer) n) made`,
    values: [count],
  },
  {
    text: `insert into "Ledger Line" (name, owner, creation, modified, modified_by, entry, line_number, account, amount,
        currency, posting_date, sequence, balance)
      select name || '-1', 'U', creation, creation, 'U', name, 1, $1, 100, 'INR', posting_date, n, n * 100
      from (select *, substr(name, 2)::bigint as n from "Ledger Entry") made order by n`,
    values: [account],
  },
  {
    text: `update "Ledger Account" set line_count = $2::bigint, balance = $2::bigint * 100 where name = $1`,
    values: [account, count],
  },
  { text: `vacuum analyze "Ledger Entry"` },
  { text: `vacuum analyze "Ledger Line"` },
]

async function fill(book: Book): Promise<void> {
  const host = socketFolderOf(book.site.dataFolder)
  const client = new pg.Client({ host, user: 'mela', database: 'mela' })
  await client.connect()
  try {
    for (const filling of fillings(book)) await client.query(filling)
  } finally {
    await client.end()
  }
}

async function openBook(count: number): Promise<Book> {
  const site = await openEngineSite([], [identity, files, ledger])
  try {
    const wanted = { purpose: 'gateway', party: { type: 'Gateway', name: 'Razorpay' } } as const
    const account = await site.engine.write(administrator, (documents) =>
      findOrCreateAccount(documents, wanted),
    )
    await fill({ site, account, count })
    return { site, account, count }
  } catch (error) {
    await site.close()
    throw error
  }
}

type Asked = Omit<StatementInput, 'account' | 'limit'>

const askFor = ({ site, account }: Book, asked: Asked) =>
  site.engine.read(administrator, (documents) => readStatement(documents, { account, limit: PAGE, ...asked }))

async function requirePage(book: Book, asked: Asked): Promise<void> {
  const { lines, opening, closing } = await askFor(book, asked)
  if (lines.length === PAGE && closing - opening === PAGE * 100) return
  throw new Error(`${lines.length} lines of ${book.count} from ${opening} to ${closing}`)
}

async function timeOf(book: Book, asked: Asked): Promise<number> {
  const begun = performance.now()
  await askFor(book, asked)
  return performance.now() - begun
}

interface Page {
  readonly name: string
  readonly most: number | null
  readonly times: number
  asked(book: Book): Asked
}

function middleDay(): string {
  return new Date(Date.now() - MIDDLE * 86_400_000).toISOString().slice(0, 10)
}

const usual = { most: MAX_TIMES, times: ASKED }

const pages: readonly Page[] = [
  { name: 'newest page of a statement', ...usual, asked: () => ({}) },
  {
    name: 'page in the middle of a statement',
    ...usual,
    asked: ({ count }) => ({ before: count / 2, beforeBalance: (count / 2 - 1) * 100 }),
  },
  // The balance at the end of the period is the account's, less all later lines.
  {
    name: 'last page up to a day long past',
    ...{ most: null, times: ASKED_SLOWLY },
    asked: () => ({ until: middleDay() }),
  },
]

async function compare(small: Book, large: Book, { name, most, times, asked }: Page): Promise<Row> {
  const [few, many]: [number[], number[]] = [[], []]
  const warmUp = Math.min(WARM_UP, times)
  for (const book of [small, large]) await requirePage(book, asked(book))
  for (let count = 0; count < warmUp + times; count += 1) {
    many.push(await timeOf(large, asked(large)))
    few.push(await timeOf(small, asked(small)))
  }
  const [ours, control] = [median(many.slice(warmUp)), median(few.slice(warmUp))]
  return {
    name: `${name}, 1,000,000 entries beside 1,000`,
    ours: `${ours.toFixed(2)} ms`,
    control: `${control.toFixed(2)} ms`,
    ratio: (ours / control).toFixed(2),
    target: most === null ? '-' : `<= ${most}`,
    isMet: most === null ? null : ours / control <= most,
  }
}

export const statement: Bench = {
  name: 'statement',
  async run() {
    const small = await openBook(FEW)
    try {
      const large = await openBook(MANY)
      try {
        const rows: Row[] = []
        for (const page of pages) rows.push(await compare(small, large, page))
        return rows
      } finally {
        await large.site.close()
      }
    } finally {
      await small.site.close()
    }
  },
}
