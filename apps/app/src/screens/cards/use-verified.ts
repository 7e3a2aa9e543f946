import { useEffect, useState } from 'react'
import { MelaError } from '#client'
import { askVerified, type Verified } from './verify-calls.ts'

export type VerifyState =
  { at: 'asking' } | { at: 'told'; verified: Verified } | { at: 'failed'; error: MelaError }

const failed = (error: unknown): VerifyState => ({
  at: 'failed',
  error: error instanceof MelaError ? error : new MelaError(0, '', String(error)),
})

/** What the store says of a code now. */
export function useVerified(code: string): { state: VerifyState; look: () => void } {
  const [state, setState] = useState<VerifyState>({ at: 'asking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    void askVerified(code)
      .then((verified): VerifyState => ({ at: 'told', verified }), failed)
      .then((next) => {
        if (!isOver) setState(next)
      })
    return () => {
      isOver = true
    }
  }, [code, round])
  const look = () => {
    setState({ at: 'asking' })
    setRound((past) => past + 1)
  }
  return { state, look }
}
