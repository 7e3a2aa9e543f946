import { type DeskType, documentPath, listPath } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { type AnyDocument, useForgetLists } from '../../../data/document/document.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useNavigate } from 'react-router-dom'
import { toMelaError } from '../../../data/query-client.ts'
import { useRestore } from '../../../data/document/document-actions.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { WhyDialog } from './why-dialog.tsx'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client'
import { placeProblem } from '../../../fields/server-problem.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ShortForm, textIn } from '../../../ui/short-form.tsx'

export type OpenedDialog = 'delete' | 'rename' | 'why' | null

interface Props {
  type: DeskType
  meta: DocMeta
  stored: AnyDocument
  title: string
  target: AttachTarget
  opened: OpenedDialog
  onClose: () => void
  /** Allows the next navigation without a question. */
  allowLeaving: () => void
  onRenamed: (name: string) => void
}

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

function useDeleted({ type, target, title }: Options): () => void {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const restore = useRestore()

  // Another page is shown by now, so the undo does not use the form.
  const handleUndo = async () => {
    try {
      await restore.mutateAsync(target)
      toast(t('desk.restored', { title }))
      void navigate(documentPath(type.name, target.name))
    } catch (failure) {
      toast(refusalText(toMelaError(failure), t))
    }
  }
  return () => {
    const undo = { verb: t('alerts.undo'), onClick: () => void handleUndo() }
    toast(t('desk.deleted'), type.can_create ? undo : undefined)
    void navigate(listPath(type.name))
  }
}

interface RenameDialogProps {
  meta: DocMeta
  target: AttachTarget
  title: string
  isOpen: boolean
  onClose: () => void
  onRenamed: (name: string) => void
}

function RenameDialog({
  meta,
  target: { doctype, name },
  title,
  isOpen,
  onClose,
  onRenamed,
}: RenameDialogProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const forgetLists = useForgetLists()
  const rename = async (form: FormData) => {
    const wanted = { doctype, old_name: name, new_name: textIn(form, 'new_name').trim() }
    const renamed = await call('mela.rpc.rename_doc', wanted)
    client.removeQueries({ queryKey: ['document', doctype, name] })
    forgetLists(doctype)
    onRenamed(renamed)
  }
  return (
    <Dialog isOpen={isOpen} title={t('desk.rename_title', { title })} onClose={onClose}>
      <p className="confirm-text">{t('desk.rename_text')}</p>
      <ShortForm
        verb={t('desk.rename')}
        onSend={rename}
        errorText={(error) => placeProblem(meta, error, t).message}
      >
        <TextInput
          name="new_name"
          label={t('desk.rename_name')}
          defaultValue={name}
          maxLength={140}
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
        />
      </ShortForm>
    </Dialog>
  )
}
