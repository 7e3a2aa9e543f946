import { Textarea } from '@mantine/core'
import { labelled, type ControlProps } from '../control.ts'

const exact: ReadonlySet<ControlProps['field']['fieldtype']> = new Set(['JSON', 'Code', 'Geolocation'])

/** Several lines of text; what programs read stands in letters of one width. It grows with what is typed. */
export function LongTextField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const isExact = exact.has(field.fieldtype)
  return (
    <Textarea
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      classNames={{ input: isExact ? 'growing mono' : 'growing' }}
      rows={cellLabel === undefined ? 3 : 1}
      spellCheck={!isExact}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
