import { useMutation } from '@tanstack/react-query'
import { resource } from '#client'
import type { DocMeta } from '../../data/doc-meta.ts'
import { useForgetLists } from '../../data/document.ts'
import { asMelaError } from '../../data/query-client.ts'
import { placeProblem } from '../../fields/server-problem.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'

interface Props {
  meta: DocMeta
  name: string
  title: string
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a document is deleted for good. */
export function DeleteQuestion({ meta, name, title, isOpen, onClose, onDeleted }: Props) {
  const say = useSay()
  const forgetLists = useForgetLists()
  const remove = useMutation({
    mutationFn: () => resource(meta.name).delete(name),
    onSuccess: () => {
      forgetLists(meta.name)
      onDeleted()
    },
  })
  const error = remove.error ? placeProblem(meta, asMelaError(remove.error), say).message : undefined
  return (
    <Question
      isOpen={isOpen}
      title={say('desk.delete_title', { title })}
      text={say('desk.delete_text')}
      verb={say('desk.delete')}
      isBusy={remove.isPending}
      error={error}
      onYes={() => remove.mutate()}
      onNo={() => {
        remove.reset()
        onClose()
      }}
    />
  )
}
