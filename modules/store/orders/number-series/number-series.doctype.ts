import { always, date, docType, format, int, reading, select, text } from '#framework/doctypes'
import { taxDocumentKinds } from './document-number.rules.ts'

const shown = { readOnly: true } as const

/**
 * The papers of one kind that one tax number (or one business that has none) gave in one financial year. Its row is the
 * lock under which numbers are given; `last_number` says how many there must be. The name alone is unique: a second unique
 * index would refuse the second of two who make the row at once.
 */
export const NumberSeries = docType('Paper Series', {
  naming: format('{giver}-{kind}-{financial_year}'),
  fields: {
    giver: text({
      label: 'Issuing seller',
      required: true,
      maxLength: 140,
      inList: true,
      ...shown,
      description: 'GSTIN, or the name of a business without one',
    }),
    kind: select(taxDocumentKinds, { required: true, inList: true, ...shown }),
    financial_year: text({ required: true, maxLength: 7, inList: true, ...shown }),
    last_number: int({ required: true, default: 0, min: 0, inList: true, ...shown }),
    last_issued_on: date({ inList: true, ...shown }),
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
  },
  sort: 'financial_year desc',
  trackChanges: false,
})
