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

const shown = { readOnly: true } as const

/** One question that was put to the books, and how many faults it found. */
export const BooksRunCheck = childType('Books Run Check', {
  check: text({ required: true, inList: true, ...shown }),
  title: text({ required: true, inList: true, maxLength: 300, ...shown }),
  fault_count: int({ label: 'Faults found', required: true, default: 0, min: 0, inList: true, ...shown }),
})

/** One thing that is not as it must be. Of many of a kind the first are told. */
export const BooksRunFault = childType('Books Run Fault', {
  check: text({ required: true, inList: true, ...shown }),
  document_type: text({ inList: true, ...shown }),
  document_name: text({ inList: true, typeField: 'document_type', ...shown }),
  problem: text({ required: true, maxLength: 500, inList: true, ...shown }),
})

/** More than every check of the house together may tell. */
const MOST_FAULTS = 5000

/** That the books were looked through, and what was found. Nobody writes one but the run itself. */
export const BooksRun = docType('Books Run', {
  naming: series('BOOKS-.YYYY.-.#####'),
  fields: {
    started: datetime({ required: true, inList: true, ...shown }),
    ended: datetime({ required: true, inList: true, ...shown }),
    ok: check({ label: 'In order', inList: true, indexed: true, ...shown, description: 'Nothing was found' }),
    fault_count: int({ label: 'Faults found', required: true, default: 0, min: 0, inList: true, ...shown }),
    checks: table(BooksRunCheck, shown),
    faults: table(BooksRunFault, { max: MOST_FAULTS, ...shown }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  sort: 'creation desc',
  trackChanges: false,
})
