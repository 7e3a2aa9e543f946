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

export const ReceiptRegistration = childType('Receipt Registration', {
  label: text({ required: true, maxLength: 40, description: 'Like GSTIN, PAN or 80G' }),
  number: text({ required: true, maxLength: 60 }),
})

/**
 * Who gives receipts, and what stands on them. There is one for each organisation, made with its first receipt; its row is
 * the lock under which numbers are given.
 */
export const ReceiptIssuer = docType('Receipt Issuer', {
  fields: {
    organisation: link('Business', {
      unique: true,
      setOnlyOnce: true,
      inList: true,
      description: 'Empty means the organisation itself',
    }),
    issuer_name: text({ inList: true, description: 'Empty fields are taken from the organisation' }),
    address: longText({ maxLength: 300 }),
    contact: text({ maxLength: 200 }),
    registrations: table(ReceiptRegistration, { max: 4 }),
    logo: picture(),
    signatory: text({ maxLength: 80, description: 'Who signs, like “Treasurer”' }),
    footnote: longText({ maxLength: 300 }),

    numbers: section('Numbers'),
    number_prefix: text({ maxLength: 8, description: 'Stands before each number' }),
    financial_year_start: int({
      required: true,
      min: 1,
      max: 12,
      default: 4,
      description: 'The month in which years begin; fixed by the first receipt',
    }),
  },
  access: {
    'System Manager': everything,
    'School Office': grant({ select: always, read: always, write: always, create: always }),
    'Store Manager': reading(always),
  },
  actions: [{ label: 'Redate receipts', method: 'mela.receipts.redate_receipts', isFinal: true }],
  titleField: 'issuer_name',
  searchFields: ['issuer_name', 'organisation'],
})
