import { always, date, docType, int, link, longText, money, reading, select, text } from '#framework/doctypes'
import { entryKinds } from './entry-kinds.ts'
import { entryRules } from './database-rules.ts'

/** One movement of value: what its lines have in common. Written by `post` alone, and never changed. */
export const LedgerEntry = docType('Ledger Entry', {
  fields: {
    kind: select(entryKinds, { required: true, readOnly: true, inList: true, indexed: true }),
    posting_date: date({ required: true, readOnly: true, inList: true, indexed: true }),
    currency: text({ required: true, readOnly: true, maxLength: 3 }),
    total: money({ required: true, readOnly: true, min: 0, inList: true, description: 'Sum of all debits' }),
    line_count: int({ required: true, readOnly: true, min: 2 }),
    source_type: text({ label: 'Source document type', required: true, readOnly: true, inList: true }),
    source_name: text({
      label: 'Source document',
      required: true,
      readOnly: true,
      inList: true,
      indexed: true,
    }),
    memo: longText({ readOnly: true, maxLength: 1000 }),
    idempotency_key: text({ required: true, readOnly: true, unique: true, maxLength: 200 }),
    fingerprint: text({ required: true, readOnly: true, hidden: true, maxLength: 64 }),
    reverses: link('Ledger Entry', { readOnly: true, unique: true }),
  },
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  titleField: 'source_name',
  searchFields: ['source_name', 'idempotency_key'],
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
  databaseRules: entryRules,
})
