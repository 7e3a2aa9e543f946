import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { documentPath, listPath, newPath, type DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { copyOf, type FormValues } from '../../fields/form-value.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import { useToast } from '../../ui/toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { Conflict } from './conflict.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { FormBody } from './form-body.tsx'
import { FormHead, SaveButton } from './form-head.tsx'
import { FormHistory } from './form-history.tsx'
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
  useSaveKey(() => void submit(), type.can_write)

  const name = textOf(stored?.['name'])
  const title = isNew
    ? say('desk.new_document', { doctype: type.name })
    : textOf(stored?.[meta.titleField]) || name
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
        isDirty={isDirty}
        isSaving={isSaving}
        onCopy={() => void navigate(newPath(type.name), { state: { copied: copyOf(form.getValues()) } })}
        onDelete={() => setDeleting(true)}
      />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      {newest && <Conflict newest={newest} onLoad={loadNewest} />}
      <div className="form-columns">
        <div className="form-main">
          <FormBody
            meta={meta}
            control={form.control}
            attachTo={isNew ? null : { doctype: type.name, name }}
            isReadOnly={!(isNew ? type.can_create : type.can_write)}
            isNew={isNew}
          />
        </div>
        {stored && <FormHistory document={stored} isDirty={isDirty} />}
      </div>
      {type.can_write && (
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
      <Question
        isOpen={blocker.state === 'blocked'}
        title={say('desk.leave_unsaved')}
        text={say('desk.leave_text')}
        verb={say('desk.leave')}
        stay={say('desk.stay')}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      />
    </form>
  )
}
