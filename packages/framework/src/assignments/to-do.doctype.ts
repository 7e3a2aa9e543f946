import {
  always,
  date,
  docType,
  either,
  everything,
  grant,
  html,
  link,
  select,
  text,
  whereOwner,
  whereUser,
} from '#framework/doctypes'

const theirs = either(whereOwner, whereUser('allocated_to'))

export const ToDo = docType('ToDo', {
  fields: {
    description: html({ required: true, inList: true }),
    status: select(['Open', 'Closed', 'Cancelled'], { required: true, default: 'Open', inList: true }),
    priority: select(['High', 'Medium', 'Low'], { required: true, default: 'Medium', inList: true }),
    date: date({ inList: true, label: 'Due date' }),
    allocated_to: link('User', {
      inList: true,
      linksUnread: 'the hooks refuse everybody but oneself, whether he is there or not',
    }),
    assigned_by: link('User', { readOnly: true }),
    reference_type: text({ label: 'Document type', setOnlyOnce: true, inList: true }),
    reference_name: text({
      label: 'Document name',
      setOnlyOnce: true,
      inList: true,
      indexed: true,
      typeField: 'reference_type',
      followsDocument: true,
    }),
  },
  statusField: 'status',
  access: {
    'System Manager': everything,
    All: grant({ select: theirs, read: theirs, write: theirs, create: always, delete: whereOwner }),
  },
  sort: 'creation desc',
  trackChanges: false,
})
