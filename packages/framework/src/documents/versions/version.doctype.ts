import { always, docType, int, reading, text, longText } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { hooks } from '../hooks.ts'

const LONGEST_DATA = 16_000_000

/**
 * The changes of one save. Every entry holds the hash of the one before it, and the database refuses to change or
 * delete one. Callers read them through their document, as far as they may see that.
 */
export const Version = docType('Version', {
  fields: {
    ref_doctype: text({ label: 'Document type', required: true, inList: true }),
    docname: text({ label: 'Document name', required: true, inList: true }),
    number: int({
      required: true,
      min: 1,
      inList: true,
      description: 'Number of this version of the document',
    }),
    data: longText({ required: true, maxLength: LONGEST_DATA, description: 'Changes as JSON' }),
    previous: text({
      label: 'Previous hash',
      description: 'Hash of the previous version. Empty for the first one.',
    }),
    hash: text({ required: true, description: 'SHA-256 of the fields above and of the previous version' }),
  },
  uniqueTogether: [['ref_doctype', 'docname', 'number']],
  isAccessFixed: true,
  access: { Administrator: reading(always) },
  guarded: 'tells what other documents said, guarded ones too',
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})

/** Versions come from changes alone: no permission lets a caller write one. */
export const versionHooks = hooks(Version, {
  beforeSave() {
    throw documentErrors.notPermitted('create', Version.name)
  },
})
