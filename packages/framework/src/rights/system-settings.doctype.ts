import { always, check, docType, everything, int, reading, section, single } from '#framework/doctypes'

/** How the document server itself behaves on this site. */
export const SystemSettings = docType('System Settings', {
  naming: single,
  fields: {
    permissions: section('Permissions'),
    strict_user_permissions: check({
      label: 'Apply strict user permissions',
      description: 'A document whose restricted link is empty is out of reach too',
    }),
    uses_opaque_names: check({
      renamedFrom: 'keep_names_opaque',
      label: 'Keep the names of users opaque',
      description:
        'Programs are then told opaque names instead of e-mail addresses when they ask who is signed in',
    }),
    reading: section('Reading'),
    read_log_days: int({
      required: true,
      min: 90,
      max: 3650,
      default: 400,
      label: 'Days to keep the access log',
      description: 'Who read guarded documents; a guarded type may say otherwise for itself',
    }),
    deletion: section('Deletion'),
    deleted_retention_days: int({
      renamedFrom: 'keep_deleted_days',
      min: 1,
      max: 3650,
      default: 90,
      label: 'Days to keep what was deleted',
      description: 'After that it is erased, with its files and comments, and cannot be restored',
    }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
})
