import { docType, link, reading, whereUser } from '#framework/doctypes'

export const ReplyThanks = docType('Reply Thanks', {
  fields: {
    reply: link('Reply', { required: true, readOnly: true, setOnlyOnce: true, indexed: true }),
    user: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true },
      ignoreUserPermissions: true,
    }),
  },
  access: { All: reading(whereUser('user')) },
  uniqueTogether: [['reply', 'user']],
  retainDeleted: false,
  trackChanges: false,
})
