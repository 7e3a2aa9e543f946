import {
  always,
  date,
  docType,
  grant,
  link,
  longText,
  section,
  select,
  series,
  text,
  type RoleName,
  type Transition,
} from '#framework/doctypes'
import { MAX_CODE_LENGTH } from './affiliate-code.rules.ts'

const affiliateStates = ['applied', 'approved', 'refused', 'suspended'] as const

export const affiliateKinds = ['person', 'class', 'club'] as const

const staff: readonly RoleName[] = ['System Manager', 'School Office', 'Store Manager']

const transitions: readonly Transition[] = [
  { action: 'Approve', from: 'applied', to: 'approved', roles: staff },
  { action: 'Refuse', from: 'applied', to: 'refused', roles: staff },
  { action: 'Approve', from: 'refused', to: 'approved', roles: staff },
  { action: 'Suspend', from: 'approved', to: 'suspended', roles: staff },
  { action: 'Reinstate', from: 'suspended', to: 'approved', roles: staff },
  { action: 'Apply again', from: 'refused', to: 'applied', roles: [] },
]

const writing = grant({
  ...{ select: always, read: always, create: always, write: always },
  ...{ report: always, export: always, print: always },
})

const forGroups = { dependsOn: "eval:doc.kind !== 'person'" } as const

/** Someone who recommends the store, for themselves or for a class or club. */
export const Affiliate = docType('Affiliate', {
  naming: series('AFF-.#####'),
  fields: {
    state: select(affiliateStates, {
      label: 'Status',
      tones: { applied: 'warn', approved: 'ok', refused: 'bad', suspended: 'bad' },
      ...{ required: true, readOnly: true, default: 'applied', inList: true, indexed: true },
    }),
    display_name: text({ required: true, maxLength: 80, inList: true, description: 'Shown to buyers' }),
    user: link('User', {
      ...{ label: 'Contact person', required: true, unique: true, inList: true, ignoreUserPermissions: true },
    }),
    code: text({
      ...{ unique: true, maxLength: MAX_CODE_LENGTH, inList: true, setOnlyOnce: true },
      description: 'Letters and digits without 0, 1, I, L and O. Created at the approval if empty',
    }),

    group_section: section('Beneficiary'),
    kind: select(affiliateKinds, { required: true, default: 'person', inList: true }),
    group_name: text({ label: 'Class or club', maxLength: 80, ...forGroups }),
    benefit: text({
      ...{ label: 'Purpose of the money', maxLength: 200, ...forGroups },
      description: 'Such as a class trip. Shown to buyers',
    }),

    application_section: section('Application'),
    message: longText({ label: 'How they will recommend the store', maxLength: 500 }),
    payout_details: text({
      ...{ maxLength: 200 },
      description: 'UPI ID, or account number and IFSC',
    }),
    accepted_on: date({ label: 'Terms accepted on', readOnly: true }),
    approved_on: date({ readOnly: true }),
    reason: longText({
      ...{ label: 'Reason for refusal or suspension', maxLength: 500 },
      description: 'Shown to the affiliate',
    }),
  },
  states: { field: 'state', initial: 'applied', transitions },
  access: { 'System Manager': writing, 'School Office': writing, 'Store Manager': writing },
  actions: [
    {
      label: 'Create payout',
      method: 'mela.affiliates.create_payout',
      dependsOn: "eval:doc.state === 'approved'",
    },
  ],
  waiting: [{ label: 'Affiliates to review', field: 'state', values: ['applied'] }],
  titleField: 'display_name',
  searchFields: ['display_name', 'group_name', 'code'],
  sort: 'creation desc',
})
