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
import { FormBeside } from './form-beside.tsx'
import { FormBody } from './form-body.tsx'
import { FormHead, SaveButton } from './form-head.tsx'
import { FormNotices } from './form-notices.tsx'
import { FormSteps } from './form-steps.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { Standing } from './standing.tsx'
import { useDocumentForm } from './use-document-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useOfferedSteps } from './use-offered-steps.ts'
import { useSaveKey } from './use-save-key.ts'
import type { OfferedStep } from './use-steps.ts'

interface Props {
  type: DeskType
  meta: DocMeta
  /** Null for a new document. */
  document: AnyDocument | null
  copied: FormValues | null
}

const cancelled = 2

/** What the document is called, and whether this person may save it. */
function useDescription({ type, meta }: Pick<Props, 'type' | 'meta'>, stored: AnyDocument | null) {
  const say = useSay()
  if (stored === null)
    return {
      name: '',
      title: say('desk.new_document', { doctype: type.name }),
      subtitle: '',
      canSave: type.can_create,
    }
  const name = textOf(stored['name'])
  const title = textOf(stored[meta.titleField]) || name
  const canSave = type.can_write && stored['docstatus'] !== cancelled
  return { name, title, subtitle: title === name ? '' : name, canSave }
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
  const { form, stored, show, problem, newest, ways, isSaving, isDirty, submit } = useDocumentForm({
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
  const { name, title, subtitle, canSave } = useDescription({ type, meta }, stored)
  useSaveKey(() => void submit(), canSave)
  useTitle(title)
  const steps = useOfferedSteps({ meta, stored, title })

  const handleStep = (changed: AnyDocument, { done }: OfferedStep) => {
    toast(done)
    if (changed['name'] === name) show(changed)
    else void navigate(documentPath(type.name, textOf(changed['name'])))
  }
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
        subtitle={subtitle}
        isNew={isNew}
        canSave={canSave}
        isDirty={isDirty}
        isSaving={isSaving}
        standing={stored && <Standing meta={meta} stored={stored} />}
        steps={
          stored && (
            <FormSteps meta={meta} stored={stored} steps={steps} isDirty={isDirty} onDone={handleStep} />
          )
        }
        onCopy={() => void navigate(newPath(type.name), { state: { copied: copyOf(form.getValues()) } })}
        onDelete={() => setDeleting(true)}
      />
      <FormNotices
        meta={meta}
        problem={problem}
        newest={newest}
        typedValues={() => form.getValues()}
        ways={ways}
      />
      <div className="form-columns">
        <div className="form-main">
          <FormBody
            meta={meta}
            control={form.control}
            attachTo={isNew ? null : { doctype: type.name, name }}
            canSave={canSave}
            stored={stored}
            onCalled={show}
          />
        </div>
        {stored && <FormBeside meta={meta} stored={stored} isDirty={isDirty} />}
      </div>
      {canSave && (
        <div className="form-dock">
          <SaveButton isSaving={isSaving} />
        </div>
      )}
      {stored && (
        <DeleteQuestion
          meta={meta}
          stored={stored}
          title={title}
          isOpen={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={handleDeleted}
        />
      )}
      <LeaveQuestion blocker={blocker} />
    </form>
  )
}
