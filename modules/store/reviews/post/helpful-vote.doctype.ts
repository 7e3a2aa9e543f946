import { docType, link, reading, text, whereUser } from '#framework/doctypes'

const immutable = { required: true, readOnly: true, setOnlyOnce: true } as const

export const HelpfulVote = docType('Helpful Vote', {
  fields: {
    reference_doctype: text({ namesType: true, ...immutable, label: 'Document type' }),
    reference_name: text({ label: 'Document', ...immutable, indexed: true }),
    user: link('User', { ...immutable, ignoreUserPermissions: true }),
  },
  access: { All: reading(whereUser('user')) },
  uniqueTogether: [['reference_doctype', 'reference_name', 'user']],
  retainDeleted: false,
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})
