import { check, docType, everything, grant, json, link, text, whereUser } from '#framework/doctypes'

const LONGEST = 20_000

const mine = whereUser('user')

export const SavedView = docType('Saved View', {
  fields: {
    user: link('User', { required: true, setOnlyOnce: true, ignoreUserPermissions: true }),
    reference_doctype: text({
      format: 'DocType',
      namesType: true,
      label: 'Document type',
      required: true,
      setOnlyOnce: true,
      inList: true,
    }),
    title: text({ required: true, inList: true }),
    columns: json({ maxLength: LONGEST, description: 'Field names as JSON. The standard columns if empty.' }),
    filters: json({ maxLength: LONGEST, description: 'List filters as JSON' }),
    sort: text({ maxLength: 1000, description: 'In the form of order_by' }),
    is_shared: check({
      label: 'Shared',
      inList: true,
      description: 'Visible to everyone who works with this document type',
    }),
  },
  titleField: 'title',
  uniqueTogether: [['user', 'reference_doctype', 'title']],
  access: {
    'System Manager': everything,
    All: grant({ select: mine, read: mine, write: mine, create: mine, delete: mine }),
  },
  sort: 'title asc',
  trackChanges: false,
})
