import { always, check, docType, everything, reading, section, single } from '#framework/doctypes'

/** How the document server itself behaves on this site. */
export const SystemSettings = docType('System Settings', {
  naming: single,
  fields: {
    permissions: section('Permissions'),
    strict_user_permissions: check({
      label: 'Apply strict user permissions',
      description: 'A document whose restricted link is empty is out of reach too',
    }),
  },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
})
