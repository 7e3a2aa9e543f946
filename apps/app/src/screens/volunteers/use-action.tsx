import { useState } from 'react'
import { send, type WireRequest } from '#client'
import { useTranslate } from '../../language/text.ts'
import { refusal } from '../../ui/use-asking.tsx'
import styles from './volunteers.module.css'

export interface Action {
  /** What is on its way, by the name that its button gave it. */
  busy: string | null
  /** What became of the last one, for everybody to hear. */
  outcome: { text: string; isBad: boolean } | null
  run(step: { name: string; request: WireRequest; done: string }): Promise<boolean>
}

/** Does one thing after the other, tells what became of it, and looks again: what was refused has mostly changed meanwhile. */
export function useAction(lookAgain: () => void): Action {
  const t = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Action['outcome']>(null)
  return {
    busy,
    outcome,
    async run({ name, request, done }) {
      if (busy !== null) return false
      setBusy(name)
      setOutcome(null)
      try {
        await send(request)
        setOutcome({ text: done, isBad: false })
        return true
      } catch (error) {
        setOutcome({ text: refusal(error, t('volunteers.failed')), isBad: true })
        return false
      } finally {
        setBusy(null)
        lookAgain()
      }
    },
  }
}

/** Stands there from the beginning, so that whoever listens to the page hears what comes into it. */
export function ActionNote({ outcome }: Pick<Action, 'outcome'>) {
  return (
    <div className={styles.actionNote} role="status">
      {outcome && <p className={outcome.isBad ? 'note bad' : 'note'}>{outcome.text}</p>}
    </div>
  )
}
