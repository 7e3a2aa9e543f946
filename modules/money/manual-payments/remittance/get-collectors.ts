import { sql } from 'kysely'
import { User } from '#framework/identity'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { CashCollection } from '../cash-collection/cash-collection.doctype.ts'

const MAX_COLLECTORS = 200

interface CollectorRow {
  readonly collector_type: string | null
  readonly collector: string | null
  readonly title: string | null
  readonly count: number
  readonly owed: number
  readonly short: number
  readonly oldest: string | null
}

/** Returns collectors with outstanding cash, the largest amount first. One statement. */
export const getCollectors = method({
  renamedFrom: 'counter.get_collectors',
  access: moneyStaff,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const rows = await documents.asSystem().statement(
      sql<CollectorRow>`
        select c.collector_type, c.collector,
          case when c.collector_type = 'User' then max(u.full_name) else c.collector end as title,
          count(*)::int as count,
          sum(c.amount - c.remitted_amount)::float8 as owed,
          coalesce(sum(c.amount - c.remitted_amount) filter (where c.remitted_amount > 0), 0)::float8 as short,
          min(c.collected_on)::text as oldest
        from "Cash Collection" c left join "User" u on c.collector_type = 'User' and u.name = c.collector
        where c.state = 'collected'
        group by c.collector_type, c.collector
        order by owed desc, c.collector
        limit ${MAX_COLLECTORS}`,
      { reads: [CashCollection, User] },
    )
    return {
      collectors: rows.map(({ owed, short, ...collector }) => ({
        ...collector,
        owed: toDecimal(owed),
        short: toDecimal(short),
      })),
    }
  },
})
