import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { documentPath, listPath, newPath, type DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { copyOf, type FormValues } from '../../fields/form-value.ts'
import { useSay } from '../../language/say.ts'
import { useToast } from '../../ui/toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { FormBody } from './form-body.tsx'
import { FormHead, SaveButton } from './form-head.tsx'
import { FormNotices } from './form-notices.tsx'
import { FormHistory } from './form-history.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { useDocumentForm } from './use-document-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSaveKey } from './use-save-key.ts'

interface Props {
  type: DeskType
  meta: DocMeta
  /** Null for a new document. */
  document: AnyDocument | null
  copied: FormValues | null
}

const titleOf = (meta: DocMeta, stored: AnyDocument): string =>
  textOf(stored[meta.titleField]) || textOf(stored['name'])

/** The first field that is wrong, brought into view and under the keys. */
function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** A document as a form, drawn from the definition of its type. */
export function DocumentForm({ type, meta, document, copied }: Props) {
  const say = useSay()
  const toast = useToast()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const [isDeleting, setDeleting] = useState(false)
  const isNew = document === null
  const { form, stored, problem, newest, loadNewest, isSaving, isDirty, submit } = useDocumentForm({
    meta,
    document,
    copied,
    onSaved: (saved) => {
      toast(say('desk.saved'))
      if (!isNew) return
      allowLeaving()
      void navigate(documentPath(type.name, textOf(saved['name'])), { replace: true })
    },
    onRefused: () => focusFirstProblem(element.current),
  })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const canSave = isNew ? type.can_create : type.can_write
  useSaveKey(() => void submit(), canSave)

  const name = textOf(stored?.['name'])
  const title = stored ? titleOf(meta, stored) : say('desk.new_document', { doctype: type.name })
  useTitle(title)

  const handleDeleted = () => {
    allowLeaving()
    toast(say('desk.deleted'))
    void navigate(listPath(type.name))
  }

  return (
    <form ref={element} className="document-form" noValidate onSubmit={(event) => void submit(event)}>
      <FormHead
        type={type}
        title={title}
        subtitle={title === name ? '' : name}
        isNew={isNew}
        canSave={canSave}
        isDirty={isDirty}
        isSaving={isSaving}
        onCopy={() => void navigate(newPath(type.name), { state: { copied: copyOf(form.getValues()) } })}
        onDelete={() => setDeleting(true)}
      />
      <FormNotices problem={problem} newest={newest} onLoadNewest={loadNewest} />
      <div className="form-columns">
        <div className="form-main">
          <FormBody
            meta={meta}
            control={form.control}
            attachTo={isNew ? null : { doctype: type.name, name }}
            isReadOnly={!canSave}
            isNew={isNew}
          />
        </div>
        {stored && <FormHistory document={stored} isDirty={isDirty} />}
      </div>
      {canSave && (
        <div className="form-dock">
          <SaveButton isSaving={isSaving} />
        </div>
      )}
      <DeleteQuestion
        meta={meta}
        name={name}
        title={title}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={handleDeleted}
      />
      <LeaveQuestion blocker={blocker} />
    </form>
  )
}
