import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { lineKey, raiseCart } from '#store/cart'
import { quoteErrors } from '../errors.ts'
import { requireQuote, stateOn, type QuoteDoc } from './quote.queries.ts'

const keyOf = ({ variant, business }: QuoteDoc['lines'][number]) => ({
  ...{ variant: variant ?? '', business: business ?? '' },
})

/**
 * Puts the items of a quote into the caller's cart; the cart then takes the quote's code. A repetition adds nothing. It
 * reports the unavailable items.
 */
export const fillCartFromQuote = method({
  access: anyone,
  input: { code: text({ required: true, maxLength: 40 }), cart_token: text() },
  methods: ['POST'],
  async run({ input, documents }) {
    const quote = await requireQuote(documents, input.code)
    if (stateOn(quote, documents.today) !== 'sent') throw quoteErrors.not_open()
    const wanted = quote.lines.map((line) => ({ ...keyOf(line), quantity: line.quantity }))
    const { cart, token, left_out } = await raiseCart(documents, { token: input.cart_token }, wanted)
    const missing = quote.lines.filter((line) => left_out.includes(lineKey(keyOf(line))))
    if (missing.length === quote.lines.length) throw quoteErrors.nothing_is_sold()
    return { cart, cart_token: token, left_out: missing.map(({ title }) => title ?? '') }
  },
})
