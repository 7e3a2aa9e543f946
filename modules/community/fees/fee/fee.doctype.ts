import {
  always,
  date,
  docType,
  grant,
  int,
  link,
  longText,
  money,
  percent,
  phone,
  reading,
  secret,
  section,
  select,
  series,
  table,
  text,
  type Transition,
  childType,
} from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'
import { payParts, feeStates, type FeeState } from './fee-totals.rules.ts'
import { measureKinds } from '../fee-schedule/fee-schedule.doctype.ts'

/** The state derives from amounts; only the system makes transitions. */
function createTransition(from: FeeState, to: FeeState): Transition {
  return { action: actions[to], from, to, roles: [] }
}

const actions: Readonly<Record<FeeState, string>> = {
  due: 'Ask for it again',
  'part paid': 'Take a part',
  paid: 'Settle',
  waived: 'Waive',
}

/** A fully waived fee was not paid, so it has no refunds. */
const feeTransitions: readonly Transition[] = feeStates
  .filter((from) => from !== 'waived')
  .flatMap((from) =>
    feeStates
      .filter((to) => to !== from && !(to === 'waived' && from === 'paid'))
      .map((to) => createTransition(from, to)),
  )

const readOnlyField = { readOnly: true } as const

const total = { readOnly: true, required: true, min: 0, default: 0 } as const

const SYSTEM_LEVEL = 9

const terms = { readOnly: true, level: SYSTEM_LEVEL } as const

const officeAccess = grant({
  select: always,
  read: always,
  write: always,
  report: always,
  export: always,
  print: always,
})

const payerScope = ofOwnFamily('family', 'may_pay')

const readOnlyRowField = { readOnly: true } as const

const amountField = { readOnly: true, required: true, min: 0, default: 0 } as const

const FeeInstalment = childType('Fee Instalment', {
  label: text({ required: true, maxLength: 60, ...readOnlyRowField }),
  due_on: date({ label: 'Due date', required: true, ...readOnlyRowField }),
  full_amount: money(amountField),
  discount: money(amountField),
  late_fee: money(amountField),
  waived: money(amountField),
  amount: money(amountField),
  paid: money(amountField),
})

const FeePayment = childType('Fee Payment', {
  payment: text({
    required: true,
    ...readOnlyRowField,
    description: 'Payment, Manual Payment or Cash Collection',
  }),
  paid_on: date({ required: true, ...readOnlyRowField }),
  amount: money({ required: true, min: 1, ...readOnlyRowField }),
  refunded_amount: money({ renamedFrom: 'returned_amount', ...amountField, label: 'Refunded amount' }),
})

const FeeWaiver = childType('Fee Waiver', {
  amount: money({ required: true, min: 1, ...readOnlyRowField }),
  reason: longText({ required: true, maxLength: 300, ...readOnlyRowField }),
  waived_by: text({ required: true, ...readOnlyRowField }),
  waived_on: date({ required: true, ...readOnlyRowField }),
})

/** The fee of a child for a year, one per child and year. The ledger has its money. */
export const Fee = docType('Fee', {
  naming: series('FEE-.YYYY.-.#####'),
  waiting: [{ label: 'Overdue fees', field: 'state', values: ['due', 'part paid'], overdue: 'next_due_on' }],
  titleField: 'student_name',
  showTitleInLinks: false,
  fields: {
    student: link('Student Registration', { required: true, setOnlyOnce: true, ...readOnlyField }),
    student_name: text({ required: true, inList: true, maxLength: 300, ...readOnlyField }),
    family: link('Family', { indexed: true, ...readOnlyField }),
    academic_year: link('Academic Year', {
      label: 'School year',
      required: true,
      inList: true,
      setOnlyOnce: true,
      ...readOnlyField,
    }),
    class: link('Class', { required: true, inList: true, ...readOnlyField }),
    schedule: link('Fee Schedule', { required: true, ...readOnlyField }),
    state: select(feeStates, {
      label: 'Status',
      tones: { due: 'warn', 'part paid': 'info', paid: 'ok' },
      required: true,
      default: 'due',
      inList: true,
      indexed: true,
      ...readOnlyField,
    }),
    next_due_on: date({ label: 'Next due date', inList: true, indexed: true, ...readOnlyField }),

    sums: section('Amounts'),
    full_amount: money({ ...total, description: 'Amount in the fee schedule' }),
    discount: money({ ...total, description: 'Sibling discount' }),
    late_fees: money(total),
    waived: money(total),
    amount: money({ ...total, inList: true, description: 'Total to pay, including what is already paid' }),
    paid: money(total),
    outstanding: money({ ...total, inList: true }),

    parts: section('Instalments'),
    instalments: table(FeeInstalment, { max: 24, readOnly: true }),
    pay_part: select(payParts, {
      label: 'Amount to pay',
      ...{ required: true, default: 'what is due' },
      description: 'Used for the next payment',
    }),
    payments: table(FeePayment, { max: 500, readOnly: true }),

    less: section('Waive fee'),
    waive_amount: money({
      label: 'Amount to waive',
      isNullable: true,
      min: 0,
      description: 'Leave empty to waive everything outstanding',
    }),
    waive_reason: longText({
      label: 'Reason for the waiver',
      maxLength: 300,
      description: 'Required to waive',
    }),
    waivers: table(FeeWaiver, { max: 100, readOnly: true }),

    payer: section('Payer'),
    payer_name: text({ required: true, maxLength: 140, ...readOnlyField }),
    payer_phone: phone(readOnlyField),
    payer_email: text({ format: 'Email', ...readOnlyField }),
    payer_user: link('User', readOnlyField),

    late_fee: select(measureKinds, { required: true, default: 'none', ...terms }),
    late_percent: percent({ label: 'Late fee percentage', ...terms, isNullable: true }),
    late_amount: money({ label: 'Late fee amount', ...terms, isNullable: true }),
    grace_days: int({ required: true, default: 0, ...terms }),
    receipt_hash: secret({ readOnly: true }),
  },
  states: { field: 'state', initial: 'due', transitions: feeTransitions },
  guarded: { reason: 'tells of a child and its family’s money', exempt: payerScope },
  access: { 'System Manager': officeAccess, 'School Office': officeAccess, Guardian: reading(payerScope) },
  uniqueTogether: [['student', 'academic_year']],
  actions: [
    {
      label: 'Take payment',
      method: 'mela.fees.open_manual_payment',
      dependsOn: 'eval:doc.outstanding > 0',
      isNext: true,
    },
    {
      label: 'Waive',
      method: 'mela.fees.waive',
      dependsOn: 'eval:doc.outstanding > 0 && doc.waive_reason',
      isFinal: true,
    },
  ],
  searchFields: ['student_name', 'payer_name', 'payer_phone'],
  sort: 'creation desc',
})
