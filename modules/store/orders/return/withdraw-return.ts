import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { loadOrderView } from '../order/get-order.ts'
import { changeErrors } from '../errors.ts'
import { requireOrderAccess } from '../order/order-access.ts'
import { Return } from './return.doctype.ts'

/** Withdraws a return before it is collected. Anyone who may open the order may call it. */
export const withdrawReturn = method({
  access: anyone,
  input: { token: text(), name: text(), return: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, language }) {
    const order = await requireOrderAccess(documents, input)
    const system = documents.asSystem()
    const [found] = await system.find(Return, {
      where: { name: input.return, order },
      fields: ['name'],
      limit: 1,
    })
    if (!found) throw changeErrors.unknown_return()
    const { state } = await system.lock(Return, found.name)
    if (state !== 'requested' && state !== 'approved') throw changeErrors.return_is_over()
    await system.save(Return, found.name, { state: 'withdrawn' })
    return loadOrderView({ documents, language }, order)
  },
})
