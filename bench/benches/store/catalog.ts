import { modules } from '../../../apps/server/modules.ts'
import { duel } from '../../measuring/duel.ts'
import type { BenchRequest } from '../../measuring/load.ts'
import type { Row } from '../../report/table.ts'
import { startChild, type Child, startControl, withControl, freePort } from '../../site/child.ts'
import { openEngineSite, type EngineSite } from '../../site/engine-site.ts'
import { socketFolderOf } from '../../site/bench-site.ts'
import { statementsFor } from '../../site/statements.ts'
import type { Bench } from '../bench.ts'
import { fillCatalog, OLD_ROUTES } from './catalog-fill.ts'

const PRODUCTS = 1_000
const MIN_CACHED = 0.6
/** A price above all products: as a filter it makes the query new and keeps its result. */
const ABOVE_ALL = 100_000

const METHOD = '/api/method/mela.catalog.'

const calling = (method: string, values: Readonly<Record<string, string>> = {}): string =>
  `${METHOD}${method}?${new URLSearchParams(values)}`

const get = (path: string): BenchRequest => ({ method: 'GET', path })

let asked = 0

const anew = (question: (number: number) => string): BenchRequest => {
  const nextPath = () => `${question((asked += 1))}&asked=${asked}`
  return { ...get(nextPath()), nextPath }
}

interface Promised {
  readonly name: string
  readonly least: number
  readonly question: BenchRequest
  readonly mostStatements: number
}

const slips = ['striepd', 'paintde', 'noteboko', 'mylapoer', 'bsaket', 'kosapte']

const uncached: readonly Promised[] = [
  {
    name: `list of 20 products with facets, uncached, ${PRODUCTS.toLocaleString('en')} products`,
    least: 0.4,
    mostStatements: 1,
    question: anew((number) =>
      calling('get_products', {
        category: `aisle-${1 + (number % 10)}`,
        price_max: String(ABOVE_ALL + number),
      }),
    ),
  },
  {
    name: 'page of a product with related ones, uncached',
    least: 0.3,
    mostStatements: 2,
    question: anew((number) => calling('get_product', { route: `old-${1 + (number % OLD_ROUTES)}` })),
  },
  {
    name: 'search with a slip, uncached',
    least: 0.2,
    mostStatements: 1,
    question: anew((number) =>
      calling('get_products', {
        search: slips[number % slips.length] ?? '',
        price_max: String(ABOVE_ALL + number),
      }),
    ),
  },
]

async function startServer({ dataFolder }: EngineSite): Promise<Child> {
  return startChild({
    script: 'bench/serve-hooks.ts',
    words: [JSON.stringify({ dataFolder })],
    port: await freePort(),
    readyPath: '/ready',
    patience: 60_000,
  })
}

/** Statements of a response without those that load the product index, which the first response of a server runs. */
async function statementsOf({ dataFolder }: EngineSite, { question }: Promised): Promise<readonly string[]> {
  const { statements } = await statementsFor(dataFolder, question)
  return statements.filter((text) => text.includes('prepared catalog'))
}

async function compareUncached(site: EngineSite, server: Child, promised: Promised): Promise<Row> {
  const { name, least, question, mostStatements } = promised
  const statements = await statementsOf(site, promised)
  if (statements.length > mostStatements) throw new Error(`${name}: ${statements.length} statements`)
  const control = await startChild({
    script: 'bench/control-twenty-products.ts',
    words: [JSON.stringify({ socketFolder: socketFolderOf(site.dataFolder) })],
    port: await freePort(),
    readyPath: '/ready',
    patience: 20_000,
  })
  const remarks = [`${statements.length} SQL statement${statements.length === 1 ? '' : 's'}`]
  try {
    return await duel({ name, question, ours: server, control, least, remarks })
  } finally {
    await control.stop()
  }
}

async function compareCached(server: Child, name: string, path: string): Promise<Row> {
  const order = { method: 'GET', address: server.origin + path }
  return withControl(startControl('ready-bytes', order), (control) =>
    duel({ name, question: get(path), ours: server, control, least: MIN_CACHED }),
  )
}

export const catalog: Bench = {
  name: 'catalog',
  async run() {
    const site = await openEngineSite([], modules)
    try {
      await fillCatalog(site, PRODUCTS)
      const server = await startServer(site)
      try {
        const rows: Row[] = []
        for (const promised of uncached) rows.push(await compareUncached(site, server, promised))
        const counts = '/api/method/mela.api.get_parent_categories?show_count=1'
        rows.push(await compareCached(server, 'list of 20 products, cached', calling('get_products')))
        rows.push(
          await compareCached(
            server,
            'page of a product, cached',
            calling('get_product', { route: 'thing-1' }),
          ),
        )
        rows.push(await compareCached(server, 'categories with counts, cached', counts))
        return rows
      } finally {
        await server.stop()
      }
    } finally {
      await site.close()
    }
  },
}
