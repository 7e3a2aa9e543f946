import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { labelled, type ControlProps } from './control.ts'

/** One line for which the browser offers the field's own words; any other is taken as well. */
export function AutocompleteField(props: ControlProps) {
  const id = useId()
  const { field, value, onChange, onBlur, inputRef } = props
  return (
    <>
      <TextInput
        {...labelled(props)}
        ref={inputRef}
        name={field.fieldname}
        list={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <datalist id={id}>
        {field.options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
