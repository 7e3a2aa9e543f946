import { always, docType, link, money, reading, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** Amount that a payment took from one credit, so that a refund restores its terms. */
export const WalletSpend = docType('Wallet Spend', {
  fields: {
    wallet_credit: link('Wallet Credit', { required: true, indexed: true, inList: true, ...shown }),
    payment: text({ required: true, indexed: true, inList: true, ...shown }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    returned_amount: money({ label: 'Returned amount', required: true, default: 0, min: 0, ...shown }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  titleField: 'payment',
  sort: 'creation desc',
  trackChanges: false,
  retainDeleted: false,
})
