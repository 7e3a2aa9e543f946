import { always, docType, fieldNames, int, json, longText, reading, text } from '#framework/doctypes'

const LONGEST_NAMES = 1_000_000

/** One read of documents of a guarded type. The database itself refuses to change or delete an entry. */
export const AccessLog = docType('Access Log', {
  fields: {
    user: text({
      required: true,
      label: 'Read by',
      format: 'User',
      inList: true,
      indexed: true,
      description: 'Who read; Guest when nobody was signed in',
    }),
    reference_doctype: text({
      required: true,
      label: 'Document type',
      format: 'DocType',
      inList: true,
      indexed: true,
    }),
    names: json({
      required: true,
      label: 'Documents',
      maxLength: LONGEST_NAMES,
      inList: true,
      description: 'Of the documents, at most 1,000',
    }),
    count: int({
      required: true,
      min: 1,
      inList: true,
      description: 'How many documents an answer was made from',
    }),
    fields_read: fieldNames('reference_doctype', {
      required: true,
      maxLength: LONGEST_NAMES,
      inList: true,
      description: 'Fields that were asked for; * is the whole document',
    }),
    path: longText({
      required: true,
      maxLength: 1000,
      description: 'The call by which it was read',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': reading(always) },
  titleField: 'user',
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})
