import { memo } from 'react'
import { useController, type Control } from 'react-hook-form'
import { afterPress } from './after-press.ts'
import { choiceKind } from './controls/choice-control.tsx'
import { Below, describedBy, FieldFrame } from './field-frame.tsx'
import { FormControl } from './form-control.tsx'
import { isWideField, type Answers, type FormField } from './form-field.ts'
import { ReadOnlyAnswer } from './read-only-answer.tsx'
import { SafeWords } from './safe-words.tsx'

interface Props {
  field: FormField
  control: Control<Answers>
  /** Before the field's name: ids are unique in the app, in which several pages are alive. */
  formId: string
  isRequired: boolean
  /** Looks at a field again that was wrong. */
  onCorrected: (fieldname: string) => void
}

/**
 * What is wrong is said a moment after a field was left, and never while something is pressed: it would move away what a
 * person is about to tap.
 */
const judgeAfter = 250

export const fieldId = (formId: string, fieldname: string): string => `${formId}-${fieldname}`

/** What is typed into one field draws that field again, and none of the others. */
export const FormFieldView = memo(function FormFieldView({ field, ...rest }: Props) {
  if (field.fieldtype === 'HTML') return <SafeWords html={field.options ?? ''} />
  return <AnswerField field={field} {...rest} />
})

function AnswerField({ field, control, formId, isRequired, onCorrected }: Props) {
  const { field: bound, fieldState } = useController({ name: field.fieldname, control })
  const id = fieldId(formId, field.fieldname)
  const { label, description: help } = field
  const problem = fieldState.error?.message
  const handleChange = (value: unknown) => {
    bound.onChange(value)
    if (problem !== undefined) onCorrected(field.fieldname)
  }
  if (field.read_only === 1) return <ReadOnlyAnswer field={field} value={bound.value} />
  const drawn = (
    <FormControl
      {...{ field, id, isRequired }}
      value={bound.value}
      isInvalid={problem !== undefined}
      describedBy={describedBy(id, { help, problem })}
      onChange={handleChange}
      onBlur={() => void setTimeout(() => afterPress(bound.onBlur), judgeAfter)}
    />
  )
  if (field.fieldtype === 'Check')
    return (
      <div className="field is-wide">
        {drawn}
        <Below id={id} help={help} problem={problem} />
      </div>
    )
  return (
    <FieldFrame
      {...{ id, label, help, problem }}
      isOptional={!isRequired}
      isGroup={isGroup(field)}
      isWide={isWideField(field)}
    >
      {drawn}
    </FieldFrame>
  )
}

function isGroup(field: FormField): boolean {
  if (field.fieldtype === 'Select') return choiceKind(field) !== 'list'
  return ['Table', 'Attach', 'Attach Image'].includes(field.fieldtype)
}
