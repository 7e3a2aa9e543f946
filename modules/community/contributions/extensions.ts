import { bookkeepingCheck, createQueryCheck, type BookkeepingCheck, sqlText } from '#money/ledger'
import { payable, type Due, type Payable, type Refusal, type Allocation } from '#money/payments'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { pageSectionSource, routeSource, type SectionRequest, type SiteRoute } from '#site/website'
import { message, messages } from './messages.ts'
import type { Message } from '#meta'
import type { Documents } from '#framework/documents'
import { Contribution } from './contribution/contribution.doctype.ts'
import { isContributionToken, readContributionSettings } from './contribution/contribution.queries.ts'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { purposeIncomeAccount, calculateTotalProgress, readProgress } from './campaign/campaign-progress.ts'
import { ContributionSettings } from './campaign/contribution-settings.doctype.ts'
import { householdLines } from '#money/statements'
import { householdContributions } from './contribution/household-contributions.ts'

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

interface PaidAmount {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** Confirms a contribution once, by a payment of its full amount; a second payment is refunded. */
async function settle(
  documents: Documents,
  { name, payment, amount }: PaidAmount,
): Promise<Allocation | Refusal> {
  const contribution = await documents.lock(Contribution, name)
  if (contribution.state !== 'offered') return { refusal: message('contributions.payment.paid_before') }
  if (contribution.amount !== amount) return { refusal: message('contributions.payment.other_amount') }
  await documents.save(Contribution, name, { state: 'confirmed', payment, confirmed_on: documents.today })
  return {
    credits: [{ account: purposeIncomeAccount(contribution.purpose), amount, memo: contribution.donor_name }],
  }
}

/** Marks a contribution returned when its whole payment is refunded; after a failed refund it is confirmed again. */
async function refunded(
  documents: Documents,
  { name, amount, isFullRefund }: PaidAmount & { readonly isFullRefund: boolean },
): Promise<void> {
  const { refunded_amount } = await documents.lock(Contribution, name)
  await documents.save(Contribution, name, {
    refunded_amount: refunded_amount + amount,
    state: isFullRefund ? 'returned' : 'confirmed',
  })
}

/** Payable handler: holders of the receipt may pay, and the payment is income of the purpose. */
const payableContribution: Payable = {
  type: Contribution.name,
  due,
  settle,
  refunded,
  opensTo: (documents, { name, receipt }) => isContributionToken(documents, name, receipt),
}

const problems = {
  confirmed_without_payment: message('contributions.problem.confirmed_without_payment'),
  payment_for_another_document: message('contributions.problem.payment_for_another_document'),
  payment_amount_differs: message('contributions.problem.payment_amount_differs'),
  refunded_amount_differs: message('contributions.problem.refunded_amount_differs'),
  refund_incomplete: message('contributions.problem.refund_incomplete'),
  captured_not_confirmed: message('contributions.problem.captured_not_confirmed'),
} as const

const contributionProblems: readonly Message[] = Object.values(problems)

/** SQL check of contributions against their payments, in one statement. The ledger shows manual payments. */
const discrepancyQuery = `
  select 'Contribution' as type, c.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e
        where e.source_name = c.payment and e.kind = 'counter payment' and e.total = c.amount
      ) then ${sqlText(problems.confirmed_without_payment)}
      when p.allocation <> 'allocated' or p.reference_name <> c.name
        then ${sqlText(problems.payment_for_another_document)}
      when p.captured_amount <> c.amount then ${sqlText(problems.payment_amount_differs)}
      when p.refunded_amount <> c.refunded_amount then ${sqlText(problems.refunded_amount_differs)}
      when c.state = 'returned' and c.refunded_amount < c.amount then ${sqlText(problems.refund_incomplete)}
    end as problem
  from "Contribution" c left join "Payment" p on p.name = c.payment
  where c.state in ('confirmed', 'returned')
  union all
  select 'Contribution', c.name, ${sqlText(problems.captured_not_confirmed)}
  from "Contribution" c join "Payment" p on p.reference_type = 'Contribution' and p.reference_name = c.name
  where c.state = 'offered' and p.allocation = 'allocated'`

const contributionCheck: BookkeepingCheck = {
  name: 'contributions.paid',
  title: message('contributions.check.paid'),
  problems: contributionProblems,
  run: createQueryCheck(discrepancyQuery),
}

export const contributionConfirmed = notificationEvent({
  name: 'contributions.confirmed',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'purpose', 'number'],
  channels: ['sms'],
  messages,
})

export const contributionReturned = notificationEvent({
  name: 'contributions.refunded',
  renamedFrom: 'contributions.returned',
  eventClass: 'transactional',
  values: ['donor', 'amount', 'number'],
  channels: [['e-mail', 'sms']],
  messages,
})

export const contributionExtensions = [
  householdLines.add(householdContributions),
  payable.add(payableContribution),
  bookkeepingCheck.add(contributionCheck),
  pageSectionSource.add({ sectionType: 'contribution', rows: readCampaignRows }),
  routeSource.add(listCampaignRoutes),
  notificationEvents.add(contributionConfirmed),
  notificationEvents.add(contributionReturned),
]

/** Returns campaign progress for a page section: all purposes, or the one in its content. */
async function readCampaignRows({ content, documents }: SectionRequest): Promise<readonly unknown[]> {
  const purposes = await readProgress(documents)
  if (purposes.length === 0) return []
  const one = purposes.find(({ name, title }) => [name, title].includes(String(content['purpose'])))
  const { goal, raised, count } = one ?? calculateTotalProgress(purposes)
  return [{ goal, raised, count, currency: 'INR' }]
}

async function listCampaignRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const purposes = await readProgress(documents)
  if (purposes.length === 0) return []
  const { heading, modified } = await readContributionSettings(documents)
  const { name } = ContributionSettings
  return [{ route: 'support', doctype: name, name, title: heading ?? 'Support the school', modified }]
}
