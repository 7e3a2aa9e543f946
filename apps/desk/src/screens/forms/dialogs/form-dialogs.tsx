import { type DeskType, documentPath, listPath } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useNavigate } from 'react-router-dom'
import { asMelaError } from '../../../data/query-client.ts'
import { useRestore } from '../../../data/document/restore.ts'
import { refusalWords } from '../../../language/refusal-words.ts'
import { WhyDialog } from './why-dialog.tsx'

/** Which of the form's dialogs is open. */
export type OpenedDialog = 'delete' | 'rename' | 'why' | null

interface Props {
  type: DeskType
  meta: DocMeta
  stored: AnyDocument
  title: string
  target: AttachTarget
  opened: OpenedDialog
  onClose: () => void
  /** Lets the next way out of the form pass. */
  allowLeaving: () => void
  onRenamed: (name: string) => void
}

/** What is asked before something is done with the document as a whole. */
export function FormDialogs({ type, meta, stored, title, target, opened, ...handlers }: Props) {
  const { onClose, allowLeaving, onRenamed } = handlers
  const t = useTranslate()
  const toast = useToast()
  const leave = useDeleted({ type, target, title })
  const shared = { meta, title, target, onClose }
  return (
    <>
      <DeleteDialog
        {...shared}
        stored={stored}
        isOpen={opened === 'delete'}
        hasUndo={type.can_create}
        onDeleted={() => {
          allowLeaving()
          leave()
        }}
      />
      <RenameDialog
        {...shared}
        isOpen={opened === 'rename'}
        onRenamed={(name) => {
          onClose()
          toast(t('desk.renamed', { name }))
          onRenamed(name)
        }}
      />
      <WhyDialog target={target} isOpen={opened === 'why'} onClose={onClose} />
    </>
  )
}

interface Options {
  type: DeskType
  target: AttachTarget
  title: string
}

/** After a document was deleted: to the list, with a word by which it can be had back. */
function useDeleted({ type, target, title }: Options): () => void {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const restore = useRestore()

  // By now another page is shown: this goes on without the form.
  const handleUndo = async () => {
    try {
      await restore.mutateAsync(target)
      toast(t('desk.restored', { title }))
      void navigate(documentPath(type.name, target.name))
    } catch (failure) {
      toast(refusalWords(asMelaError(failure), t))
    }
  }
  return () => {
    const undo = { verb: t('alerts.undo'), onClick: () => void handleUndo() }
    toast(t('desk.deleted'), type.can_create ? undo : undefined)
    void navigate(listPath(type.name))
  }
}
