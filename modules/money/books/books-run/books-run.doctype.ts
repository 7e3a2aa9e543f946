import {
  always,
  check,
  childType,
  datetime,
  docType,
  int,
  reading,
  series,
  table,
  text,
} from '#framework/doctypes'

const readOnlyField = { readOnly: true } as const

export const BooksRunCheck = childType('Books Run Check', {
  check: text({ required: true, inList: true, ...readOnlyField }),
  title: text({ required: true, inList: true, maxLength: 300, ...readOnlyField }),
  discrepancy_count: int({
    renamedFrom: 'fault_count',
    label: 'Discrepancies found',
    required: true,
    default: 0,
    min: 0,
    inList: true,
    ...readOnlyField,
  }),
})

export const BooksRunDiscrepancy = childType(
  'Books Run Discrepancy',
  {
    check: text({ required: true, inList: true, ...readOnlyField }),
    document_type: text({ format: 'DocType', inList: true, ...readOnlyField }),
    document_name: text({ inList: true, typeField: 'document_type', ...readOnlyField }),
    problem: text({ label: 'Discrepancy', required: true, maxLength: 500, inList: true, ...readOnlyField }),
  },
  { renamedFrom: 'Books Run Fault' },
)

/** Limit above the sum of all checks' limits. */
const MAX_DISCREPANCIES = 5000

export const BooksRun = docType('Books Run', {
  naming: series('BOOKS-.YYYY.-.#####'),
  fields: {
    started: datetime({ label: 'Started at', required: true, inList: true, ...readOnlyField }),
    ended: datetime({ label: 'Ended at', required: true, inList: true, ...readOnlyField }),
    ok: check({
      label: 'No discrepancies',
      inList: true,
      indexed: true,
      ...readOnlyField,
      description: 'No discrepancies found',
    }),
    discrepancy_count: int({
      renamedFrom: 'fault_count',
      label: 'Discrepancies found',
      required: true,
      default: 0,
      min: 0,
      inList: true,
      ...readOnlyField,
    }),
    checks: table(BooksRunCheck, readOnlyField),
    discrepancies: table(BooksRunDiscrepancy, {
      renamedFrom: 'faults',
      label: 'Discrepancies',
      max: MAX_DISCREPANCIES,
      ...readOnlyField,
    }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
