import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { CashCollection } from '../cash-collection/cash-collection.doctype.ts'

/** Returns the address of the page on which a cash remittance is recorded. The desk's button opens it. */
export const openRemittance = method({
  renamedFrom: 'counter.open_remittance',
  access: moneyStaff,
  input: { name: link('Cash Collection', { required: true }) },
  async run({ input, documents }) {
    const { name, collector_type: type, collector } = await documents.get(CashCollection, input.name)
    const query = new URLSearchParams({ remit: name, type: type ?? '', collector: collector ?? '' })
    return { name, url: `/desk/money/remittances?${query}` }
  },
})
