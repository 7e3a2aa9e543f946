import { always, check, docType, everything, int, reading, section, single } from '#framework/doctypes'

export const SystemSettings = docType('System Settings', {
  naming: single,
  fields: {
    permissions: section('Permissions'),
    strict_user_permissions: check({
      label: 'Apply strict user permissions',
      description: 'Users cannot access documents whose restricted link is empty',
    }),
    uses_opaque_names: check({
      renamedFrom: 'keep_names_opaque',
      label: 'Hide email addresses in user names',
      description: 'The API returns user names such as USR-00001 instead of email addresses',
    }),
    reading: section('Audit log'),
    read_log_days: int({
      required: true,
      min: 90,
      max: 3650,
      default: 400,
      label: 'Days to keep the audit log',
      description: 'Records who read audited documents. A document type can set its own time.',
    }),
    deletion: section('Deleted documents'),
    deleted_retention_days: int({
      renamedFrom: 'keep_deleted_days',
      min: 1,
      max: 3650,
      default: 90,
      label: 'Days to keep deleted documents',
      description: 'After this time they are erased with their files and comments and cannot be restored',
    }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
})
