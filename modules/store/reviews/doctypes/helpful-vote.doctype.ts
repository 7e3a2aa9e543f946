import { docType, link, reading, text, whereUser } from '#framework/doctypes'

const kept = { required: true, readOnly: true, setOnlyOnce: true } as const

/** Somebody found what another wrote helpful, once. */
export const HelpfulVote = docType('Helpful Vote', {
  fields: {
    reference_doctype: text(kept),
    reference_name: text({ ...kept, indexed: true }),
    user: link('User', { ...kept, ignoreUserPermissions: true }),
  },
  access: { All: reading(whereUser('user')) },
  uniqueTogether: [['reference_doctype', 'reference_name', 'user']],
  keepDeleted: false,
  trackChanges: false,
})
