import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client'
import { useForgetLists } from '../../../data/document/document.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ShortForm } from '../../../ui/short-form.tsx'
import { textIn } from '../../../ui/use-submit.ts'

interface Props {
  meta: DocMeta
  target: AttachTarget
  title: string
  isOpen: boolean
  onClose: () => void
  onRenamed: (name: string) => void
}

/** Another name for a document; whatever points to it follows. */
export function RenameDialog({ meta, target: { doctype, name }, title, isOpen, onClose, onRenamed }: Props) {
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
      <p className="question-text">{t('desk.rename_text')}</p>
      <ShortForm
        verb={t('desk.rename')}
        onSend={rename}
        words={(error) => placeProblem(meta, error, t).message}
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
