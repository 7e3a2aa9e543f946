import { always, docType, link, money, reading, select, series, text, whereUser } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** Money that a customer adds to their wallet. A Payment pays it. */
export const WalletTopUp = docType('Wallet Top-up', {
  naming: series('WTU-.YYYY.-.######'),
  fields: {
    state: select(['open', 'paid'], {
      label: 'Status',
      tones: { open: 'warn', paid: 'ok' },
      ...{ required: true, default: 'open', inList: true, indexed: true, ...shown },
    }),
    user: link('User', { label: 'Customer', required: true, indexed: true, inList: true, ...shown }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    payment: text({ ...shown, indexed: true }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    All: reading(whereUser('user')),
  },
  titleField: 'user',
  sort: 'creation desc',
  retainDeleted: false,
})
