import type { Documents } from '#framework/documents'
import type { Due, Payable, Refusal, Settlement } from '#money/payments'
import { Contribution } from '../doctypes/contribution.doctype.ts'
import { opensContribution } from '../doctypes/contribution.queries.ts'
import { ContributionPurpose } from '../doctypes/contribution-purpose.doctype.ts'
import { message } from '../messages.ts'
import { incomeOf } from '../rules/income-account.ts'

/** Where the payer comes back to from a gateway's own page. */
const SUPPORT_PATH = '/support'

async function due(documents: Documents, name: string): Promise<Due | null> {
  const contribution = await documents.lock(Contribution, name)
  if (contribution.state !== 'offered') return null
  const { amount, purpose, donor_name, email, phone, owner } = contribution
  const { title } = await documents.get(ContributionPurpose, purpose)
  return {
    amount,
    currency: 'INR',
    description: title,
    payer: { name: donor_name, email, phone, user: owner === 'Guest' ? null : owner },
    organisation: null,
    returnPath: SUPPORT_PATH,
  }
}

interface Paid {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** A contribution is confirmed once, by a payment of all of it: a second one is given back. */
async function settle(documents: Documents, { name, payment, amount }: Paid): Promise<Settlement | Refusal> {
  const contribution = await documents.lock(Contribution, name)
  if (contribution.state !== 'offered') return { refusal: message('contributions.payment.paid_before') }
  if (contribution.amount !== amount) return { refusal: message('contributions.payment.other_amount') }
  await documents.save(Contribution, name, { state: 'confirmed', payment, confirmed_on: documents.today })
  return { credits: [{ account: incomeOf(contribution.purpose), amount, memo: contribution.donor_name }] }
}

/** It is returned while nothing of its payment is left: what did not go back after all is the school's still. */
async function refunded(
  documents: Documents,
  { name, amount, isWhole }: Paid & { readonly isWhole: boolean },
): Promise<void> {
  const { returned_amount } = await documents.lock(Contribution, name)
  await documents.save(Contribution, name, {
    returned_amount: returned_amount + amount,
    state: isWhole ? 'returned' : 'confirmed',
  })
}

/** How a contribution is paid: whoever has its receipt may, and what comes is income for its purpose. */
export const payableContribution: Payable = {
  type: Contribution.name,
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => opensContribution(documents, name, receipt),
}
