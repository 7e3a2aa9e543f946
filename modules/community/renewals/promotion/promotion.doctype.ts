import {
  always,
  childType,
  date,
  datetime,
  docType,
  grant,
  int,
  link,
  section,
  select,
  series,
  table,
  text,
  where,
} from '#framework/doctypes'
import { promotionProblems } from './plan-promotion.rules.ts'

const shown = { readOnly: true } as const
const counted = { min: 0, ...shown } as const

/** A child who does not move up. */
export const PromotionProblem = childType('Promotion Problem', {
  student: link('Student Registration', { inList: true, ...shown }),
  full_name: text({ maxLength: 300, inList: true, ...shown }),
  from_class: link('Class', { inList: true, ...shown }),
  problem: select(promotionProblems, { inList: true, ...shown }),
})

const isDraft = where({ state: 'draft' })

const office = grant({
  ...{ select: always, read: always, print: always },
  ...{ create: isDraft, write: isDraft, delete: isDraft },
})

/**
 * One time that the office moves a year's children up: a draft says who would move, one that is done who did. It can be
 * undone as a whole.
 */
export const Promotion = docType('Promotion', {
  naming: series('PRO-.####'),
  fields: {
    from_year: link('Academic Year', { required: true, inList: true }),
    to_year: link('Academic Year', { required: true, inList: true }),
    state: select(['draft', 'done', 'undone'], {
      tones: { done: 'ok', undone: 'warn' },
      ...{ required: true, default: 'draft', inList: true },
      ...shown,
    }),
    promoted_on: date(shown),
    promoted_by: link('User', shown),
    kept: int({
      ...counted,
      description: 'Left in their new class when it was undone: their family had renewed',
    }),
    undone_at: datetime(shown),

    children: section('Children'),
    count: int({ required: true, default: 0, ...counted, inList: true, label: 'Children who move up' }),
    placed: int({ ...counted, description: 'Their place in the year ahead stays as it is' }),
    staying: int({ ...counted, description: 'The class after theirs is full' }),
    leaving: int({ ...counted, description: 'There is no class after theirs' }),
    left_over: int({ ...counted, description: 'Too many for one promotion: make another one for them' }),
    problems: table(PromotionProblem, { ...shown, label: 'Who does not move up, and why' }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    moves: [
      { action: 'Carry out', from: 'draft', to: 'done', roles: [] },
      { action: 'Undo', from: 'done', to: 'undone', roles: [] },
    ],
  },
  guarded: 'names of children',
  access: { 'System Manager': office, 'School Office': office },
  actions: [
    {
      label: 'Try it (dry run)',
      method: 'mela.renewals.try_promotion',
      dependsOn: "eval:doc.state === 'draft'",
    },
    {
      label: 'Promote',
      method: 'mela.renewals.carry_out_promotion',
      dependsOn: "eval:doc.state === 'draft'",
      isFinal: true,
    },
    {
      label: 'Undo',
      method: 'mela.renewals.undo_promotion',
      dependsOn: "eval:doc.state === 'done'",
      isFinal: true,
    },
  ],
  sort: 'creation desc',
  // A version would keep the names of children who are to be forgotten.
  trackChanges: false,
})
