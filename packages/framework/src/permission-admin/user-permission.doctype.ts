import { check, docType, everything, grant, link, text, whereUser } from '#framework/doctypes'

/**
 * Restricts a user, of one type, to the documents named: he reaches these alone, and only what links to them. A type of
 * which nothing is named stays as his roles have it.
 */
export const UserPermission = docType('User Permission', {
  fields: {
    user: link('User', { required: true, inList: true }),
    allow: text({
      label: 'Document type',
      required: true,
      inList: true,
      description: 'Document type that is restricted for the user',
    }),
    for_value: text({
      label: 'Document',
      required: true,
      inList: true,
      typeField: 'allow',
      description: 'Document that the user can access',
    }),
    apply_to_all_doctypes: check({
      label: 'Apply to all document types',
      default: 1,
      readOnly: true,
      description: 'Selected if no single document type is chosen',
    }),
    applicable_for: text({
      label: 'Apply only to',
      inList: true,
      description: 'Only this document type. Every document type if empty.',
    }),
    is_default: check({
      label: 'Default',
      inList: true,
      description: 'Filled in automatically in new documents',
    }),
    hide_descendants: check({ description: 'In a tree, only this document and not those below it' }),
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
