import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resource } from '#client'
import type { DocMeta } from '../../data/doc-meta.ts'
import { useForgetLists } from '../../data/document.ts'
import { asMelaError } from '../../data/query-client.ts'
import { placeProblem } from '../../fields/server-problem.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import { useToast } from '../../ui/toast.ts'

interface Props {
  meta: DocMeta
  names: readonly string[]
  /** Told which ones are still there. */
  onDone: (left: readonly string[]) => void
}

interface Outcome {
  left: string[]
  reason: unknown
}

/** One after the other: each is a transaction of its own, and one that is refused does not hold up the rest. */
async function deleteEach(doctype: string, names: readonly string[]): Promise<Outcome> {
  const outcome: Outcome = { left: [], reason: null }
  for (const name of names) {
    try {
      await resource(doctype).delete(name)
    } catch (error) {
      outcome.left.push(name)
      outcome.reason = error
    }
  }
  return outcome
}

/** The bar over the list while rows are chosen. */
export function DeleteChosen({ meta, names, onDone }: Props) {
  const say = useSay()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const forgetLists = useForgetLists()
  const remove = useMutation({
    mutationFn: () => deleteEach(meta.name, names),
    onSuccess: ({ left }) => {
      forgetLists(meta.name)
      onDone(left)
      if (left.length > 0) return
      setAsked(false)
      toast(say('desk.deleted'))
    },
  })
  const { data } = remove
  const refusal =
    data && data.left.length > 0 ? placeProblem(meta, asMelaError(data.reason), say).message : null
  return (
    <div className="chosen-bar" role="region" aria-label={say('desk.chosen_rows')}>
      <span className="mid grow">{say('desk.chosen', { count: names.length })}</span>
      <button type="button" onClick={() => setAsked(true)}>
        {say('desk.delete')}
      </button>
      <Question
        isOpen={isAsked}
        title={say('desk.delete_many_title', { count: names.length })}
        text={say('desk.delete_text')}
        verb={say('desk.delete')}
        isBusy={remove.isPending}
        error={
          refusal === null ? undefined : say('desk.some_stayed', { count: names.length, reason: refusal })
        }
        onYes={() => remove.mutate()}
        onNo={() => {
          remove.reset()
          setAsked(false)
        }}
      />
    </div>
  )
}
