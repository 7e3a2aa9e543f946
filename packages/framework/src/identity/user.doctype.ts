import {
  check,
  childType,
  datetime,
  docType,
  everything,
  link,
  opaque,
  phone,
  reading,
  secret,
  section,
  select,
  table,
  text,
  whereUser,
} from '#framework/doctypes'
import { givenRoles } from './role.doctype.ts'

export const HasRole = childType('Has Role', {
  role: link('Role', { required: true, linkFilters: givenRoles }),
})

const MOST_ROLES = 100

export const User = docType('User', {
  naming: opaque('USR-'),
  fields: {
    full_name: text({ required: true, inList: true }),
    first_name: text({
      hidden: true,
      description: 'The first word of the full name, as other programs ask for it',
    }),
    last_name: text({
      hidden: true,
      description: 'The full name without its first word, as other programs ask for it',
    }),
    email: text({ unique: true, format: 'Email', inList: true }),
    phone: phone({ unique: true, inList: true }),
    mobile_no: phone({ hidden: true, description: 'The phone number, as other programs ask for it' }),
    enabled: check({ default: 1, inList: true }),
    user_type: select(['System User', 'Website User'], {
      required: true,
      default: 'Website User',
      inList: true,
    }),
    roles: table(HasRole, { max: MOST_ROLES }),
    preferences: section('Preferences'),
    language: select(['en', 'hi', 'ta']),
    time_zone: text(),
    user_image: text({ format: 'URL', maxLength: 2048 }),
    security: section('Security'),
    customer_ref_id: text({ unique: true, readOnly: true, description: 'What the app calls this user' }),
    new_password: secret({ description: 'Sets the password; all devices are signed out' }),
    send_welcome_email: check({ description: 'A new user is sent a link to set a password by' }),
    password_hash: secret({ hidden: true, readOnly: true }),
    last_login: datetime({ readOnly: true }),
    is_demo: check({
      hidden: true,
      readOnly: true,
      description: 'A made-up person; can sign in on this machine alone',
    }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': everything,
    All: reading(whereUser('name')),
  },
  titleField: 'full_name',
  searchFields: ['email', 'phone'],
  sort: 'full_name asc',
})
