import { check, docType, everything, grant, json, link, text, whereUser } from '#framework/doctypes'

const LONGEST = 20_000

const mine = whereUser('user')

/** A list as somebody likes to see it: which columns, which documents, in what order. */
export const SavedView = docType('Saved View', {
  fields: {
    user: link('User', { required: true, setOnlyOnce: true, ignoreUserPermissions: true }),
    reference_doctype: text({ required: true, setOnlyOnce: true, inList: true }),
    title: text({ required: true, inList: true }),
    columns: json({ maxLength: LONGEST, description: 'Names of fields, as JSON; empty for the usual ones' }),
    filters: json({ maxLength: LONGEST, description: 'In the grammar of lists, as JSON' }),
    sort: text({ maxLength: 1000, description: 'As order_by' }),
    is_shared: check({ inList: true, description: 'For everybody who works on documents of this type' }),
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
