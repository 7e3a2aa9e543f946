import {
  always,
  childType,
  docType,
  everything,
  grant,
  int,
  link,
  longText,
  picture,
  reading,
  section,
  table,
  text,
} from '#framework/doctypes'

const ReceiptRegistration = childType('Receipt Registration', {
  label: text({ required: true, maxLength: 40, description: 'For example GSTIN, PAN or 80G' }),
  number: text({ required: true, maxLength: 60 }),
})

/** Issuer of receipts, one per organisation, created with its first receipt. Its row is the lock for numbering. */
export const ReceiptIssuer = docType('Receipt Issuer', {
  fields: {
    organisation: link('Business', {
      unique: true,
      setOnlyOnce: true,
      inList: true,
      description: 'Leave empty for the organisation itself',
    }),
    issuer_name: text({ inList: true, description: 'Empty fields use the organisation’s details' }),
    address: longText({ maxLength: 300 }),
    contact: text({ maxLength: 200 }),
    registrations: table(ReceiptRegistration, { max: 4 }),
    logo: picture(),
    signatory: text({ maxLength: 80, description: 'Person who signs, for example “Treasurer”' }),
    footnote: longText({ maxLength: 300 }),

    numbers: section('Numbering'),
    number_prefix: text({
      label: 'Receipt number prefix',
      maxLength: 8,
      description: 'Printed before each receipt number',
    }),
    financial_year_start: int({
      label: 'Financial year starts in',
      format: 'Month',
      required: true,
      min: 1,
      max: 12,
      default: 4,
      description: 'Cannot be changed after the first receipt is issued',
    }),
  },
  access: {
    'System Manager': everything,
    'School Office': grant({ select: always, read: always, write: always, create: always }),
    'Store Manager': reading(always),
  },
  actions: [{ label: 'Correct receipt dates', method: 'mela.receipts.redate_receipts', isFinal: true }],
  titleField: 'issuer_name',
  searchFields: ['issuer_name', 'organisation'],
})
