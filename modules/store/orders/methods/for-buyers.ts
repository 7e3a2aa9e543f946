import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { askCancel } from '../actions/ask-refund.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'

const office = onlyRoles('System Manager', 'Store Manager', 'School Office')

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

/** The button of the desk: the order as its buyer sees it, with all that he may do, for whoever acts for him. */
export const actForBuyer = method({
  access: office,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const name = await orderOpenedBy(documents, { token: null, name: input.name })
    return { name, url: `/my-orders/${encodeURIComponent(name)}` }
  },
})
