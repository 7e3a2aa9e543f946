import type { DemoContext } from '#framework/modules'
import { ContributionPurpose } from './campaign/contribution-purpose.doctype.ts'
import { ContributionSettings } from './campaign/contribution-settings.doctype.ts'
import { hashSecret, randomSecret } from '#framework/identity'
import { addDays } from '#meta'
import { clearCheque, reversePayment, recordManualPayment } from '#money/manual-payments'
import type { ContributionInput } from './contribution/offer.ts'
import { Contribution } from './contribution/contribution.doctype.ts'

const purposes = [
  {
    title: 'A roof over the reading room',
    description: 'Tiles, rafters and carpentry for a new roof, so that the books stay dry.',
    goal: 180_000_00,
  },
  {
    title: 'Lunch for everybody',
    description: 'Rice, greens and an egg for each child with a free place, for a whole term.',
    goal: 90_000_00,
  },
  {
    title: 'Saplings and rain gauges',
    description: 'Saplings and rain gauges for the garden of class 4.',
    goal: 30_000_00,
  },
] as const

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const names: string[] = []
  for (const [index, purpose] of purposes.entries()) {
    const made = await documents.insert(ContributionPurpose, { ...purpose, is_open: 1, display_order: index })
    names.push(made.name)
  }
  await documents.save(ContributionSettings, ContributionSettings.name, {
    heading: 'Support the school',
    introduction:
      'Donations have no effect on admissions. Your gift goes to the cause you choose, and we publish the accounts at the gate every April.',
    suggested: [250_00, 500_00, 1000_00, 5000_00].map((amount) => ({ amount })),
  })
  await insertDemoContributions(context, names)
}

type DemoPayment =
  | { readonly by: 'cash' }
  | { readonly by: 'bank' | 'UPI'; readonly number: string }
  | {
      readonly by: 'cheque'
      readonly number: string
      readonly bank: string
      readonly became?: 'cleared' | 'bounced'
    }

interface DemoContribution {
  readonly from: string
  readonly email: string
  readonly rupees: number
  readonly purpose: 0 | 1 | 2
  readonly daysAgo: number
  readonly paid: DemoPayment | null
  readonly message?: string
  readonly isAnonymous?: boolean
}

const demoContributions: readonly DemoContribution[] = [
  {
    ...{ from: 'Meenakshi Raman', email: 'meenakshi.raman@example.org', rupees: 25_000, purpose: 0 },
    ...{ daysAgo: 41, paid: { by: 'bank', number: 'UTR2600417733' } },
    message: 'My mother learnt to read under that roof.',
  },
  {
    ...{ from: 'Kaveri Hardware', email: 'accounts@kaveri-hardware.example', rupees: 15_000, purpose: 0 },
    ...{ daysAgo: 33, paid: { by: 'cheque', number: '004417', bank: 'Indian Bank', became: 'cleared' } },
  },
  {
    ...{ from: 'A neighbour', email: 'neighbour@example.org', rupees: 500, purpose: 2, daysAgo: 27 },
    ...{ paid: { by: 'cash' }, isAnonymous: true },
  },
  {
    ...{ from: 'Joseph Antony', email: 'joseph.antony@example.org', rupees: 5_000, purpose: 1, daysAgo: 19 },
    paid: { by: 'UPI', number: '632118804417' },
  },
  {
    ...{ from: 'Murugan and Sons', email: 'office@murugan.example', rupees: 10_000, purpose: 0, daysAgo: 16 },
    paid: { by: 'cheque', number: '118203', bank: 'City Union Bank', became: 'bounced' },
  },
  {
    ...{ from: 'Farida Begum', email: 'farida.begum@example.org', rupees: 2_000, purpose: 1, daysAgo: 12 },
    ...{ paid: { by: 'cash' }, message: 'For second helpings.' },
  },
  {
    ...{ from: 'Class of 1998', email: 'class98@example.org', rupees: 40_000, purpose: 0, daysAgo: 6 },
    ...{ paid: { by: 'bank', number: 'UTR2600592160' }, message: 'Thirty-one of us, one roof.' },
  },
  {
    ...{ from: 'Anitha Selvam', email: 'anitha.selvam@example.org', rupees: 1_000, purpose: 2, daysAgo: 2 },
    paid: { by: 'UPI', number: '632540091283' },
  },
  {
    ...{ from: 'R. Venkataraman', email: 'venkataraman@example.org', rupees: 7_500, purpose: 1, daysAgo: 1 },
    paid: { by: 'cheque', number: '556021', bank: 'Canara Bank' },
  },
  {
    ...{ from: 'Deepa Krishnan', email: 'deepa.krishnan@example.org', rupees: 2_500, purpose: 1, daysAgo: 0 },
    paid: null,
  },
]

function toContributionInput(
  demoContribution: DemoContribution,
  purposes: readonly string[],
): ContributionInput {
  const { from: donor_name, email, rupees, message = null, isAnonymous = false } = demoContribution
  return {
    ...{
      donor_name,
      email,
      phone: null,
      amount: rupees * 100,
      purpose: purposes[demoContribution.purpose] ?? '',
      message,
    },
    ...(isAnonymous ? { is_on_wall: 0, is_anonymous: 1 } : { is_on_wall: 1, is_anonymous: 0 }),
  }
}

function toPaymentDetails(paid: DemoPayment, received_on: string) {
  const cheque = paid.by === 'cheque' ? { bank: paid.bank, cheque_date: addDays(received_on, -1) } : null
  return {
    ...{ method: paid.by, received_on, reference_number: paid.by === 'cash' ? null : paid.number },
    ...(cheque ?? { bank: null, cheque_date: null }),
  }
}

async function recordDemoPayment(
  context: DemoContext,
  demoContribution: DemoContribution,
  name: string,
): Promise<void> {
  const { documents, today } = context
  const { paid, rupees, daysAgo } = demoContribution
  if (paid === null) return
  const payment = await recordManualPayment(documents, context, {
    ...toPaymentDetails(paid, addDays(today, -daysAgo)),
    amount: rupees * 100,
    reference: { type: Contribution.name, name },
    isOtherAccount: false,
  })
  const became = paid.by === 'cheque' ? paid.became : undefined
  if (became === 'cleared') await clearCheque(documents, payment.name)
  if (became === 'bounced')
    await reversePayment(documents, context, {
      name: payment.name,
      to: 'bounced',
      reason: 'Funds insufficient',
    })
}

export async function insertDemoContributions(
  context: DemoContext,
  purposes: readonly string[],
): Promise<void> {
  const { documents } = context
  for (const demoContribution of demoContributions) {
    const { name } = await documents.asSystemFor('Guest').insert(Contribution, {
      ...toContributionInput(demoContribution, purposes),
      is_message_shown: demoContribution.message === undefined ? 0 : 1,
      receipt_hash: hashSecret(randomSecret()),
    })
    await recordDemoPayment(context, demoContribution, name)
  }
}
