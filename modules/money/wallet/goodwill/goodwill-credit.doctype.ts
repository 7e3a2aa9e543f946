import {
  always,
  docType,
  grant,
  link,
  longText,
  money,
  select,
  series,
  type Transition,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'

/** The method of this module gives the credit, so nobody may make the transition directly. */
const transitions: readonly Transition[] = [{ action: 'Give', from: 'draft', to: 'given', roles: [] }]

const writing = grant({
  ...{ select: always, read: always, create: always, write: always },
  ...{ report: always, export: always, print: always },
})

/** Credit that staff give a customer, for a delay or a defect. */
export const GoodwillCredit = docType('Goodwill Credit', {
  naming: series('GWC-.YYYY.-.#####'),
  fields: {
    state: select(['draft', 'given'], {
      tones: { draft: 'warn', given: 'ok' },
      ...{ required: true, default: 'draft', inList: true, indexed: true, readOnly: true },
    }),
    user: link('User', { label: 'Customer', required: true, inList: true, indexed: true }),
    amount: money({ required: true, min: 1, inList: true }),
    reason: longText({ required: true, maxLength: 300, description: 'Shown to the customer' }),
    business: link('Business', { description: 'Business that bears the cost. Empty: the organisation' }),
    wallet_credit: link('Wallet Credit', { readOnly: true }),
  },
  states: { field: 'state', initial: 'draft', transitions },
  access: { 'System Manager': writing, 'School Office': writing },
  actions: [
    {
      label: 'Give credit',
      method: 'mela.wallet.give_credit',
      dependsOn: "eval:doc.state === 'draft'",
      isFinal: true,
      isNext: true,
    },
  ],
  titleField: 'user',
  searchFields: ['user', 'reason'],
  sort: 'creation desc',
})

/** Given credit does not change any more. */
export const goodwillCreditHooks = hooks(GoodwillCredit, {
  beforeSave({ previous, document, documents }) {
    if (previous?.state !== 'given' || isAdministrator(documents.caller)) return {}
    return { ...previous, modified: document.modified }
  },
})
