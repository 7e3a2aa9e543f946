// Runs in the source tree of the previous release: fills the data folder of MELA_DATA with the demo organisation and
// 10,000 orders.
import { sql } from 'kysely'
import { inTransaction, type Database } from '#framework/database'
import { prepareSite } from '../../apps/server/src/prepare-site.ts'
import { report, withSite } from './with-site.ts'

const ORDERS = 10_000

/** Columns that differ in each copy; `n` is its number, `k` the name of the original order. */
const copied: readonly { table: string; order: string; changed: Readonly<Record<string, string>> }[] = [
  {
    table: 'Order',
    order: 't.name',
    changed: {
      name: `'UO' || n`,
      // Copies have no ledger entries: they are paid, and nothing is owed for them.
      refunded_amount: 'n % 7 * 100',
      paid_amount: 't.total - t.credited_amount + n % 7 * 100',
      payment: 'null',
      reservation: 'null',
      token_hash: `'upgrade-token-' || n`,
      idempotency_key: `'upgrade-key-' || n`,
    },
  },
  {
    table: 'Order Line',
    order: 't.parent',
    changed: {
      name: `'UO' || n || '-' || t.name`,
      parent: `'UO' || n`,
      parcel: `'UO' || n || '-' || t.parcel`,
    },
  },
  {
    table: 'Parcel',
    order: 't."order"',
    changed: { name: `'UO' || n || '-' || t.name`, order: `'UO' || n`, is_delivery_credited: 'n % 2' },
  },
]

/** Orders without a pending fulfilment: they hold no stock. */
const settled = `select name from "Order" where not exists (
  select from "Parcel" p where p."order" = "Order".name and p.state in ('awaiting payment', 'placed', 'confirmed', 'packed'))`

async function copyOrders(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await sql`set local session_replication_role = replica; set local statement_timeout = 0`.execute(
      transaction,
    )
    await sql`create temporary table copies on commit drop as
      select n, names[1 + n % cardinality(names)] as k
      from (select array(${sql.raw(settled)}) as names) s, generate_series(1, ${sql.lit(ORDERS)}) n`.execute(
      transaction,
    )
    for (const { table, order, changed } of copied) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table}`.execute(
        transaction,
      )
      const unknown = Object.keys(changed).filter((column) => !rows.some(({ name }) => name === column))
      if (unknown.length > 0) throw new Error(`${table} of this release has no ${unknown.join(', ')}`)
      const columns = rows.map(({ name }) => `"${name}"`).join(', ')
      const values = rows.map(({ name }) => changed[name] ?? `t."${name}"`).join(', ')
      const copy = `insert into "${table}" (${columns}) select ${values} from copies c join "${table}" t on ${order} = c.k`
      await sql.raw(copy).execute(transaction)
    }
  })
}

await withSite(async ({ engine, settings }) => {
  await prepareSite(engine, settings, report)
  await copyOrders(engine.database)
  report(`Filled with the demo organisation and ${ORDERS} orders`)
})
