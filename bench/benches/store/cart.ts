import { administrator } from '#framework/permissions'
import { BusinessBranch } from '#store/businesses'
import { StockMove } from '#store/inventory'
import { modules } from '../../../apps/server/modules.ts'
import { loadFor, type Load, type BenchRequest } from '../../measuring/load.ts'
import { median } from '../../measuring/statistics.ts'
import type { Row } from '../../report/table.ts'
import { startChild, type Child, freePort } from '../../site/child.ts'
import { openEngineSite, type EngineSite } from '../../site/engine-site.ts'
import { socketFolderOf } from '../../site/bench-site.ts'
import { openSite, statementsFor } from '../../site/statements.ts'
import type { Bench } from '../bench.ts'
import { fillCatalog } from './catalog-fill.ts'

const PRODUCTS = 1_000
const LEAST = 0.15
const MAX_STATEMENTS = 4
const CARTS = 400
const VARIANTS = 100
const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 10

const ADD = '/api/method/mela.cart.add'
const headers = { 'content-type': 'application/json' }

interface Pair {
  readonly variant: string
  readonly business: string
}

async function stockVariants({ database, engine }: EngineSite): Promise<readonly Pair[]> {
  const { rows } = await database.pool.query<Pair>(
    `with chosen as (
      update "Product" set tracks_stock = 1 where name in (select name from "Product" order by name limit $1)
      returning name, business
    ) select v.name as variant, c.business from chosen c join "Product Variant" v on v.parent = c.name and v.idx = 1`,
    [VARIANTS],
  )
  await engine.write(administrator, async (documents) => {
    const branches = new Map<string, string>()
    for (const business of new Set(rows.map((row) => row.business))) {
      const made = { branch_name: 'Shop', business, zipcode: '600004' }
      branches.set(business, (await documents.insert(BusinessBranch, made)).name)
    }
    for (const { variant, business } of rows) {
      const branch = branches.get(business) ?? ''
      await documents.insert(StockMove, { kind: 'received', branch, variant, quantity: 1_000_000 })
    }
  })
  return rows
}

const body = (wanted: object) => JSON.stringify({ ...wanted, quantity: 1 })

async function makeCarts({ dataFolder }: EngineSite, variants: readonly Pair[]): Promise<readonly string[]> {
  const { app, close } = await openSite(dataFolder, { poolSize: 4 })
  try {
    const tokens: string[] = []
    for (let cart = 0; cart < CARTS; cart += 1) {
      const payload = body(variants[cart % variants.length] ?? {})
      const response = await app.inject({ method: 'POST', url: ADD, payload, headers })
      tokens.push(response.json<{ message: { cart_token: string } }>().message.cart_token)
    }
    return tokens
  } finally {
    await close()
  }
}

let added = 0

function questionOf(variants: readonly Pair[], tokens: readonly string[]): BenchRequest {
  const nextBody = () => {
    added += 1
    return body({
      ...variants[(added * 7) % variants.length],
      cart_token: tokens[(added * 13) % tokens.length],
    })
  }
  return { method: 'POST', path: ADD, headers, body: nextBody(), nextBody }
}

let listed = 0

const twenty: BenchRequest = {
  method: 'GET',
  path: '/api/method/list?asked=0',
  nextPath: () => `/api/method/list?asked=${(listed += 1)}`,
}

interface Measured {
  readonly ours: readonly Load[]
  readonly control: readonly Load[]
}

async function measureAlternately(server: Child, control: Child, question: BenchRequest): Promise<Measured> {
  const [ours, others]: [Load[], Load[]] = [[], []]
  await loadFor(server, question, WARM_UP_SECONDS)
  await loadFor(control, twenty, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await loadFor(server, question, SECONDS))
    others.push(await loadFor(control, twenty, SECONDS))
  }
  return { ours, control: others }
}

function rowOf({ ours, control }: Measured, statements: number): Row {
  const [left, right] = [ours, control].map((loads) => median(loads.map(({ perSecond }) => perSecond)))
  const ratio = (left ?? 0) / (right ?? 1)
  const times = ours.flatMap(({ processorTime }) => processorTime ?? [])
  return {
    name: 'a guest adds to his cart, uncached',
    ours: `${(left ?? 0).toFixed(0)}/s`,
    control: `${(right ?? 0).toFixed(0)}/s`,
    ratio: ratio.toFixed(2),
    target: `>= ${LEAST}`,
    isMet: ratio >= LEAST && statements <= MAX_STATEMENTS,
    remarks: [
      `${statements} SQL statements (at most ${MAX_STATEMENTS}): what is sold, what lies there, the line`,
      `processor time of the server: ${median(times).toFixed(0)} µs; the control shows twenty products by an index`,
    ],
  }
}

const childOf = async (script: string, order: object): Promise<Child> =>
  startChild({
    script,
    words: [JSON.stringify(order)],
    port: await freePort(),
    readyPath: '/ready',
    patience: 60_000,
  })

async function compare(site: EngineSite): Promise<Row> {
  const variants = await stockVariants(site)
  const question = questionOf(variants, await makeCarts(site, variants))
  const { statements } = await statementsFor(site.dataFolder, question)
  const server = await childOf('bench/serve-hooks.ts', { dataFolder: site.dataFolder })
  const control = await childOf('bench/control-twenty-products.ts', {
    socketFolder: socketFolderOf(site.dataFolder),
  })
  try {
    return rowOf(await measureAlternately(server, control, question), statements.length)
  } finally {
    await control.stop()
    await server.stop()
  }
}

export const cart: Bench = {
  name: 'cart',
  async run() {
    const site = await openEngineSite([], modules)
    try {
      await fillCatalog(site, PRODUCTS)
      return [await compare(site)]
    } finally {
      await site.close()
    }
  },
}
