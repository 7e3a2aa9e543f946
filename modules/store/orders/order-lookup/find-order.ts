import { select, text } from '#framework/doctypes'
import { askForCode, contactInput, contactOf } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { createOrderSearch, codePurpose, findOrderLimits } from './order-search.ts'

/** As it stands in a message, however it is typed: its letters small, with spaces around or in it. */
const orderNumber = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()

/**
 * Sends a code for an order that is looked for by its number and the phone number or email address it was placed with. The
 * answer is the same whether there is such an order or not, and so is all that is done for it: the order is looked for
 * after the answer has left.
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
    await askForCode({ site, origin }, { sentTo: contact, purpose: codePurpose(search), language, limits })
    return { sent: 1, search: search.token, expires_in: 300, again_in: 30 }
  },
})
