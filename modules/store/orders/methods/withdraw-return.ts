import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { seeOrder } from '../actions/see-order.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'

/** Before anybody came for it, whoever asked may keep it after all. */
export const withdrawReturn = method({
  access: anyone,
  input: { token: text(), name: text(), return: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    const system = documents.asSystem()
    const [found] = await system.find(Return, {
      where: { name: input.return, order },
      fields: ['name'],
      limit: 1,
    })
    if (!found) throw changeErrors.unknown_return()
    const { state } = await system.lock(Return, found.name)
    if (state !== 'asked' && state !== 'approved') throw changeErrors.return_is_over()
    await system.save(Return, found.name, { state: 'withdrawn' })
    return seeOrder(documents, order)
  },
})
