import { Button } from '@mantine/core'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { asMelaError } from '../../../data/query-client.ts'
import type { FormValues } from '../../../fields/form-value.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { running, useStep } from '../steps/lifecycle.ts'

interface Props {
  field: DeskField
  meta: DocMeta
  control: Control<FormValues>
  /** Null for a new document. */
  stored: AnyDocument | null
  /** The document as a button's method left it. */
  onCalled: (document: AnyDocument) => void
}

/** The picture that another field of the form names. */
function NamedPicture({ field, control }: Pick<Props, 'field' | 'control'>) {
  const address = useWatch({ control, name: field.options[0] ?? '' })
  if (typeof address !== 'string' || address === '') return null
  return (
    <figure className="form-picture">
      <img className="picture-preview" src={address} alt={field.label} />
    </figure>
  )
}

/** Calls a method of the saved document: what is typed and not saved would not be part of it. */
function MethodButton({ field, meta, control, stored, onCalled }: Props & { stored: AnyDocument }) {
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
    <div className="form-button">
      <Button variant="default" disabled={isDirty} loading={step.isPending} onClick={handleClick}>
        {field.label}
      </Button>
      {isDirty && <span className="small dim">{t('desk.save_first')}</span>}
      {step.error && (
        <p className="field-error" role="alert">
          {placeProblem(meta, asMelaError(step.error), t).message}
        </p>
      )}
    </div>
  )
}

/** What stands in a form and holds no value: headings, explanations, pictures, buttons. */
export function FormShape(props: Props) {
  const { field, stored } = props
  switch (field.fieldtype) {
    case 'Heading':
      return <h3 className="wide">{field.label}</h3>
    case 'HTML':
      // Written in the type's own definition, never by anybody who uses the desk.
      return (
        <div className="wide explanation" dangerouslySetInnerHTML={{ __html: field.options.join('\n') }} />
      )
    case 'Image':
      return <NamedPicture {...props} />
    case 'Button':
      return stored && <MethodButton {...props} stored={stored} />
    default:
      return null
  }
}
