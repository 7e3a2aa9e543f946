import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { seeOrder } from '../actions/see-order.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'

/** An order for who holds its token, and by its name for who made it and is signed in. */
export const getOrder = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), name: text() },
  methods: ['GET', 'POST'],
  run: async ({ input, documents }) => seeOrder(documents, await orderOpenedBy(documents, input)),
})
