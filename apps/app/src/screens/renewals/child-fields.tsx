import { useId } from 'react'
import { useSay } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { FormControl } from '../../ui/form/form-control.tsx'
import type { FormField } from '../../ui/form/form-field.ts'
import { textOf } from '../../ui/form/wire-answers.ts'
import type { NamedChild } from './named-child.ts'

interface Props {
  child: NamedChild
  /** True once somebody has tried to continue with neither. */
  isMissing: boolean
  onChange: (child: NamedChild) => void
}

/** A child's name or birth date: a phone number alone may belong to somebody else by now. */
export function ChildFields({ child, isMissing, onChange }: Props) {
  const say = useSay()
  return (
    <>
      <ChildField
        field={{ fieldname: 'student_name', fieldtype: 'Data', label: say('renewal.child_name') }}
        value={child.name}
        help={say('renewal.child_help')}
        problem={isMissing ? say('renewal.child_missing') : undefined}
        onChange={(name) => onChange({ ...child, name })}
      />
      <ChildField
        field={{
          ...{ fieldname: 'student_date_of_birth', fieldtype: 'Date', not_after_today: 1 },
          label: say('renewal.child_born'),
        }}
        value={child.born}
        onChange={(born) => onChange({ ...child, born })}
      />
    </>
  )
}

interface FieldProps {
  field: FormField
  value: string
  help?: string
  problem?: string | undefined
  onChange: (value: string) => void
}

function ChildField({ field, value, help, problem, onChange }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={field.label} isOptional={false} help={help} problem={problem} isTold>
      <FormControl
        {...{ field, id, value, isRequired: false }}
        isInvalid={problem !== undefined}
        describedBy={describedBy(id, { help, problem })}
        onChange={(typed) => onChange(textOf(typed))}
        onBlur={() => undefined}
      />
    </FieldFrame>
  )
}
