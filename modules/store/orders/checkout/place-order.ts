import type { Site } from '#framework/context'
import { check, int, money, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { toDecimal } from '#meta'
import { gatewayNames, createPaymentLink } from '#money/payments'
import { submitOrder as place } from './submit-order.ts'
import type { PlacedOrder } from './order-submission.ts'
import { requireStaff } from '../order/order-staff.ts'

/** Where somebody who did not order himself pays for it; whoever asks again is told another address. */
async function payUrl(site: Site, { order, amount, currency }: PlacedOrder): Promise<string> {
  const wanted = { reference_type: 'Order', reference_name: order, amount, currency }
  const { url } = await site.write(administrator, (documents) => createPaymentLink(documents, site, wanted))
  return url
}

/** Places an order of the caller's cart. Repeated with its key it answers the first order. */
export const placeOrder = method({
  access: anyone,
  input: {
    cart_token: text({ maxLength: 100 }),
    version: int({ required: true, min: 0, description: 'Of the cart that the buyer saw' }),
    expected_total: money({ required: true, min: 0, description: 'The total that the buyer saw' }),
    idempotency_key: text({ required: true }),
    gateway: select(gatewayNames),
    by_pay_link: check({ description: 'Staff order for somebody who is sent a link to pay' }),
  },
  managesOwnTransaction: true,
  countsItself: true,
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, site, language: asked, ctx }) {
    const by_pay_link = input.by_pay_link === 1
    if (by_pay_link) requireStaff(documents.caller)
    // Whoever is sent a link has not been here: nobody knows how he speaks.
    const language = by_pay_link ? null : asked
    const placed = await place(ctx, { ...input, by_pay_link, language })
    const pay_url = by_pay_link && placed.amount > 0 ? await payUrl(site, placed) : null
    return { ...placed, amount: toDecimal(placed.amount), pay_url }
  },
})
