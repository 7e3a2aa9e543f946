import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { requireQuote, stateOn, type QuoteDoc } from './quote.queries.ts'

const showLine = ({
  name,
  title,
  variant_label,
  image,
  route,
  quantity,
  price,
  list_price,
}: QuoteDoc['lines'][number]) => ({
  ...{ line: name, title: title ?? '', variant_label, image, route, quantity },
  price: toDecimal(price ?? 0),
  list_price: toDecimal(list_price ?? 0),
  amount: toDecimal((price ?? 0) * quantity),
})

/** Returns what the link of a quote shows its customer. Amounts are decimals, without delivery. */
export const getQuote = method({
  access: anyone,
  input: { code: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const quote = await requireQuote(documents, input.code)
    const { name, customer_name, valid_until, note, total, lines } = quote
    const full = lines.reduce((sum, { list_price, quantity }) => sum + (list_price ?? 0) * quantity, 0)
    return {
      ...{ quote: name, customer_name, valid_until, note, currency: 'INR' as const },
      state: stateOn(quote, documents.today),
      lines: lines.map(showLine),
      total: toDecimal(total),
      saving: toDecimal(Math.max(0, full - total)),
    }
  },
})
