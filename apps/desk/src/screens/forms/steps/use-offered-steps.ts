import type { DocMeta, TypeMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, textOf } from '../../../data/document/document.ts'
import { useTransitions, verbOf, type DeskTransition } from '../../../data/document/document-actions.ts'
import { useTranslate, type Translate } from '../../../language/translate.ts'
import { deviceDay } from '../fields/conditions.ts'
import { amending, cancelling, submitting, calling, moving, type OfferedStep } from './lifecycle.ts'
import { ExpressionError, holds } from '#meta'

interface StepContext {
  meta: DocMeta
  stored: AnyDocument
  title: string
  rights: ReadonlySet<string>
  t: Translate
}

function submitStep({ meta, title, t }: StepContext): OfferedStep {
  return {
    key: 'submit',
    verb: t('desk.submit'),
    step: submitting(meta),
    confirmation: { title: t('desk.submit_title', { title }), text: t('desk.submit_text') },
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
    confirmation: { title: t('desk.cancel_title', { title }), text: t('desk.cancel_text') },
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
    confirmation: null,
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

function docstatusSteps(context: StepContext): OfferedStep[] {
  const stage = stages[Number(context.stored['docstatus'])]
  return stage && context.rights.has(stage.right) ? [stage.makeStep(context)] : []
}

interface Options {
  meta: DocMeta
  stored: AnyDocument | null
  title: string
  rights: ReadonlySet<string>
}

export function useOfferedSteps({ meta, stored, title, rights }: Options): OfferedStep[] {
  const t = useTranslate()
  const { data: transitions = [] } = useTransitions(meta.name, stored, meta.states !== null)
  if (stored === null) return []
  const context = { meta, stored, title, rights, t }
  return [
    ...(meta.isSubmittable ? docstatusSteps(context) : []),
    ...transitionSteps(transitions, context),
    ...actionSteps(context, deviceDay()),
  ]
}

interface StepDocument {
  meta: TypeMeta
  stored: AnyDocument
  title: string
  t: Translate
}

/** Returns true for an unreadable condition: the server refuses the action if needed. */
export function isOffered(condition: string, stored: AnyDocument, today: string): boolean {
  try {
    return condition === '' || holds(condition, stored, today)
  } catch (error) {
    if (error instanceof ExpressionError) return true
    throw error
  }
}

export function actionSteps({ meta, stored, title, t }: StepDocument, today: string): OfferedStep[] {
  return meta.actions
    .filter(({ dependsOn }) => isOffered(dependsOn, stored, today))
    .map(({ label, method, isFinal, isNext, confirmation }) => ({
      key: `${method} ${label}`,
      verb: label,
      step: calling(meta, method),
      confirmation:
        isFinal || confirmation !== ''
          ? { title: `${label}: ${title}?`, text: isFinal ? t('desk.delete_text') : '', method: confirmation }
          : null,
      isDangerous: isFinal,
      isNext,
      done: t('desk.action_done', { action: label }),
    }))
}

/** Returns the transitions; one after which the user has no further transition asks for confirmation. */
export function transitionSteps(
  transitions: readonly DeskTransition[],
  { meta, stored, title, t }: StepDocument,
): OfferedStep[] {
  const from = textOf(stored[meta.states?.field ?? ''])
  return transitions.map(({ action, to, is_final: isFinal, is_next: isNext }) => {
    const verb = verbOf(meta.labelOf(action))
    return {
      key: `${action} ${to}`,
      verb,
      step: moving(meta, action),
      confirmation: isFinal
        ? {
            title: `${verb}: ${title}?`,
            text: t('desk.move_text', { from: meta.labelOf(from), to: meta.labelOf(to) }),
          }
        : null,
      isDangerous: isFinal,
      isNext,
      done: t('desk.moved', { state: meta.labelOf(to) }),
    }
  })
}
