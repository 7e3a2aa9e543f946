import { useEffect, useState } from 'react'
import { useSay } from '../../language/text.ts'
import { refusal } from '../../ui/refusal.ts'

interface Preview<T> {
  /** The last answer, while the next one is on its way too. */
  value: T | null
  problem: string
  isAsking: boolean
}

/**
 * What something would come to, asked for again whenever the question is another; nothing for null. An answer to a question
 * that is not asked any more is dropped.
 */
export function usePreview<T>(question: string | null, ask: () => Promise<T>): Preview<T> {
  const say = useSay()
  const [preview, setPreview] = useState<Preview<T>>({ value: null, problem: '', isAsking: false })
  useEffect(() => {
    if (question === null) return setPreview({ value: null, problem: '', isAsking: false })
    let isWanted = true
    setPreview(({ value }) => ({ value, problem: '', isAsking: true }))
    ask().then(
      (value) => isWanted && setPreview({ value, problem: '', isAsking: false }),
      (error: unknown) =>
        isWanted &&
        setPreview({ value: null, problem: refusal(error, say('orders.failed')), isAsking: false }),
    )
    return () => {
      isWanted = false
    }
    // The question says all that is asked.
  }, [question])
  return preview
}
