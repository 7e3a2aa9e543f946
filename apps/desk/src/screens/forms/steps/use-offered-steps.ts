import type { DocMeta, TypeMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../../data/document/document.ts'
import { useMoves, verbOf, type DeskMove } from '../../../data/document/document-actions.ts'
import { useTranslate, type Translate } from '../../../language/translate.ts'
import { deviceDay } from '../fields/conditions.ts'
import { amending, cancelling, submitting, calling, moving, type OfferedStep } from './lifecycle.ts'
import { ExpressionError, holds } from '#meta'

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

interface StepDocument {
  meta: TypeMeta
  stored: AnyDocument
  title: string
  t: Translate
}

/** What cannot be read is offered: the server refuses it if it must. */
export function isOffered(condition: string, stored: AnyDocument, today: string): boolean {
  try {
    return condition === '' || holds(condition, stored, today)
  } catch (error) {
    if (error instanceof ExpressionError) return true
    throw error
  }
}

/** The calls that the type's room declares, as far as the document stands so that they make sense. */
export function actionSteps({ meta, stored, title, t }: StepDocument, today: string): OfferedStep[] {
  return meta.actions
    .filter(({ dependsOn }) => isOffered(dependsOn, stored, today))
    .map(({ label, method, isFinal, isNext, question }) => ({
      key: `${method} ${label}`,
      verb: label,
      step: calling(meta, method),
      question: isFinal
        ? { title: `${label}: ${title}?`, text: t('desk.delete_text'), askedOf: question }
        : null,
      isDangerous: isFinal,
      isNext,
      done: t('desk.action_done', { action: label }),
    }))
}

/** A move that leaves this person no way on and none back is asked about first. */
export function moveSteps(
  moves: readonly DeskMove[],
  { meta, stored, title, t }: StepDocument,
): OfferedStep[] {
  const from = textOf(stored[meta.states?.field ?? ''])
  return moves.map(({ action, to, is_final: isFinal, is_next: isNext }) => {
    const verb = verbOf(meta.word(action))
    return {
      key: `${action} ${to}`,
      verb,
      step: moving(meta, action),
      question: isFinal
        ? {
            title: `${verb}: ${title}?`,
            text: t('desk.move_text', { from: meta.word(from), to: meta.word(to) }),
          }
        : null,
      isDangerous: isFinal,
      isNext,
      done: t('desk.moved', { state: meta.word(to) }),
    }
  })
}
