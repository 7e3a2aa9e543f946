import { check, docType, everything, grant, link, text, whereUser } from '#framework/doctypes'

/**
 * Restricts a user, of one type, to the documents named: he reaches these alone, and only what links to them. A type of
 * which nothing is named stays as his roles have it.
 */
export const UserPermission = docType('User Permission', {
  fields: {
    user: link('User', { required: true, inList: true }),
    allow: text({ required: true, inList: true, description: 'The document type that is restricted' }),
    for_value: text({
      required: true,
      inList: true,
      typeField: 'allow',
      description: 'The document that he reaches',
    }),
    apply_to_all_doctypes: check({
      label: 'Apply to all document types',
      default: 1,
      readOnly: true,
      description: 'So it is where no single type is named',
    }),
    applicable_for: text({ inList: true, description: 'Only for this type; empty for every type' }),
    is_default: check({ inList: true, description: 'What links of new documents start with' }),
    hide_descendants: check({ description: 'In a tree: this document alone, not what is below it' }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': everything,
    All: grant({ select: whereUser('user'), read: whereUser('user') }),
  },
  uniqueTogether: [['user', 'allow', 'for_value', 'applicable_for']],
  searchFields: ['user', 'allow', 'for_value'],
  sort: 'creation desc',
})

/** The restrictions of one user are bounded: they are read with each of his requests. */
export const MOST_FOR_ONE_USER = 500
