import {
  check,
  childType,
  date,
  docType,
  everything,
  int,
  link,
  money,
  percent,
  section,
  select,
  series,
  table,
  text,
  type Doc,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { feeErrors } from '../errors.ts'
import { sumOf } from '../instalment/instalment-arithmetic.ts'

export const measureKinds = ['none', 'percent', 'amount'] as const

const ScheduledInstalment = childType('Scheduled Instalment', {
  label: text({ required: true, maxLength: 60 }),
  due_on: date({ label: 'Due date', required: true }),
  amount: money({ required: true, min: 1 }),
})

export const FeeSchedule = docType('Fee Schedule', {
  naming: series('FS-.####'),
  titleField: 'title',
  fields: {
    title: text({ inList: true, maxLength: 100, description: 'Class and school year if empty' }),
    academic_year: link('Academic Year', {
      label: 'School year',
      required: true,
      inList: true,
      setOnlyOnce: true,
    }),
    class: link('Class', { required: true, inList: true, setOnlyOnce: true }),
    is_open: check({
      label: 'Open',
      default: 1,
      inList: true,
      description: 'New fees are created from this schedule',
    }),
    amount: money({ min: 0, readOnly: true, inList: true, description: 'Sum of all instalments' }),
    instalments: table(ScheduledInstalment, { min: 1, max: 24 }),

    brothers_and_sisters: section('Sibling discount'),
    sibling_discount: select(measureKinds, {
      ...{ required: true, default: 'none' },
      description: 'For the second and each further child of a family',
    }),
    sibling_percent: percent({
      label: 'Sibling discount percentage',
      isNullable: true,
      description: 'Of the fee for the whole year',
    }),
    sibling_amount: money({
      label: 'Sibling discount amount',
      isNullable: true,
      min: 0,
      description: 'Deducted from the fee for the whole year',
    }),

    lateness: section('Late fees'),
    late_fee: select(measureKinds, {
      ...{ required: true, default: 'none' },
      description: 'Added once to each overdue instalment',
    }),
    late_percent: percent({
      label: 'Late fee percentage',
      isNullable: true,
      description: 'Of the outstanding amount of the instalment',
    }),
    late_amount: money({ label: 'Late fee amount', isNullable: true, min: 0 }),
    grace_days: int({
      ...{ required: true, default: 7, min: 0, max: 120 },
      description: 'Days after the due date before a late fee is added',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
  uniqueTogether: [['academic_year', 'class']],
  searchFields: ['title'],
  sort: 'academic_year desc, name asc',
})

/** Refuses a kind of measure without its value, which would silently mean no discount or late fee. */
function requireCompleteMeasures(schedule: Doc<typeof FeeSchedule>): void {
  const { sibling_discount, sibling_percent, sibling_amount, late_fee, late_percent, late_amount } = schedule
  if (sibling_discount === 'percent' && !sibling_percent) throw feeErrors.empty_measure('sibling_percent')
  if (sibling_discount === 'amount' && !sibling_amount) throw feeErrors.empty_measure('sibling_amount')
  if (late_fee === 'percent' && !late_percent) throw feeErrors.empty_measure('late_percent')
  if (late_fee === 'amount' && !late_amount) throw feeErrors.empty_measure('late_amount')
}

export const feeScheduleHooks = hooks(FeeSchedule, {
  beforeSave({ document }) {
    requireCompleteMeasures(document)
    const { title, class: of, academic_year, instalments } = document
    const amount = sumOf(instalments.map((one) => one.amount))
    return { amount, ...(title === null ? { title: `${of}, ${academic_year}` } : {}) }
  },
})
