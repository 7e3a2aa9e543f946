import {
  always,
  docType,
  grant,
  link,
  longText,
  money,
  select,
  series,
  text,
  type Transition,
} from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { isAdministrator } from '#framework/permissions'
import { toE164 } from '#meta'
import { walletErrors } from '../errors.ts'

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
      label: 'Status',
      tones: { draft: 'warn', given: 'ok' },
      ...{ required: true, default: 'draft', inList: true, indexed: true, readOnly: true },
    }),
    customer: text({
      ...{ required: true, inList: true, maxLength: 140 },
      description: 'Email or phone number of the customer’s account',
    }),
    user: text({ readOnly: true, hidden: true, indexed: true, linksTo: 'User' }),
    amount: money({ required: true, min: 1, inList: true }),
    reason: longText({ required: true, maxLength: 300, description: 'Shown to the customer' }),
    business: link('Business', {
      description: 'Business that bears the cost. Leave empty for the organisation.',
    }),
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
  titleField: 'customer',
  searchFields: ['customer', 'reason'],
  sort: 'creation desc',
})

async function findCustomer(documents: Documents, customer: string): Promise<string> {
  const phone = toE164(customer)
  const where = phone === null ? { email: customer.trim().toLowerCase() } : { phone }
  const [found] = await documents.asSystem().find(User, {
    where: { ...where, enabled: 1 },
    fields: ['name'],
    limit: 1,
  })
  if (!found) throw walletErrors.no_account()
  return found.name
}

/** Finds the customer's account; given credit does not change any more. */
export const goodwillCreditHooks = hooks(GoodwillCredit, {
  async beforeSave({ previous, document, documents }) {
    const isFixed = previous?.state === 'given' && !isAdministrator(documents.caller)
    if (isFixed) return { ...previous, modified: document.modified }
    const isSame = document.user !== null && previous?.customer === document.customer
    // A missing customer is reported with the other missing values.
    if (isSame || !document.customer) return {}
    return { user: await findCustomer(documents, document.customer) }
  },
})
