import { check, docType, everything, hashed, link, phone, reading, select, text } from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'

/** Somebody who stands for the children of a family, and what of it he may do. */
export const Guardian = docType('Guardian', {
  naming: hashed,
  titleField: 'full_name',
  fields: {
    family: link('Family', { required: true, setOnlyOnce: true, inList: true }),
    full_name: text({ required: true, inList: true }),
    relation: select(['mother', 'father', 'grandparent', 'guardian', 'other'], { inList: true }),
    phone: phone({ required: true, inList: true, indexed: true }),
    email: text({ format: 'Email' }),
    user: link('User', { readOnly: true, description: 'Known by the phone number that he proved' }),
    may_view: check({ inList: true, description: 'Sees the children and what the school keeps of them' }),
    may_change: check({
      inList: true,
      description: 'Asks for changes, renews, withdraws, and decides on consents',
    }),
    may_pay: check({ inList: true, description: 'Sees and pays fees' }),
    may_collect: check({ inList: true, description: 'Takes the children home' }),
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
