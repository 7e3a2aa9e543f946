import { always, docType, int, reading, text, longText } from '#framework/doctypes'

const LONGEST_DATA = 16_000_000

/**
 * What one save changed. Every entry holds the hash of the one before it, and the database refuses to change or delete
 * one. People read them through the document that they are about, as far as they may see that.
 */
export const Version = docType('Version', {
  fields: {
    ref_doctype: text({ required: true, inList: true }),
    docname: text({ required: true, inList: true }),
    number: int({ required: true, min: 1, inList: true, description: 'Counts the versions of one document' }),
    data: longText({ required: true, maxLength: LONGEST_DATA, description: 'What changed, as JSON' }),
    previous: text({ description: 'Hash of the version before; empty in the first' }),
    hash: text({ required: true, description: 'SHA-256 of everything above and of the version before' }),
  },
  uniqueTogether: [['ref_doctype', 'docname', 'number']],
  isAccessFixed: true,
  access: { Administrator: reading(always) },
  guarded: 'tells what other documents said, guarded ones too',
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})
