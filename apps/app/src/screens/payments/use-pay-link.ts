import { useEffect, useState } from 'react'
import { MelaError } from '#client'
import { openLink, type OpenedLink } from '../../ui/pay/pay-calls.ts'

export type LinkState =
  | { at: 'opening' }
  | { at: 'open'; link: OpenedLink }
  /** Paid, taken back, too old, or never there. */
  | { at: 'gone' }
  | { at: 'failed'; error: MelaError }

const isGone = ({ status }: MelaError): boolean => [403, 404, 410, 417].includes(status)

function stateOf(error: unknown): LinkState {
  const told = error instanceof MelaError ? error : new MelaError(0, '', String(error))
  return isGone(told) ? { at: 'gone' } : { at: 'failed', error: told }
}

/** What a payment link is for, asked again by `look`. */
export function usePayLink(token: string): { state: LinkState; look: () => void } {
  const [state, setState] = useState<LinkState>({ at: 'opening' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    void openLink(token)
      .then((link): LinkState => (link.due === null ? { at: 'gone' } : { at: 'open', link }), stateOf)
      .then((next) => {
        if (!isOver) setState(next)
      })
    return () => {
      isOver = true
    }
  }, [token, round])
  return { state, look: () => setRound((past) => past + 1) }
}
