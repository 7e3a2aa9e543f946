import { ExpressionError, holds } from '#meta'
import type { TypeMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import type { Translate } from '../../../language/translate.ts'
import { calling } from './lifecycle.ts'
import type { OfferedStep } from './use-steps.ts'

interface StepContext {
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
export function actionSteps({ meta, stored, title, t }: StepContext, today: string): OfferedStep[] {
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
