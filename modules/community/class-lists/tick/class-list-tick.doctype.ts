import { docType, grant, hashed, link, reading, text, always, whereUser } from '#framework/doctypes'

/** A guardian's mark that a child already has an item. Another guardian of the child has their own marks. */
export const ClassListTick = docType('Class List Tick', {
  naming: hashed,
  fields: {
    class_list: link('Class List', { required: true, readOnly: true, indexed: true }),
    item: text({ required: true, readOnly: true, maxLength: 140, description: 'Row of the list' }),
    student: link('Student Registration', { required: true, readOnly: true, indexed: true }),
    user: link('User', { required: true, readOnly: true, indexed: true, ignoreUserPermissions: true }),
  },
  access: {
    'System Manager': grant({ select: always, read: always, report: always, delete: always }),
    Guardian: reading(whereUser('user')),
  },
  uniqueTogether: [['class_list', 'item', 'student', 'user']],
  trackChanges: false,
  retainDeleted: false,
  bulkWrites: { skips: ['events'] },
})
