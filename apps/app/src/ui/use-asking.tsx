import { useRef, useState } from 'react'
import { alertCircleOutline } from 'ionicons/icons'
import { Icon } from './icon.tsx'
import { MelaError } from '#client'

/** One question to the store at a time: whether it is on its way, and what went wrong, in words. */
export function useAsking(words: (error: unknown) => string) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isAsking = useRef(false)
  const ask = async (question: () => Promise<void>): Promise<void> => {
    if (isAsking.current) return
    isAsking.current = true
    setIsBusy(true)
    setProblem('')
    try {
      await question()
    } catch (error) {
      setProblem(words(error))
    }
    isAsking.current = false
    setIsBusy(false)
  }
  return { isBusy, problem, ask }
}

export type Asking = ReturnType<typeof useAsking>

/** What went wrong, read out at once; nothing while all is well. */
export function ProblemNote({ problem }: { problem: string }) {
  if (problem === '') return null
  return (
    <div className="note bad" role="alert">
      <Icon of={alertCircleOutline} />
      <span className="text">{problem}</span>
    </div>
  )
}

/** What the store said it refuses, in its own words; what did not get through, in ours. */
export function refusal(error: unknown, ours: string): string {
  const isRefusal = error instanceof MelaError && !error.isOffline && error.status < 500
  return isRefusal ? error.message : ours
}
