import type { DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import type { AnyDocument } from '../../data/document.ts'
import type { AttachTarget } from '../../fields/control.ts'
import { useSay } from '../../language/say.ts'
import { useToast } from '../../ui/toast.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useDeleted } from './use-deleted.ts'
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
export function FormDialogs({ type, meta, stored, title, target, opened, ...ways }: Props) {
  const { onClose, allowLeaving, onRenamed } = ways
  const say = useSay()
  const toast = useToast()
  const leave = useDeleted({ type, target, title })
  const shared = { meta, title, target, onClose }
  return (
    <>
      <DeleteQuestion
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
          toast(say('desk.renamed', { name }))
          onRenamed(name)
        }}
      />
      <WhyDialog target={target} isOpen={opened === 'why'} onClose={onClose} />
    </>
  )
}
