import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { createOpener, requireOrderAccess } from '../order/order-access.ts'
import { Return } from '../return/return.doctype.ts'

/**
 * Returns the order that was created in exchange and its opener. The caller must be able to open the original order.
 */
export const openExchange = method({
  access: anyone,
  input: { token: text(), name: text(), return: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    const where = { name: input.return, order }
    const [found] = await documents.asSystem().find(Return, { where, fields: ['new_order'], limit: 1 })
    if (!found?.new_order) throw changeErrors.unknown_return()
    return { order: found.new_order, opener: await createOpener(documents, found.new_order) }
  },
})
