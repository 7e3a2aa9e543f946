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
} from '#framework/doctypes'

export const measureKinds = ['none', 'percent', 'amount'] as const

export const ScheduledInstalment = childType('Scheduled Instalment', {
  label: text({ required: true, maxLength: 60 }),
  due_on: date({ required: true }),
  amount: money({ required: true, min: 1 }),
})

/** What a year in a class costs, and when it is to be paid. Fees that were made keep what it said on their day. */
export const FeeSchedule = docType('Fee Schedule', {
  naming: series('FS-.####'),
  titleField: 'title',
  fields: {
    title: text({ inList: true, maxLength: 100, description: 'Empty: the class and the year' }),
    academic_year: link('Academic Year', { required: true, inList: true, setOnlyOnce: true }),
    class: link('Class', { required: true, inList: true, setOnlyOnce: true }),
    is_open: check({ default: 1, inList: true, description: 'Fees are made from it' }),
    amount: money({ min: 0, readOnly: true, inList: true, description: 'All instalments together' }),
    instalments: table(ScheduledInstalment, { min: 1, max: 24 }),

    brothers_and_sisters: section('Brothers and sisters'),
    sibling_discount: select(measureKinds, {
      ...{ required: true, default: 'none' },
      description: 'For the second child of a family and each further one',
    }),
    sibling_percent: percent({ keepsEmpty: true, description: 'Of the whole year' }),
    sibling_amount: money({ keepsEmpty: true, min: 0, description: 'Off the whole year' }),

    lateness: section('What comes too late'),
    late_fee: select(measureKinds, {
      ...{ required: true, default: 'none' },
      description: 'Added once to each instalment that is late',
    }),
    late_percent: percent({ keepsEmpty: true, description: 'Of what is left of the instalment' }),
    late_amount: money({ keepsEmpty: true, min: 0 }),
    grace_days: int({
      ...{ required: true, default: 7, min: 0, max: 120 },
      description: 'So many days after its day an instalment is not late yet',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
  uniqueTogether: [['academic_year', 'class']],
  searchFields: ['title'],
  sort: 'academic_year desc, name asc',
})
