import { useRef, useState } from 'react'

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
