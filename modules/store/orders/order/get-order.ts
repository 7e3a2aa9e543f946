import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { loadOrderView } from './load-order-view.ts'
import { requireOrderAccess } from './order-access.ts'

/** An order for who holds its token, and by its name for who made it and is signed in. */
export const getOrder = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), name: text() },
  methods: ['GET', 'POST'],
  run: async ({ input, documents }) => loadOrderView(documents, await requireOrderAccess(documents, input)),
})
