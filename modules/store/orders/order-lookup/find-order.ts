import { select, text } from '#framework/doctypes'
import { requestOneTimeCode, contactInput, contactOf } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { createOrderSearch, orderCodePurpose, findOrderLimits } from './order-search.ts'

/** Normalises a typed order number: upper case without spaces. */
const orderNumber = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/**
 * Sends a code for an order found by its number and phone or e-mail address. The response and its timing do not reveal
 * whether the order exists, because the lookup runs after the response.
 */
export const findOrder = method({
  access: anyone,
  input: {
    order: text({ required: true, maxLength: 40 }),
    ...contactInput,
    language: select(['en', 'hi', 'ta']),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, site, origin }) {
    const contact = contactOf(input)
    const search = await createOrderSearch(site, { order: orderNumber(input.order), contact })
    const { order } = search
    const limits = findOrderLimits({ order, sentTo: contact.value, address: origin.address })
    const { language } = input
    await requestOneTimeCode(
      { site, origin },
      { sentTo: contact, purpose: orderCodePurpose(search), language, limits },
    )
    return { sent: 1, search: search.token, expires_in: 300, again_in: 30 }
  },
})
