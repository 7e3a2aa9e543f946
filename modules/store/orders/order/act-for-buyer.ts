import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { requireOrderAccess, onlyOffice } from './order-access.ts'

/** Returns the address of the buyer's page of an order. The office opens it to act for the buyer. */
export const actForBuyer = method({
  access: onlyOffice,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const name = await requireOrderAccess(documents, { token: null, name: input.name })
    return { name, url: `/my-orders/${encodeURIComponent(name)}` }
  },
})
