import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { requireOrderAccess, onlyOffice } from './order-access.ts'

/** The button of the desk: the order as its buyer sees it, with all that he may do, for whoever acts for him. */
export const actForBuyer = method({
  access: onlyOffice,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const name = await requireOrderAccess(documents, { token: null, name: input.name })
    return { name, url: `/my-orders/${encodeURIComponent(name)}` }
  },
})
