import { link, phone, section, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** Who paid or is to pay, and for what: whichever way the money comes over the counter. */
export const payerFields = {
  paid_by: section('Paid by'),
  payer_name: text({ required: true, inList: true, ...shown }),
  payer_email: text({ format: 'Email', ...shown }),
  payer_phone: phone(shown),
  payer: link('User', { indexed: true, ...shown }),

  paid_for: section('Paid for'),
  reference_type: text({ required: true, ...shown }),
  reference_name: text({
    ...{ required: true, inList: true, indexed: true, typeField: 'reference_type' },
    ...shown,
  }),
  description: text({ required: true, maxLength: 200, ...shown }),
  organisation: link('Business', {
    indexed: true,
    ...shown,
    description: 'Empty means the organisation itself',
  }),
}
