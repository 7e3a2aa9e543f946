import type { DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { useMoves } from '../../../data/document/moves.ts'
import { useTranslate, type Translate } from '../../../language/translate.ts'
import { actionSteps } from './action-steps.ts'
import { deviceDay } from '../fields/conditions.ts'
import { amending, cancelling, submitting } from './lifecycle.ts'
import type { OfferedStep } from './use-steps.ts'
import { moveSteps } from './move-steps.ts'

interface StepContext {
  meta: DocMeta
  stored: AnyDocument
  title: string
  /** What this person may do with it. */
  rights: ReadonlySet<string>
  t: Translate
}

function submitStep({ meta, title, t }: StepContext): OfferedStep {
  return {
    key: 'submit',
    verb: t('desk.submit'),
    step: submitting(meta),
    question: { title: t('desk.submit_title', { title }), text: t('desk.submit_text') },
    isDangerous: false,
    isNext: false,
    done: t('desk.submitted'),
  }
}

function cancelStep({ meta, title, t }: StepContext): OfferedStep {
  return {
    key: 'cancel',
    verb: t('desk.cancel_document'),
    step: cancelling(meta),
    question: { title: t('desk.cancel_title', { title }), text: t('desk.cancel_text') },
    isDangerous: true,
    isNext: false,
    done: t('desk.cancelled'),
  }
}

function amendStep({ meta, t }: StepContext): OfferedStep {
  return {
    key: 'amend',
    verb: t('desk.amend'),
    step: amending(meta),
    question: null,
    isDangerous: false,
    isNext: false,
    done: t('desk.saved'),
  }
}

const stages = [
  { right: 'submit', makeStep: submitStep },
  { right: 'cancel', makeStep: cancelStep },
  { right: 'amend', makeStep: amendStep },
]

/** What can be done with a submittable document as it stands: draft, submitted or cancelled. */
function docstatusSteps(context: StepContext): OfferedStep[] {
  const stage = stages[Number(context.stored['docstatus'])]
  return stage && context.rights.has(stage.right) ? [stage.makeStep(context)] : []
}

interface Options {
  meta: DocMeta
  /** Null for a new document. */
  stored: AnyDocument | null
  title: string
  /** What this person may do with it. */
  rights: ReadonlySet<string>
}

/** The steps that this person may take with a document as it stands. */
export function useOfferedSteps({ meta, stored, title, rights }: Options): OfferedStep[] {
  const t = useTranslate()
  const { data: moves = [] } = useMoves(meta.name, stored, meta.states !== null)
  if (stored === null) return []
  const context = { meta, stored, title, rights, t }
  return [
    ...(meta.isSubmittable ? docstatusSteps(context) : []),
    ...moveSteps(moves, context),
    ...actionSteps(context, deviceDay()),
  ]
}
