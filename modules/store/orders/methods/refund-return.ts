import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { placeOf } from '#money/payments'
import { refundReturn } from '../actions/take-return-back.ts'
import { requireHandled } from './returns.ts'

/** The button of the desk: what came back is paid back. */
export const refundReturned = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireHandled(documents, input.name)
    await refundReturn(documents.asSystem(), placeOf(context), input.name)
    return { name: input.name }
  },
})
