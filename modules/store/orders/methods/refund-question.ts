import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { askRefund } from '../actions/ask-refund.ts'
import { requireHandled } from './returns.ts'

/** What is asked before: how much goes back, to whom, and by which way. */
export const askAboutRefund = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireHandled(documents, input.name)
    const said = await askRefund(documents.asSystem(), input.name)
    return { question: said.map(t).join(' ') }
  },
})
