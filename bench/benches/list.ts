import { startControl, withControl, type Child } from '../site/child.ts'
import { duel } from '../measuring/duel.ts'
import type { BenchRequest } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { asGuest, fillWithEvents, newListPath } from '../site/events.ts'
import { type BenchSite, socketFolderOf } from '../site/bench-site.ts'
import { signIn } from '../site/users.ts'
import { statementsFor } from '../site/statements.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.5

interface ListBench {
  readonly name: string
  /** Promised share of the control's speed; null without a promise. */
  readonly least: number | null
  readonly question: BenchRequest
  /** Parameters of the SELECT; null is the day of each request. */
  readonly values: readonly (string | number | null)[]
}

function theSelect({ name }: ListBench, statements: readonly string[]): string {
  const [select, ...more] = statements.filter((sql) => /\bfrom "Mela Event"/.test(sql))
  if (select === undefined || more.length > 0)
    throw new Error(`${name}: ${more.length + 1} statements for one list: ${statements.join('; ')}`)
  return select
}

async function textFrom({ origin }: Child, { path, headers = {} }: BenchRequest): Promise<string> {
  const response = await fetch(origin + path, { headers: { ...headers, 'accept-encoding': 'identity' } })
  return response.text()
}

async function compare(benchSite: BenchSite, server: Child, listBench: ListBench): Promise<Row> {
  const { name, question, values, least } = listBench
  const { statements, body } = await statementsFor(benchSite.dataFolder, question)
  const sql = theSelect(listBench, statements)
  const order = { socketFolder: socketFolderOf(benchSite.dataFolder), sql, values }
  return withControl(startControl('same-select', order), async (control) => {
    if ((await textFrom(control, question)) !== body)
      throw new Error(`${name}: the control answers otherwise`)
    const asked = { ...question, nextPath: newListPath }
    const remark = `${statements.length} SQL statement${statements.length === 1 ? '' : 's'}, ${body.length} bytes`
    return duel({ name, question: asked, ours: server, control, least, remarks: [remark, sql] })
  })
}

export const list: Bench = {
  name: 'list',
  async run(benchSite) {
    const server = await benchSite.server()
    await fillWithEvents(server)
    const authorization = await signIn(server)
    const guests = { ...asGuest(newListPath()) }
    const office = { ...asGuest(newListPath()), headers: { authorization } }
    return [
      await compare(benchSite, server, {
        name: 'guest list of 20, a new filter each time',
        least: LEAST,
        question: guests,
        values: [1, null, 1, 'public', 20, 0],
      }),
      await compare(benchSite, server, {
        // Identifying the caller is a statement that the control lacks.
        name: 'list of 20 by key, uncached',
        least: null,
        question: office,
        values: [1, null, 20, 0],
      }),
    ]
  },
}
