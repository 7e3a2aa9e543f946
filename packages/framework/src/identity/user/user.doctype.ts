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
import { givenRoles } from '../role/role.doctype.ts'

export const HasRole = childType('Has Role', {
  role: link('Role', { required: true, linkFilters: givenRoles }),
})

const MAX_ROLES = 100

export const User = docType('User', {
  naming: opaque('USR-'),
  fields: {
    full_name: text({ required: true, inList: true }),
    first_name: text({
      hidden: true,
      description: 'First word of the full name, for other programs',
    }),
    last_name: text({
      hidden: true,
      description: 'Full name without the first word, for other programs',
    }),
    email: text({ unique: true, format: 'Email', inList: true }),
    phone: phone({ unique: true, inList: true }),
    mobile_no: phone({
      label: 'Mobile number',
      hidden: true,
      description: 'The phone number, for other programs',
    }),
    enabled: check({ default: 1, inList: true }),
    user_type: select(['System User', 'Website User'], {
      required: true,
      default: 'Website User',
      inList: true,
    }),
    roles: table(HasRole, { max: MAX_ROLES }),
    preferences: section('Preferences'),
    language: select(['en', 'hi', 'ta']),
    time_zone: text(),
    user_image: text({ label: 'Profile photo', format: 'URL', maxLength: 2048 }),
    security: section('Security'),
    customer_ref_id: text({
      label: 'Customer reference',
      unique: true,
      readOnly: true,
      description: 'Identifies this user in the app',
    }),
    new_password: secret({ description: 'Changes the password and signs out all devices' }),
    send_welcome_email: check({ description: 'Sends a new user a link to set a password' }),
    password_hash: secret({ hidden: true, readOnly: true }),
    last_login: datetime({ readOnly: true }),
    is_demo: check({
      label: 'Demo user',
      hidden: true,
      readOnly: true,
      description: 'Fictional person who can sign in only on the computer that runs the server',
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
