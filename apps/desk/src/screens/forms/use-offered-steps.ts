import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import { useMoves } from '../../data/moves.ts'
import { useSay, type Say } from '../../language/say.ts'
import { actionSteps } from './action-steps.ts'
import { deviceDay } from './conditions.ts'
import { amending, cancelling, submitting } from './lifecycle.ts'
import type { OfferedStep } from './use-steps.ts'
import { moveSteps } from './move-steps.ts'

interface Standing {
  meta: DocMeta
  stored: AnyDocument
  title: string
  /** What this person may do with it. */
  rights: ReadonlySet<string>
  t: Say
}

function submitStep({ meta, title, t }: Standing): OfferedStep {
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

function cancelStep({ meta, title, t }: Standing): OfferedStep {
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

function amendStep({ meta, t }: Standing): OfferedStep {
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
function docstatusSteps(standing: Standing): OfferedStep[] {
  const stage = stages[Number(standing.stored['docstatus'])]
  return stage && standing.rights.has(stage.right) ? [stage.makeStep(standing)] : []
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
  const t = useSay()
  const { data: moves = [] } = useMoves(meta.name, stored, meta.states !== null)
  if (stored === null) return []
  const standing = { meta, stored, title, rights, t }
  return [
    ...(meta.isSubmittable ? docstatusSteps(standing) : []),
    ...moveSteps(moves, standing),
    ...actionSteps(standing, deviceDay()),
  ]
}
