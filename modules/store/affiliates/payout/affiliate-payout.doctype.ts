import {
  always,
  childType,
  date,
  docType,
  grant,
  link,
  money,
  section,
  select,
  series,
  table,
  text,
  type Transition,
} from '#framework/doctypes'

const payoutStates = ['prepared', 'paid', 'cancelled'] as const

/** Commissions in one payout. */
export const MAX_PAYOUT_LINES = 200

const transitions: readonly Transition[] = [
  { action: 'Mark as paid', from: 'prepared', to: 'paid', roles: [] },
  { action: 'Cancel', from: 'prepared', to: 'cancelled', roles: [] },
]

const shown = { readOnly: true } as const

const AffiliatePayoutLine = childType('Affiliate Payout Line', {
  commission: link('Affiliate Commission', { required: true, inList: true, ...shown }),
  amount: money({
    ...{ required: true, inList: true, ...shown },
    description: 'Negative: taken back for items that were returned after their payout',
  }),
})

const writing = grant({
  ...{ select: always, read: always, write: always, report: always, export: always, print: always },
})

/** Confirmed commissions that the office pays to an affiliate. */
export const AffiliatePayout = docType('Affiliate Payout', {
  naming: series('AFP-.YYYY.-.#####'),
  fields: {
    state: select(payoutStates, {
      label: 'Status',
      tones: { prepared: 'warn', paid: 'ok', cancelled: 'bad' },
      ...{ required: true, default: 'prepared', inList: true, indexed: true, ...shown },
    }),
    affiliate: link('Affiliate', { required: true, indexed: true, inList: true, ...shown }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    payout_details: text({ ...shown, maxLength: 200 }),
    reference: text({
      ...{ label: 'Payment reference', maxLength: 80, inList: true },
      description: 'UTR or UPI reference of the bank transfer. Required to mark the payout as paid',
    }),
    paid_on: date({ inList: true, ...shown }),
    commissions: section('Commissions'),
    lines: table(AffiliatePayoutLine, { label: 'Commissions', min: 1, max: MAX_PAYOUT_LINES, ...shown }),
  },
  states: { field: 'state', initial: 'prepared', transitions },
  access: { 'System Manager': writing, 'School Office': writing },
  actions: [
    {
      label: 'Mark as paid',
      method: 'mela.affiliates.mark_payout_paid',
      dependsOn: "eval:doc.state === 'prepared'",
      isFinal: true,
      isNext: true,
    },
    {
      label: 'Cancel payout',
      method: 'mela.affiliates.cancel_payout',
      dependsOn: "eval:doc.state === 'prepared'",
      isFinal: true,
    },
  ],
  waiting: [{ label: 'Affiliate payouts to make', field: 'state', values: ['prepared'] }],
  titleField: 'affiliate',
  searchFields: ['affiliate', 'reference'],
  sort: 'creation desc',
})
