import { link, phone, section, text } from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

/** Who paid or is to pay, and for what: whichever way the money comes over the counter. */
export const payerFields = {
  paid_by: section('Paid by'),
  payer_name: text({ required: true, inList: true, ...readOnlyField }),
  payer_email: text({ format: 'Email', ...readOnlyField }),
  payer_phone: phone(readOnlyField),
  payer: link('User', { indexed: true, ...readOnlyField }),

  paid_for: section('Payment for'),
  reference_type: text({ label: 'Document type', required: true, ...readOnlyField }),
  reference_name: text({
    label: 'Document',
    ...{ required: true, inList: true, indexed: true, typeField: 'reference_type' },
    ...readOnlyField,
  }),
  description: text({ required: true, maxLength: 200, ...readOnlyField }),
  organisation: link('Business', {
    indexed: true,
    ...readOnlyField,
    description: 'Leave empty for the organisation itself',
  }),
}
