import { type UseFormReturn, useFormState, useWatch, type Control } from 'react-hook-form'
import { isLayout } from '#meta'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { namingFields } from '../../../data/document/named-fields.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import type { FormValues } from '../../../fields/form-value.ts'
import { FormChoices, FormField, FormPointer } from './form-field.tsx'
import { Button } from '@mantine/core'
import { toMelaError } from '../../../data/query-client.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { running, useStep } from '../steps/lifecycle.ts'
import fieldsStyles from '../../../fields/fields.module.css'
import styles from '../document-form.module.css'

interface Props {
  field: DeskField
  meta: DocMeta
  form: UseFormReturn<FormValues>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  stored: AnyDocument | null
  onCalled: (document: AnyDocument) => void
}

export function SectionField({ field, meta, form, attachTo, isReadOnly, stored, onCalled }: Props) {
  if (isLayout(field.fieldtype))
    return <FormShape {...{ field, meta, stored, onCalled }} control={form.control} />
  const shared = { field, attachTo, isReadOnly }
  if (field.fieldtype === 'Table MultiSelect') {
    const child = meta.children.get(field.options[0] ?? '')
    return child && <FormChoices {...shared} form={form} child={child} />
  }
  const isPointer = field.fieldtype === 'Dynamic Link' || namingFields([field]).length > 0
  const Field = isPointer ? FormPointer : FormField
  return <Field {...shared} control={form.control} titleField={meta.titleField} />
}

interface FormShapeProps {
  field: DeskField
  meta: DocMeta
  control: Control<FormValues>
  stored: AnyDocument | null
  onCalled: (document: AnyDocument) => void
}

function NamedPicture({ field, control }: Pick<FormShapeProps, 'field' | 'control'>) {
  const address = useWatch({ control, name: field.options[0] ?? '' })
  if (typeof address !== 'string' || address === '') return null
  return (
    <figure className={styles.formPicture}>
      <img className={fieldsStyles.picturePreview} src={address} alt={field.label} />
    </figure>
  )
}

/** Calls a method of the saved document: unsaved input would not be part of it. */
function MethodButton({ field, meta, control, stored, onCalled }: FormShapeProps & { stored: AnyDocument }) {
  const t = useTranslate()
  const toast = useToast()
  const { isDirty } = useFormState({ control })
  const step = useStep(meta.name)

  const handleClick = () =>
    step.mutate(
      { step: running(meta, field.options[0] ?? ''), stored },
      {
        onSuccess: (document) => {
          toast(t('desk.done'))
          onCalled(document)
        },
      },
    )
  return (
    <div className={styles.formButton}>
      <Button variant="default" disabled={isDirty} loading={step.isPending} onClick={handleClick}>
        {field.label}
      </Button>
      {isDirty && <span className="small dim">{t('desk.save_first')}</span>}
      {step.error && (
        <p className="field-error" role="alert">
          {placeProblem(meta, toMelaError(step.error), t).message}
        </p>
      )}
    </div>
  )
}

function FormShape(props: FormShapeProps) {
  const { field, stored } = props
  switch (field.fieldtype) {
    case 'Heading':
      return <h3 className="wide">{field.label}</h3>
    case 'HTML':
      // HTML of the type's own definition, never written by a desk user.
      return (
        <div
          className={`wide ${styles.explanation}`}
          dangerouslySetInnerHTML={{ __html: field.options.join('\n') }}
        />
      )
    case 'Image':
      return <NamedPicture {...props} />
    case 'Button':
      return stored && <MethodButton {...props} stored={stored} />
    default:
      return null
  }
}
