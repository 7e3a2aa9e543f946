import type { Documents } from '#framework/documents'
import { on, type Signal } from '#framework/modules'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { Contribution } from './contribution/contribution.doctype.ts'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { contributionConfirmed, contributionReturned } from './extensions.ts'

/** The contribution that a signal of payments is about; null when it is about something else. */
async function findContribution({ payload }: Signal, documents: Documents) {
  if (payload['reference_type'] !== Contribution.name) return null
  const [contribution] = await documents.find(Contribution, {
    where: { name: String(payload['reference_name']) },
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
 * Money that could not be taken for the contribution is no reason for thanks: only its own payment is. Who left an e-mail
 * address is thanked with the receipt.
 */
const thankDonor = on('payment.captured', 'contributions.thank', async (signal, documents) => {
  const contribution = await findContribution(signal, documents)
  if (contribution === null || contribution.payment !== signal.payload['payment']) return
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

const notifyRefund = on('payment.refunded', 'contributions.tell_of_return', async (signal, documents) => {
  const contribution = await findContribution(signal, documents)
  if (contribution === null || contribution.payment !== signal.payload['payment']) return
  await notify(documents, {
    event: contributionReturned,
    key: signal.id,
    people: [toRecipient(contribution)],
    values: {
      donor: contribution.donor_name,
      amount: formatRupees(Number(signal.payload['amount'])),
      number: contribution.name,
    },
  })
})

export const contributionEventHandlers = [thankDonor, notifyRefund]
