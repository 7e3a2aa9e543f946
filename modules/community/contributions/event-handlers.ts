import { on } from '#framework/events'
import { paymentEvents } from '#money/payments'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { Contribution } from './contribution/contribution.doctype.ts'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { contributionConfirmed, contributionReturned } from './extensions.ts'

interface PaidReference {
  readonly reference_type: string | null
  readonly reference_name: string | null
}

async function findContribution({ reference_type, reference_name }: PaidReference, documents: Documents) {
  if (reference_type !== Contribution.name || reference_name === null) return null
  const [contribution] = await documents.find(Contribution, {
    where: { name: reference_name },
    limit: 1,
  })
  return contribution ?? null
}

const formatRupees = (paise: number): string => formatMoney(paise, 'INR', 'en')

const toRecipient = (contribution: { owner: string; email: string | null; phone: string | null }) => ({
  owner: contribution.owner === 'Guest' ? null : contribution.owner,
  email: contribution.email,
  phone: contribution.phone,
})

/**
 * Thanks the donor once the contribution's own payment is captured, not for an unallocated one. Donors with an e-mail
 * address receive the receipt instead.
 */
const thankDonor = on(paymentEvents.captured, 'contributions.thank', async (payload, { documents }) => {
  const contribution = await findContribution(payload, documents)
  if (contribution === null || contribution.payment !== payload.payment) return
  const { name, donor_name, amount, purpose, email } = contribution
  if (email !== null) return
  const { title } = await documents.get(ContributionPurpose, purpose)
  await notify(documents, {
    event: contributionConfirmed,
    key: name,
    people: [toRecipient(contribution)],
    values: { donor: donor_name, amount: formatRupees(amount), purpose: title, number: name },
  })
})

const notifyRefund = on(
  paymentEvents.refunded,
  { key: 'contributions.notify_of_refund', renamedFrom: 'contributions.tell_of_return' },
  async (payload, { documents }, { id }) => {
    const contribution = await findContribution(payload, documents)
    if (contribution === null || contribution.payment !== payload.payment) return
    await notify(documents, {
      event: contributionReturned,
      key: id,
      people: [toRecipient(contribution)],
      values: {
        donor: contribution.donor_name,
        amount: formatRupees(payload.amount),
        number: contribution.name,
      },
    })
  },
)

export const contributionEventHandlers = [thankDonor, notifyRefund]
