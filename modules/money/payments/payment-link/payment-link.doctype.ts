import { always, datetime, docType, link, money, reading, select, text } from '#framework/doctypes'
import { orderPaymentsScope } from '../payment/staff-access.ts'

const readOnlyField = { readOnly: true } as const

export const PaymentLink = docType('Payment Link', {
  fields: {
    reference_type: text({
      label: 'Document type',
      format: 'DocType',
      required: true,
      inList: true,
      ...readOnlyField,
    }),
    reference_name: text({
      label: 'Document',
      ...{ required: true, inList: true, indexed: true, ...readOnlyField },
      typeField: 'reference_type',
    }),
    amount: money({
      required: true,
      min: 1,
      inList: true,
      ...readOnlyField,
      description: 'Amount when the link was created',
    }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),
    state: select(['open', 'paid', 'expired', 'withdrawn'], {
      label: 'Status',
      tones: { open: 'info', paid: 'ok' },
      ...{ required: true, default: 'open', inList: true, indexed: true, ...readOnlyField },
    }),
    expires_at: datetime({ required: true, inList: true, indexed: true, ...readOnlyField }),
    payment: link('Payment', readOnlyField),
    token_hash: text({ required: true, unique: true, readOnly: true, level: 9 }),
  },
  statusField: 'state',
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(orderPaymentsScope),
  },
  titleField: 'reference_name',
  searchFields: ['reference_name'],
  sort: 'creation desc',
})
