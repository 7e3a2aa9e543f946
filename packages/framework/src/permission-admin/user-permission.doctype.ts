import { check, docType, everything, grant, link, text, whereUser } from '#framework/doctypes'

/**
 * Restricts a user to the named documents of a type, and to documents that link to them. Types without such an entry
 * stay as the roles allow.
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

/** Restrictions of one user, limited because each of their requests reads them. */
export const MAX_FOR_ONE_USER = 500
