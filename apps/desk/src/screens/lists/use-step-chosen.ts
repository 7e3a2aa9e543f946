import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForgetLists } from '../../data/document.ts'
import { applyMove } from '../../data/moves.ts'
import { useSay } from '../../language/say.ts'
import { useToast } from '../../ui/toast.ts'
import type { ChosenProps } from './delete-chosen.tsx'
import { eachChosen } from './each-chosen.ts'
import type { SharedStep } from './shared-steps.ts'

type Taking = Pick<ChosenProps, 'meta' | 'modified' | 'titles' | 'onDone' | 'onHold'>

/**
 * Takes a step with one document after the other, each as the list showed it: one that somebody changed since is left as it
 * is. It can be called off; what is done by then stays done.
 */
export function useStepChosen({ meta, modified, titles, onDone, onHold }: Taking) {
  const say = useSay()
  const toast = useToast()
  const forgetLists = useForgetLists()
  const [tried, setTried] = useState(0)
  const work = useRef(new AbortController())
  const step = useMutation({
    mutationFn: async ({ action, names }: SharedStep) => {
      const moved = new Set<string>()
      const act = async (name: string) => {
        setTried((count) => count + 1)
        await applyMove({ doctype: meta.name, name, action, modified: modified.get(name) ?? '' })
        moved.add(name)
      }
      const refusals = await eachChosen({ meta, names, say, act, signal: work.current.signal })
      return { moved, refusals }
    },
    onSuccess: ({ moved, refusals }, { to }) => {
      forgetLists(meta.name)
      onDone([...titles.keys()].filter((name) => !moved.has(name)))
      // Those that were left keep the question open, with their reasons.
      if (refusals.length === 0) onHold(false)
      if (moved.size > 0) toast(say('desk.steps_done', { count: moved.size, state: meta.word(to) }))
    },
  })
  const take = (...asked: Parameters<typeof step.mutate>) => {
    work.current = new AbortController()
    setTried(0)
    step.mutate(...asked)
  }
  return { data: step.data, isPending: step.isPending, tried, take, stop: () => work.current.abort() }
}
