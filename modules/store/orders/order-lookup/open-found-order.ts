import { longText, text } from '#framework/doctypes'
import { checkCode, useCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { readOrderSearch, orderCodePurpose, findSearchedOrder, openFoundLimits } from './order-search.ts'
import { createOrderLink } from '../order/order-access.ts'
import { orderErrors } from '../errors.ts'

/**
 * Opens an order with the code sent to the phone or e-mail address. The code works once, and the token is one more link
 * to the order.
 */
export const openFoundOrder = method({
  access: anyone,
  input: {
    search: longText({ required: true, maxLength: 1000 }),
    code: text({ required: true, maxLength: 20 }),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, site, origin }) {
    const search = await readOrderSearch(site, input.search)
    if (search === null) throw orderErrors.search_over()
    const guess = { sentTo: search.contact.value, purpose: orderCodePurpose(search), code: input.code }
    const name = await checkCode({ site, origin }, { ...guess, limits: openFoundLimits(search.id) })
    return site.write(administrator, async (documents) => {
      await useCode(documents, name)
      const order = await findSearchedOrder(documents, search)
      if (order === null) throw orderErrors.wrong_token()
      return { order, token: await createOrderLink(documents, order) }
    })
  },
})
