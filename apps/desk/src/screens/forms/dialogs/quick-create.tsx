import { Button } from '@mantine/core'
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { newPath } from '../../../data/document/desk-types.ts'
import { useMeta } from '../../../data/document/doc-meta.ts'
import { newDocumentMeta, type DocMeta } from '../../../data/document/type-meta.ts'
import { textOf } from '../../../data/document/document.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { formOf, type FormValues } from '../../../fields/form-value.ts'
import { QuickCreateContext, type QuickCreateRequest } from '../../../fields/link/link-field.tsx'
import { placeProblem } from '../../../fields/server-problem.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Failed, Skeleton } from '../../../ui/states.tsx'
import { FormField } from '../fields/form-field.tsx'
import { hasColumn } from '#meta'
import { ruleResolver } from '../fields/form-problems.ts'
import { useSave } from '../use-save.ts'

interface FormProps {
  request: QuickCreateRequest
  meta: DocMeta
  onClose: () => void
}

function QuickForm({ request, meta: fullMeta, onClose }: FormProps) {
  const t = useTranslate()
  const save = useSave()
  const meta = useMemo(() => quickMeta(newDocumentMeta(fullMeta, t('desk.new_name'))), [fullMeta, t])
  const form = useForm<FormValues>({
    defaultValues: { ...formOf(meta, null), [meta.titleField]: request.typed },
    resolver: useMemo(() => ruleResolver(meta, t), [meta, t]),
    reValidateMode: 'onChange',
  })
  const placed = save.error && placeProblem(meta, toMelaError(save.error), t)
  const isBelowField = (field: string | null) => field !== null && field in (save.variables?.values ?? {})
  const write = (values: FormValues) =>
    save.mutate(
      { meta, stored: null, values },
      {
        onSuccess: (saved) => {
          request.onCreated(textOf(saved['name']))
          onClose()
        },
        onError: (failure) => {
          const { field, message } = placeProblem(meta, toMelaError(failure), t)
          if (field !== null && field in values) form.setError(field, { type: 'server', message })
        },
      },
    )
  const handleSubmit = (event: SubmitEvent) => {
    // For React, a form inside a dialog is inside the form that opened it.
    event.stopPropagation()
    void form.handleSubmit(write)(event)
  }
  return (
    <form className="filter-form" noValidate onSubmit={handleSubmit}>
      {placed && !isBelowField(placed.field) && (
        <p className="notice bad" role="alert">
          {placed.message}
        </p>
      )}
      {meta.fields.map((field) => (
        <FormField
          key={field.fieldname}
          field={field}
          titleField={meta.titleField}
          control={form.control}
          attachTo={null}
          isReadOnly={false}
        />
      ))}
      <a className="link" href={`/desk${newPath(meta.name)}`} target="_blank" rel="noreferrer">
        {t('desk.full_form')}
      </a>
      <div className="dialog-actions">
        <Button variant="default" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('desk.create')}
        </Button>
      </div>
    </form>
  )
}

function QuickBody({ request, onClose }: Omit<FormProps, 'meta'>) {
  const meta = useMeta(request.target.name)
  if (meta.error) return <Failed error={toMelaError(meta.error)} onRetry={() => void meta.refetch()} />
  if (!meta.data) return <Skeleton rows={3} height={64} />
  return <QuickForm request={request} meta={meta.data} onClose={onClose} />
}

export function QuickCreate({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const [request, setRequest] = useState<QuickCreateRequest | null>(null)
  const close = () => setRequest(null)
  const doctype = request?.target.label ?? ''
  return (
    <QuickCreateContext value={setRequest}>
      {children}
      <Dialog
        isOpen={request !== null}
        title={t('desk.new_document', { doctype: inSentence(doctype) })}
        onClose={close}
      >
        <QuickCreateContext value={null}>
          {request && <QuickBody request={request} onClose={close} />}
        </QuickCreateContext>
      </Dialog>
    </QuickCreateContext>
  )
}

function quickMeta(meta: DocMeta): DocMeta {
  const fields = meta.fields.filter(
    (field) =>
      hasColumn(field.fieldtype) &&
      !field.isHidden &&
      !field.isReadOnly &&
      (field.required || field.fieldname === meta.titleField),
  )
  return { ...meta, fields }
}
