import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { askCancel } from '../actions/ask-refund.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { office } from './for-buyers.ts'

/** What is asked before all of an order is cancelled: what goes, and what becomes of the money. */
export const askAboutCancel = method({
  access: office,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const order = await orderOpenedBy(documents, { token: null, name: input.name })
    const said = await askCancel(documents.asSystem(), order)
    return { question: said.map(t).join(' ') }
  },
})
