import { useState } from 'react'
import { send, type WireRequest } from '#client'
import { useAction, type Action } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { refusal } from '../../ui/problem-note.tsx'
import styles from './volunteers.module.css'

export interface VolunteerAction {
  /** Name of the running action. */
  busy: string | null
  outcome: { text: string; isBad: boolean } | null
  run(step: { name: string; request: WireRequest; done: string }): Promise<boolean>
}

/**
 * Runs one action at a time, shows its outcome and fetches the data again: a refusal mostly means that it has changed.
 */
export function useVolunteerAction(lookAgain: () => void): VolunteerAction {
  const t = useTranslate()
  const [doneText, setDoneText] = useState('')
  const { busyWith, problem, isDone, ask } = useAction((error) => refusal(error, t('volunteers.failed')))
  return {
    busy: busyWith,
    outcome: outcomeOf({ problem, isDone }, doneText),
    async run({ name, request, done }) {
      if (busyWith !== null) return false
      setDoneText(done)
      const isAccepted = await ask(() => send(request), name)
      lookAgain()
      return isAccepted
    },
  }
}

function outcomeOf({ problem, isDone }: Pick<Action, 'problem' | 'isDone'>, doneText: string) {
  if (problem !== '') return { text: problem, isBad: true }
  return isDone ? { text: doneText, isBad: false } : null
}

/** Live region, rendered from the start, so that screen readers announce later content. */
export function ActionNote({ outcome }: Pick<VolunteerAction, 'outcome'>) {
  return (
    <div className={styles.actionNote} role="status">
      {outcome && <p className={outcome.isBad ? 'note bad' : 'note'}>{outcome.text}</p>}
    </div>
  )
}
