import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { PaymentLink } from './payment-link.doctype.ts'
import { moneyStaff } from '../payment/staff-access.ts'

/** Withdraws a payment link. It can no longer be opened. */
export const withdrawLink = method({
  access: moneyStaff,
  input: { name: link('Payment Link', { required: true }) },
  async run({ input: { name }, documents }) {
    const system = documents.asSystem()
    const { state } = await system.lock(PaymentLink, name)
    if (state === 'open') await system.save(PaymentLink, name, { state: 'withdrawn' })
  },
})
