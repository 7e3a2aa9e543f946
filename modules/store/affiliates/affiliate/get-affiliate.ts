import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { AffiliatePayout } from '../payout/affiliate-payout.doctype.ts'
import { isProgramOn } from '../program/affiliate-settings.queries.ts'
import { findOwn, type AffiliateDoc } from './affiliate.queries.ts'

/** Returns the caller's application, and what they earned as an affiliate. */
export const getAffiliate = method({
  access: signedInUsers,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const isOn = await isProgramOn(documents)
    const own = isOn ? await findOwn(documents) : null
    return {
      is_on: isOn ? (1 as const) : (0 as const),
      currency: 'INR',
      affiliate: own && presentAffiliate(own),
      totals: await readTotals(documents, own?.name ?? ''),
      months: await readMonths(documents, own?.name ?? ''),
      payouts: await listPayouts(documents, own?.name ?? ''),
    }
  },
})

function presentAffiliate(own: AffiliateDoc) {
  const { state, display_name, kind, group_name, benefit, code, message, payout_details, reason } = own
  return {
    ...{ state, display_name, kind, group_name, benefit, code, message, payout_details },
    reason: state === 'refused' || state === 'suspended' ? reason : null,
  }
}

/** Minor units. */
interface TotalsRow {
  readonly pending: number
  readonly confirmed: number
  readonly in_payout: number
  readonly paid: number
}

async function readTotals(documents: Documents, affiliate: string) {
  const [row] = await documents.asSystem().statement(
    sql<TotalsRow>`
      select coalesce(sum(amount - reversed_amount) filter (where state = 'pending'), 0)::bigint as pending,
        coalesce(sum(amount - reversed_amount - settled_amount) filter (where confirmed_on is not null), 0)::bigint
          as confirmed,
        (select coalesce(sum(p.amount), 0)::bigint from "Affiliate Payout" p
          where p.affiliate = ${affiliate} and p.state = 'prepared') as in_payout,
        (select coalesce(sum(p.amount), 0)::bigint from "Affiliate Payout" p
          where p.affiliate = ${affiliate} and p.state = 'paid') as paid
      from "Affiliate Commission" where affiliate = ${affiliate}`,
    {},
  )
  const decimal = (name: keyof TotalsRow) => toDecimal(row?.[name] ?? 0)
  return {
    ...{ pending: decimal('pending'), confirmed: decimal('confirmed') },
    ...{ in_payout: decimal('in_payout'), paid: decimal('paid') },
  }
}

const MONTHS = 6

interface MonthRow {
  /** 'YYYY-MM'. */
  readonly month: string
  readonly visits: number
  readonly orders: number
  /** Minor units. */
  readonly earned: number
}

/** Returns visits, orders and commissions of the last six months, the oldest first. One statement. */
async function readMonths(documents: Documents, affiliate: string) {
  const rows = await documents.asSystem().statement(
    sql<MonthRow>`
      select to_char(m, 'YYYY-MM') as month,
        (select coalesce(sum(v.visits), 0)::integer from "Affiliate Visit" v
          where v.affiliate = ${affiliate} and v.day >= m and v.day < m + interval '1 month') as visits,
        count(distinct c."order") filter (where c.amount > c.reversed_amount)::integer as orders,
        coalesce(sum(c.amount - c.reversed_amount), 0)::bigint as earned
      from generate_series(date_trunc('month', ${documents.today}::timestamp) - make_interval(months => ${MONTHS - 1}),
          date_trunc('month', ${documents.today}::timestamp), interval '1 month') m
        left join "Affiliate Commission" c
          on c.affiliate = ${affiliate} and c.earned_on >= m and c.earned_on < m + interval '1 month'
      group by m order by m`,
    {},
  )
  return rows.map(({ earned, ...month }) => ({ ...month, earned: toDecimal(earned) }))
}

const MAX_PAYOUTS = 20

async function listPayouts(documents: Documents, affiliate: string) {
  const found = await documents.asSystem().find(AffiliatePayout, {
    where: { affiliate, state: ['in', ['prepared', 'paid']] },
    order_by: 'name desc',
    limit: MAX_PAYOUTS,
  })
  return found.map(({ name, state, amount, reference, paid_on, creation }) => ({
    ...{ payout: name, state, amount: toDecimal(amount), reference: state === 'paid' ? reference : null },
    date: paid_on ?? creation.slice(0, 10),
  }))
}
