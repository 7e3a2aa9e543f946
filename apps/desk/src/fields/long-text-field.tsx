import { Textarea } from '@mantine/core'
import { labelled, type ControlProps } from './control.ts'

/** Several lines of text; JSON stands in letters of one width. It grows with what is typed. */
export function LongTextField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const isJson = field.fieldtype === 'JSON'
  return (
    <Textarea
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      classNames={{ input: isJson ? 'growing mono' : 'growing' }}
      rows={cellLabel === undefined ? 3 : 1}
      spellCheck={!isJson}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
