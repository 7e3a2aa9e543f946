import { useMutation } from '@tanstack/react-query'
import { resource } from '#client'
import type { DocMeta } from '../../data/doc-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../data/document.ts'
import { asMelaError } from '../../data/query-client.ts'
import { placeProblem } from '../../fields/server-problem.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import { goesWith } from './goes-with.ts'

interface Props {
  meta: DocMeta
  stored: AnyDocument
  title: string
  isOpen: boolean
  /** True where a deletion can be taken back right afterwards. */
  hasUndo: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a document is deleted, and names what goes with it. */
export function DeleteQuestion({ meta, stored, title, isOpen, hasUndo, onClose, onDeleted }: Props) {
  const say = useSay()
  const forgetLists = useForgetLists()
  const remove = useMutation({
    mutationFn: () => resource<AnyDocument>(meta.name).delete(textOf(stored['name'])),
    onSuccess: () => {
      forgetLists(meta.name)
      onDeleted()
    },
  })
  const others = goesWith(meta, stored, say)
  const error = remove.error ? placeProblem(meta, asMelaError(remove.error), say).message : undefined
  return (
    <Question
      isOpen={isOpen}
      title={say('desk.delete_title', { title })}
      text={say(hasUndo ? 'desk.delete_with_undo' : 'desk.delete_text')}
      verb={say('desk.delete')}
      isBusy={remove.isPending}
      error={error}
      onYes={() => remove.mutate()}
      onNo={() => {
        remove.reset()
        onClose()
      }}
    >
      {others.length > 0 && (
        <div className="named">
          <p>{say('desk.goes_with_it')}</p>
          <ul>
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </Question>
  )
}
