import { check, docType, everything, hashed, link, phone, reading, select, text } from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'

export const Guardian = docType('Guardian', {
  naming: hashed,
  titleField: 'full_name',
  fields: {
    family: link('Family', { required: true, setOnlyOnce: true, inList: true }),
    full_name: text({ required: true, inList: true }),
    relation: select(['mother', 'father', 'grandparent', 'guardian', 'other'], {
      label: 'Relationship',
      inList: true,
    }),
    phone: phone({ required: true, inList: true, indexed: true }),
    email: text({ format: 'Email' }),
    user: link('User', {
      readOnly: true,
      description: 'Matched by the phone number verified at sign-in',
    }),
    may_view: check({
      label: 'Can view',
      inList: true,
      description: 'Can view the children and their school records',
    }),
    may_change: check({
      label: 'Can change details',
      inList: true,
      description: 'Can request changes, renew, withdraw and decide on consents',
    }),
    may_pay: check({ label: 'Can pay', inList: true, description: 'Can view and pay fees' }),
    may_collect: check({
      label: 'Can collect children',
      inList: true,
      description: 'Can take the children home',
    }),
    shares_statement: check({
      label: 'Shares own statement',
      readOnly: true,
      description: 'The family’s other guardians see this guardian’s orders, tickets and donations',
    }),
  },
  guarded: { reason: 'tells who belongs to a child', exempt: ofOwnFamily() },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnFamily()),
  },
  impliedRole: { role: 'Member', userField: 'user', values: { may_view: 1 } },
  uniqueTogether: [['family', 'phone']],
  searchFields: ['phone', 'email'],
  sort: 'full_name asc',
  trackChanges: false,
})
