import { useNavigate } from 'react-router-dom'
import { documentPath, listPath, type DeskType } from '../../data/desk-types.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useRestore } from '../../data/restore.ts'
import type { AttachTarget } from '../../fields/control.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { useToast } from '../../ui/toast.ts'

interface Options {
  type: DeskType
  target: AttachTarget
  title: string
}

/** After a document was deleted: to the list, with a word by which it can be had back. */
export function useDeleted({ type, target, title }: Options): () => void {
  const say = useSay()
  const toast = useToast()
  const navigate = useNavigate()
  const restore = useRestore()

  // By now another page is shown: this goes on without the form.
  const handleUndo = async () => {
    try {
      await restore.mutateAsync(target)
      toast(say('desk.restored', { title }))
      void navigate(documentPath(type.name, target.name))
    } catch (failure) {
      toast(refusalWords(asMelaError(failure), say))
    }
  }
  return () => {
    const undo = { verb: say('alerts.undo'), onClick: () => void handleUndo() }
    toast(say('desk.deleted'), type.can_create ? undo : undefined)
    void navigate(listPath(type.name))
  }
}
