import { always, datetime, docType, link, money, reading, select, text } from '#framework/doctypes'
import { ofTheShop } from '../rules/staff.ts'

const shown = { readOnly: true } as const

/** An address that lets its holder pay for one document. The token itself is kept as its hash. */
export const PaymentLink = docType('Payment Link', {
  fields: {
    reference_type: text({ required: true, inList: true, ...shown }),
    reference_name: text({
      ...{ required: true, inList: true, indexed: true, ...shown },
      typeField: 'reference_type',
    }),
    amount: money({ required: true, min: 1, inList: true, ...shown, description: 'When the link was made' }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),
    state: select(['open', 'paid', 'expired', 'withdrawn'], {
      tones: { open: 'info', paid: 'ok' },
      ...{ required: true, default: 'open', inList: true, indexed: true, ...shown },
    }),
    expires_at: datetime({ required: true, inList: true, indexed: true, ...shown }),
    payment: link('Payment', shown),
    token_hash: text({ required: true, unique: true, readOnly: true, level: 9 }),
  },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(ofTheShop),
  },
  titleField: 'reference_name',
  searchFields: ['reference_name'],
  sort: 'creation desc',
})
