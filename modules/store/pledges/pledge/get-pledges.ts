import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { LedgerEntry } from '#money/ledger'
import { Business } from '#store/businesses'
import { PledgeSale } from '../sale/pledge-sale.doctype.ts'
import { Pledge } from './pledge.doctype.ts'

const MAX_PLEDGES = 50

/** Sales that the page lists for each pledge. */
const MAX_SALES = 10

interface PledgeRow {
  readonly name: string
  readonly title: string
  readonly seller: string
  readonly percent: number
  readonly beneficiary_title: string
  readonly state: 'approved' | 'ended'
  readonly from_day: string
  readonly to_day: string | null
  /** Minor units. */
  readonly goal: number | null
  readonly raised: number
  readonly held: number
  readonly sales: number
}

/** Reads pledges with what the ledger has for each. One statement. */
const listPledges = (documents: Documents): Promise<readonly PledgeRow[]> =>
  documents.asSystem().statement(
    sql<PledgeRow>`
      select p.name, p.title, b.business_name as seller, p.percent::float as percent, p.beneficiary_title, p.state,
        p.from_day::text as from_day, p.to_day::text as to_day, p.goal, coalesce(l.raised, 0)::bigint as raised,
        coalesce(s.held, 0)::bigint as held, coalesce(s.sales, 0)::integer as sales
      from ${sql.table(Pledge.name)} p join ${sql.table(Business.name)} b on b.name = p.business
        left join (
          select pledge, count(*) filter (where state <> 'reversed') as sales,
            sum(amount - reversed_amount) filter (where confirmed_on is null) as held
          from ${sql.table(PledgeSale.name)} group by 1) s on s.pledge = p.name
        left join (
          select s.pledge, -sum(l.amount) as raised
          from ${sql.table(PledgeSale.name)} s
            join ${sql.table(LedgerEntry.name)} e on e.source_type = ${PledgeSale.name} and e.source_name = s.name
            join "Ledger Line" l on l.entry = e.name
            join "Ledger Account" a on a.name = l.account and a.purpose <> 'business'
          group by 1) l on l.pledge = p.name
      where p.state in ('approved', 'ended') and p.from_day <= ${documents.today}::date
      order by p.state, p.from_day desc, p.name limit ${MAX_PLEDGES}`,
    { reads: [Pledge, PledgeSale, LedgerEntry, Business] },
  )

interface SaleRow {
  readonly pledge: string
  readonly sale: string
  readonly day: string
  readonly state: 'pending' | 'confirmed' | 'reversed'
  /** Minor units. */
  readonly amount: number
  readonly reversed: number
}

/** Reads the latest sales of each pledge, without buyers and orders. One statement. */
const listSales = (documents: Documents): Promise<readonly SaleRow[]> =>
  documents.asSystem().statement(
    sql<SaleRow>`
      select pledge, name as sale, sold_on::text as day, state, amount, reversed_amount as reversed
      from (
        select *, row_number() over (partition by pledge order by creation desc, name desc) as place
        from ${sql.table(PledgeSale.name)}) s
      where place <= ${MAX_SALES} order by pledge, place`,
    { reads: [PledgeSale] },
  )

/**
 * Returns pledges that began, with what they raised by the ledger and their latest sales, the reversed ones too. It names no
 * buyers. Two statements; the response is the same for all guests.
 */
export const getPledges = method({
  access: anyone,
  input: {},
  reads: true,
  async run({ documents }) {
    const pledges = await listPledges(documents)
    const sales = Map.groupBy(pledges.length === 0 ? [] : await listSales(documents), ({ pledge }) => pledge)
    return {
      currency: 'INR',
      pledges: pledges.map(({ goal, raised, held, state, ...pledge }) => ({
        ...pledge,
        is_running:
          state === 'approved' && (pledge.to_day === null || pledge.to_day >= documents.today) ? 1 : 0,
        goal: goal === null ? null : toDecimal(goal),
        raised: toDecimal(Math.max(0, raised)),
        held: toDecimal(held),
        latest: (sales.get(pledge.name) ?? []).map(({ sale, day, state: of, amount, reversed }) => ({
          ...{ sale, day, state: of, amount: toDecimal(amount), reversed: toDecimal(reversed) },
        })),
      })),
    }
  },
})
