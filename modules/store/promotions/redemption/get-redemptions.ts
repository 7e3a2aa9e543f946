import { sql } from 'kysely'
import { date, link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { promotionErrors } from '../errors.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { PromotionRedemption } from './promotion-redemption.doctype.ts'

interface DayRow {
  readonly day: string
  readonly uses: number
  readonly released: number
  readonly amount: number
  readonly given_back: number
}

const byDay = (
  promotion: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
) =>
  sql<DayRow>`
    select to_char(creation, 'YYYY-MM-DD') as day, count(*)::int as uses, sum(is_released)::int as released,
      sum(amount)::float8 as amount, sum(given_back)::float8 as given_back
    from "Promotion Redemption"
    where promotion = ${promotion} and creation >= coalesce(${from}::date, '-infinity')
      and creation < coalesce(${to}::date + 1, 'infinity')
    group by 1 order by 1`

const sumOf = (rows: readonly DayRow[], of: (row: DayRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Returns how often a promotion was used and what it cost, in total and by day. Amounts are decimals. */
export const getRedemptions = method({
  access: onlyRoles('Store Manager', 'System Manager', 'School Office', 'Seller'),
  input: { promotion: link(StorePromotion.name, { required: true }), from: date(), to: date() },
  reads: true,
  async run({ input: { promotion, from, to }, documents }) {
    const verbs = await documents.permissions(StorePromotion, promotion)
    if (!verbs?.has('read')) throw promotionErrors.unknown_promotion()
    const rows = await documents
      .asSystem()
      .statement(byDay(promotion, { from, to }), { reads: [PromotionRedemption] })
    return {
      uses: sumOf(rows, ({ uses, released }) => uses - released),
      cost: toDecimal(sumOf(rows, ({ amount, given_back }) => amount - given_back)),
      given_back: toDecimal(sumOf(rows, ({ given_back }) => given_back)),
      days: rows.map(({ day, uses, released, amount, given_back }) => ({
        ...{ day, uses: uses - released, cost: toDecimal(amount - given_back) },
      })),
    }
  },
})
