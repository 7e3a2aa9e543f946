import type { TypeMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { verbOf, type DeskMove } from '../../../data/document/moves.ts'
import type { Translate } from '../../../language/translate.ts'
import { moving } from './lifecycle.ts'
import type { OfferedStep } from './use-steps.ts'

interface StepContext {
  meta: TypeMeta
  stored: AnyDocument
  title: string
  t: Translate
}

/** A move that leaves this person no way on and none back is asked about first. */
export function moveSteps(
  moves: readonly DeskMove[],
  { meta, stored, title, t }: StepContext,
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
