import type { Documents } from '#framework/documents'
import { discountSource, noDiscount, type Discountable, type DiscountResult } from '#store/cart'
import { notificationEvents } from '#site/notifications'
import { quoteErrors } from './errors.ts'
import { message } from './messages.ts'
import { quoteDiscount } from './quote/quote-discount.rules.ts'
import { quoteSent } from './quote/send.ts'
import { Quote } from './quote/quote.doctype.ts'
import { findQuote, stateOn } from './quote/quote.queries.ts'

const refusals = {
  draft: message('quotes.refused.draft'),
  ordered: message('quotes.refused.ordered'),
  expired: message('quotes.refused.expired'),
  cancelled: message('quotes.refused.cancelled'),
} as const

/** Holds the prices of the quote whose code the cart has. No statement without such a code. */
async function applyQuote(documents: Documents, { cart, lines }: Discountable): Promise<DiscountResult> {
  const code = cart.coupon_code
  const quote = code === null ? null : await findQuote(documents, code)
  if (code === null || quote === null) return noDiscount
  const state = stateOn(quote, documents.today)
  if (state !== 'sent') return { ...noDiscount, refusal: refusals[state] }
  const discount = quoteDiscount(lines, { ...quote, code })
  if (discount === null) return { ...noDiscount, refusal: message('quotes.refused.no_items') }
  return { ...noDiscount, discounts: [discount] }
}

export const quoteExtensions = [
  notificationEvents.add(quoteSent),
  discountSource.add({
    name: 'quotes',
    type: Quote,
    readsCode: true,
    apply: applyQuote,
    async redeem(documents, { order, discounts }) {
      for (const { reference } of discounts) {
        const changes = { state: 'ordered', order } as const
        const filters = { name: reference ?? '', state: 'sent' } as const
        const ordered = await documents.asSystem().updateWhere(Quote, filters, changes)
        if (ordered.length === 0) throw quoteErrors.used_meanwhile()
      }
    },
    // A quote whose order was cancelled can be ordered again until its last day.
    async giveBack(documents, { order, isOrderEmptied }) {
      if (!isOrderEmptied) return
      const filters = { order, state: 'ordered' } as const
      await documents.asSystem().updateWhere(Quote, filters, { state: 'sent', order: null })
    },
  }),
]
