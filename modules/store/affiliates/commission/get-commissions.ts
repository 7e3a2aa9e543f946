import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { findOwn } from '../affiliate/affiliate.queries.ts'
import { AffiliateCommission } from './affiliate-commission.doctype.ts'
import { remainingCommission } from './commission.queries.ts'

const PAGE_SIZE = 20

const MAX_LINES = 100

const MAX_START = 10_000

/** Returns a page of the caller's commissions, the newest first; pass `next` as `start` for the next page. */
export const getCommissions = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: MAX_START }), limit: int({ min: 1, max: MAX_LINES }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const [start, limit] = [input.start ?? 0, input.limit ?? PAGE_SIZE]
    const own = await findOwn(documents)
    if (own === null) return { lines: [], next: null }
    const found = await documents.asSystem().find(AffiliateCommission, {
      where: { affiliate: own.name },
      order_by: 'name desc',
      limit: limit + 1,
      offset: start,
    })
    return {
      // Without the order, which is the buyer's.
      lines: found.slice(0, limit).map((commission) => ({
        ...{ line: commission.name, date: commission.earned_on, state: commission.state },
        sales: toDecimal(commission.sales_amount),
        amount: toDecimal(remainingCommission(commission)),
        reversed: toDecimal(commission.reversed_amount),
        held_until: commission.final_on,
      })),
      next: found.length > limit ? start + limit : null,
    }
  },
})
