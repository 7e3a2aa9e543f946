import { check, docType, everything, grant, link, text, whereUser } from '#framework/doctypes'

const mine = whereUser('user')

/**
 * Share of a document with a user, or with every signed-in user. It adds to the roles' permissions and removes none.
 */
export const DocShare = docType('DocShare', {
  fields: {
    user: link('User', { inList: true, description: 'Empty if shared with everyone' }),
    everyone: check({ inList: true, indexed: true, description: 'All signed-in users' }),
    share_doctype: text({ label: 'Document type', required: true, inList: true }),
    share_name: text({ label: 'Document name', required: true, inList: true, typeField: 'share_doctype' }),
    read: check({ default: 1, inList: true }),
    write: check({ inList: true }),
    submit: check(),
    share: check({ description: 'Can share the document with others' }),
    shared_by: link('User', { readOnly: true, ignoreUserPermissions: true }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': everything,
    All: grant({ select: mine, read: mine }),
  },
  uniqueTogether: [
    ['user', 'share_doctype', 'share_name'],
    ['share_doctype', 'share_name', 'user'],
  ],
  sort: 'creation desc',
  retainDeleted: false,
})
