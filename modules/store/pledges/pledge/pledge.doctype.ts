import {
  always,
  date,
  docType,
  grant,
  link,
  money,
  percent,
  reading,
  section,
  select,
  series,
  text,
  type RoleName,
  type Transition,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'

const beneficiaryTypes = ['Class', 'Mela Event', 'Contribution Purpose'] as const

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

const transitions: readonly Transition[] = [
  { action: 'Approve', from: 'draft', to: 'approved', roles: managers },
  { action: 'End', from: 'approved', to: 'ended', roles: managers },
]

const writing = grant({
  ...{ select: always, read: always, create: always, write: always },
  ...{ report: always, export: always, print: always },
})

/** A seller gives a part of the price to a class, an event or a purpose. Its terms are fixed once the office approved them. */
export const Pledge = docType('Pledge', {
  naming: series('PLG-.#####'),
  fields: {
    title: text({
      ...{ required: true, maxLength: 80, inList: true },
      description: 'Shown to buyers, such as "New library books for Class 5A"',
    }),
    state: select(['draft', 'approved', 'ended'], {
      label: 'Status',
      tones: { draft: 'warn', approved: 'ok' },
      ...{ required: true, readOnly: true, default: 'draft', inList: true, indexed: true },
    }),
    business: link('Business', { label: 'Seller', required: true, indexed: true, inList: true }),
    percent: percent({
      ...{ label: 'Part of the price', required: true, min: 0.1, inList: true },
      description: 'Of the price without tax and delivery',
    }),

    for_section: section('Beneficiary'),
    beneficiary_type: select(beneficiaryTypes, {
      ...{ label: 'For', required: true, default: 'Contribution Purpose', inList: true },
    }),
    beneficiary: text({ required: true, typeField: 'beneficiary_type', inList: true }),
    beneficiary_title: text({ label: 'Name shown to buyers', readOnly: true }),
    goal: money({ isNullable: true, min: 1_00, description: 'Shown with what was raised. Empty: no goal' }),

    items_section: section('Items'),
    category: link('Product Category', { description: 'Includes its subcategories. Empty: all products' }),
    product: link('Product', { description: 'This product only. Empty: see category' }),

    period: section('Period'),
    from_day: date({ label: 'From', required: true, inList: true, indexed: true }),
    to_day: date({ label: 'Until', inList: true, description: 'Last day. Empty: until you end it' }),
    cap_amount: money({
      ...{ label: 'At most', isNullable: true, min: 1_00 },
      description: 'Amount after which nothing more is given. Empty: no limit',
    }),
  },
  states: { field: 'state', initial: 'draft', transitions },
  access: {
    'System Manager': writing,
    'School Office': reading(always),
    'Store Manager': writing,
    // Sellers do not write: a name that they enter would tell which events and purposes exist.
    Seller: reading(ofOwnBusiness),
  },
  waiting: [{ label: 'Pledges to approve', field: 'state', values: ['draft'] }],
  titleField: 'title',
  searchFields: ['title', 'beneficiary_title'],
  sort: 'creation desc',
})
