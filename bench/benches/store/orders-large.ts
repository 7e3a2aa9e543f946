import pg from 'pg'
import { modules } from '../../../apps/server/modules.ts'
import { median } from '../../measuring/statistics.ts'
import type { Row } from '../../report/table.ts'
import { counterOf, sendInside, fillShop, type Sold, checkOut } from '../../site/shop.ts'
import { openEngineSite } from '../../site/engine-site.ts'
import { newUsers } from '../../site/users.ts'
import { socketFolderOf } from '../../site/bench-site.ts'
import { openSite } from '../../site/statements.ts'
import type { Bench } from '../bench.ts'

const FEW = 1_000
const MANY = 1_000_000
const PRODUCTS = 1_000
const MAX_TIMES = 1.5
const OWN = 60
const WARM_UP = 100
const ASKED = 200
const payments = { sandbox: true, hookOrigin: 'http://127.0.0.1' } as const

interface Copied {
  readonly table: string
  readonly changed: Readonly<Record<string, string>>
}

/** Tables that grow with each order, except the ledger's, which have a bench of their own. */
const copied: readonly Copied[] = [
  {
    table: 'Order',
    changed: {
      name: `'BO' || n`,
      user: `case when n <= ${OWN} then (select name from "User" where name like 'BENCH-%') else 'U' || n % 50000 end`,
      phone: `'+9190' || lpad(n::text, 8, '0')`,
      creation: `creation - n * interval '1 minute'`,
      placed_at: `placed_at - n * interval '1 minute'`,
      payment: `'BP' || n`,
      reservation: `'BR' || n`,
      token_hash: `'bench-token-' || n`,
      idempotency_key: `'bench-key-' || n`,
    },
  },
  {
    table: 'Order Line',
    changed: { name: `'BL' || n`, parent: `'BO' || n`, fulfilment: `'BC' || n` },
  },
  {
    table: 'Fulfilment',
    changed: { name: `'BC' || n`, order: `'BO' || n`, creation: `creation - n * interval '1 minute'` },
  },
  {
    table: 'Payment',
    changed: {
      name: `'BP' || n`,
      reference_name: `'BO' || n`,
      opens_with: `'BO' || n`,
      idempotency_key: `'bench-pay-' || n`,
      token_hash: `'bench-pay-token-' || n`,
      gateway_order: `'bench-order-' || n`,
      gateway_payment: `'bench-payment-' || n`,
      creation: `creation - n * interval '1 minute'`,
    },
  },
]

async function copyRows(client: pg.Client, { table, changed }: Copied, count: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ name }) => `"${name}"`).join(', ')
  const values = rows.map(({ name }) => changed[name] ?? `"${name}"`).join(', ')
  await client.query(
    `insert into "${table}" (${columns}) select ${values}
      from (select * from "${table}" order by creation desc limit 1) one, generate_series(1, ${count}) n`,
  )
  await client.query(`vacuum analyze "${table}"`)
}

/** Copies one real order directly into the tables: only finding orders is measured. */
async function fill(dataFolder: string, count: number): Promise<void> {
  const client = new pg.Client({ host: socketFolderOf(dataFolder), user: 'mela', database: 'mela' })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await client.query(`set statement_timeout = 0`)
    for (const one of copied) await copyRows(client, one, count)
  } finally {
    await client.end()
  }
}

interface Store {
  listMine(): Promise<number>
  place(): Promise<number>
  close(): Promise<void>
}

async function timed(run: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

async function openStore(count: number): Promise<Store> {
  const site = await openEngineSite([], modules)
  const sold = await fillShop(site, PRODUCTS)
  const { app, close } = await openSite(site.dataFolder, { poolSize: 4, trustedProxies: 1, payments })
  const [authorization = ''] = await newUsers(site.dataFolder, 1)
  let placed = 0
  const buy = async () => {
    placed += 1
    const one: Sold | undefined = sold[placed % sold.length]
    const times: number[] = []
    if (one) await checkOut(counterOf(sendInside(app)), one, (took) => times.push(took))
    return times[0] ?? Number.NaN
  }
  await buy()
  await fill(site.dataFolder, count)
  return {
    listMine: () =>
      timed(async () => {
        const { statusCode, body } = await app.inject({
          method: 'GET',
          url: '/api/method/mela.orders.get_my_orders',
          headers: { authorization },
        })
        if (statusCode !== 200 || !body.includes('"BO1"')) throw new Error(`My orders: ${statusCode} ${body}`)
      }),
    place: buy,
    async close() {
      await close()
      await site.close()
    },
  }
}

async function compare(
  name: string,
  ask: (store: Store) => Promise<number>,
  stores: readonly [Store, Store],
) {
  const [few, many]: [number[], number[]] = [[], []]
  const [small, large] = stores
  for (let count = 0; count < WARM_UP + ASKED; count += 1) {
    many.push(await ask(large))
    few.push(await ask(small))
  }
  const [ours, control] = [median(many.slice(WARM_UP)), median(few.slice(WARM_UP))]
  const row: Row = {
    name: `${name}, ${MANY.toLocaleString('en')} orders beside ${FEW.toLocaleString('en')}`,
    ours: `${ours.toFixed(2)} ms`,
    control: `${control.toFixed(2)} ms`,
    ratio: (ours / control).toFixed(2),
    target: `<= ${MAX_TIMES}`,
    isMet: ours / control <= MAX_TIMES,
  }
  return row
}

export const ordersLarge: Bench = {
  name: 'orders-large',
  async run() {
    const small = await openStore(FEW)
    const large = await openStore(MANY)
    const stores = [small, large] as const
    try {
      return [
        await compare('my orders', (store) => store.listMine(), stores),
        await compare('placing an order', (store) => store.place(), stores),
      ]
    } finally {
      await large.close()
      await small.close()
    }
  },
}
