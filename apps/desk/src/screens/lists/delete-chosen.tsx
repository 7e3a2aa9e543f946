import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resource } from '#client'
import type { DocMeta } from '../../data/doc-meta.ts'
import { useForgetLists, type AnyDocument } from '../../data/document.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import { useToast } from '../../ui/toast.ts'
import { eachChosen } from './each-chosen.ts'
import { Refusals } from './refusals.tsx'

export interface ChosenProps {
  meta: DocMeta
  /** Names of the chosen documents, with what people call them. */
  titles: ReadonlyMap<string, string>
  /** Told which ones are still to be done. */
  onDone: (left: readonly string[]) => void
}

const mostNamed = 5

/** Deletes the chosen documents, after a question that names them. */
export function DeleteChosen({ meta, titles, onDone }: ChosenProps) {
  const say = useSay()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const forgetLists = useForgetLists()
  const names = [...titles.keys()]
  const remove = useMutation({
    mutationFn: () =>
      eachChosen({ meta, names, say, act: (name) => resource<AnyDocument>(meta.name).delete(name) }),
    onSuccess: (refusals) => {
      forgetLists(meta.name)
      onDone(refusals.map(({ name }) => name))
      if (refusals.length > 0) return
      setAsked(false)
      toast(say('desk.deleted'))
    },
  })
  const more = titles.size - mostNamed
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {say('desk.delete')}
      </Button>
      <Question
        isOpen={isAsked}
        title={say('desk.delete_many_title', { count: titles.size })}
        text={say('desk.delete_text')}
        verb={say('desk.delete')}
        isBusy={remove.isPending}
        onYes={() => remove.mutate()}
        onNo={() => {
          remove.reset()
          setAsked(false)
        }}
      >
        {remove.data === undefined && (
          <ul className="named">
            {[...titles.values()].slice(0, mostNamed).map((title, index) => (
              <li key={names[index]}>{title}</li>
            ))}
            {more > 0 && <li className="dim">{say('desk.and_more', { count: more })}</li>}
          </ul>
        )}
        <Refusals refusals={remove.data ?? []} titles={titles} />
      </Question>
    </>
  )
}
