import { money, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { placeOf } from '#money/payments'
import { readPlacedAddress } from '#site/places'
import { changeAddress } from '../actions/change-address.ts'
import { seeOrder } from '../actions/see-order.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'

/** Whoever holds the order, or the office for him, sends it elsewhere before it is packed. */
export const changeOrderAddress = method({
  access: anyone,
  input: {
    token: text(),
    name: text(),
    address: anyValue,
    expected_total: money({ min: 0, description: 'What its buyer was shown; another total is refused' }),
  },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    const order = await orderOpenedBy(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    await changeAddress(documents.asSystem(), placeOf(context), {
      ...{ order, address },
      expectedTotal: input.expected_total,
    })
    return seeOrder(documents, order)
  },
})
