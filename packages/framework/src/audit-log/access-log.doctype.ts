import { always, docType, fieldNames, int, json, longText, reading, text } from '#framework/doctypes'

const LONGEST_NAMES = 1_000_000

/** Log entry for one read of documents of an audited type. The database itself refuses to change or delete it. */
export const AccessLog = docType('Access Log', {
  fields: {
    user: text({
      required: true,
      label: 'Read by',
      format: 'User',
      inList: true,
      indexed: true,
      description: 'User who read the documents. Guest if not signed in.',
    }),
    reference_doctype: text({
      namesType: true,
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
      description: 'Names of the documents, up to 1,000',
    }),
    count: int({
      required: true,
      min: 1,
      inList: true,
      description: 'Number of documents in the response',
    }),
    fields_read: fieldNames('reference_doctype', {
      required: true,
      maxLength: LONGEST_NAMES,
      inList: true,
      description: 'Fields that were requested. * is the whole document.',
    }),
    path: longText({
      required: true,
      maxLength: 1000,
      description: 'Request that read the documents',
    }),
  },
  isAccessFixed: true,
  access: { 'System Manager': reading(always) },
  titleField: 'user',
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})
