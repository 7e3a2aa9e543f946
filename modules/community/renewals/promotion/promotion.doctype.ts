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
  type Doc,
} from '#framework/doctypes'
import { promotionProblems } from './plan-promotion.rules.ts'
import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { summarizePromotion } from './load-promotion.ts'
import { renewalErrors } from '../errors.ts'

const shown = { readOnly: true } as const

const counted = { min: 0, ...shown } as const

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

export const Promotion = docType('Promotion', {
  naming: series('PRO-.####'),
  fields: {
    from_year: link('Academic Year', { required: true, inList: true }),
    to_year: link('Academic Year', { required: true, inList: true }),
    state: select(['draft', 'done', 'undone'], {
      label: 'Status',
      tones: { done: 'ok', undone: 'warn' },
      ...{ required: true, default: 'draft', inList: true },
      ...shown,
    }),
    promoted_on: date(shown),
    promoted_by: link('User', shown),
    retained: int({
      renamedFrom: 'kept',
      label: 'Kept in the new class',
      ...counted,
      description:
        'Students who stayed in the new class when the promotion was undone, because the family had already renewed',
    }),
    undone_at: datetime(shown),

    children: section('Students'),
    count: int({ required: true, default: 0, ...counted, inList: true, label: 'Students to promote' }),
    placed: int({
      label: 'Already placed',
      ...counted,
      description: 'They keep their place in the new year',
    }),
    staying: int({ label: 'Class is full', ...counted, description: 'The next class is full' }),
    leaving: int({ ...counted, description: 'There is no next class after theirs' }),
    not_included: int({
      renamedFrom: 'left_over',
      label: 'Not included',
      ...counted,
      description: 'Too many students for one promotion. Create another promotion for them.',
    }),
    problems: table(PromotionProblem, { ...shown, label: 'Students who are not promoted, and why' }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Carry out', from: 'draft', to: 'done', roles: [] },
      { action: 'Undo', from: 'done', to: 'undone', roles: [] },
    ],
  },
  guarded: 'names of children',
  access: { 'System Manager': office, 'School Office': office },
  actions: [
    {
      label: 'Preview',
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
  // Versions would retain the names of children to be erased.
  trackChanges: false,
})

const emptyResult = {
  promoted_on: null,
  promoted_by: null,
  retained: null,
  undone_at: null,
  not_included: null,
} as const

function requireApplied({ state, promoted_on, undone_at }: Doc<typeof Promotion>): void {
  const isStateAlone =
    (state === 'done' && promoted_on === null) || (state === 'undone' && undone_at === null)
  if (isStateAlone) throw renewalErrors.state_alone()
}

export const promotionHooks = hooks(Promotion, {
  async beforeSave({ previous, document, documents }) {
    if (previous !== null && previous.state !== document.state) requireApplied(document)
    const { from_year: from, to_year: to } = document
    // Required fields are checked after the hooks.
    const hasBothYears = Boolean(from && to)
    if (isAdministrator(documents.caller) || document.state !== 'draft' || !hasBothYears) return {}
    return { ...emptyResult, ...(await summarizePromotion(documents, { from, to })) }
  },
})
