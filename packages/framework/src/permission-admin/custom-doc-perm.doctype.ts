import { check, docType, everything, int, link, section, text } from '#framework/doctypes'

/**
 * Permissions of a role on a type, in place of the declared ones: one such document disables all of the type's own
 * grants. Its rows stay as the type declares them.
 */
export const CustomDocPerm = docType('Custom DocPerm', {
  fields: {
    parent: text({
      format: 'DocType',
      namesType: true,
      label: 'Document type',
      required: true,
      inList: true,
    }),
    role: link('Role', { required: true, inList: true }),
    permlevel: int({ label: 'Level', required: true, default: 0, min: 0, max: 9, inList: true }),
    if_owner: check({ label: 'Only own documents', inList: true }),
    rights: section('Permissions'),
    select: check(),
    read: check({ default: 1, inList: true }),
    write: check({ inList: true }),
    create: check({ inList: true }),
    delete: check({ inList: true }),
    submit: check(),
    cancel: check(),
    amend: check(),
    report: check(),
    export: check(),
    import: check(),
    share: check(),
    print: check(),
    email: check(),
  },
  isAccessFixed: true,
  access: { 'System Manager': everything },
  uniqueTogether: [['parent', 'role', 'permlevel', 'if_owner']],
  searchFields: ['parent', 'role'],
  sort: 'parent asc, role asc, permlevel asc',
})
