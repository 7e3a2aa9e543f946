import { NativeSelect } from '@mantine/core'
import { useSay } from '../language/say.ts'
import { choiceLabel } from '../data/doc-meta.ts'
import { labelled, type ControlProps } from './control.ts'

/** One of a few words. A word that is no longer among them stays until another is chosen. */
export function SelectField(props: ControlProps) {
  const say = useSay()
  const { field, value, onChange, onBlur, inputRef } = props
  const current = String(value)
  const offered = field.offered ?? field.options
  const isKept = current !== '' && !offered.includes(current)
  const nothing = field.required && current !== '' ? [] : [{ value: '', label: say('desk.choose') }]
  const options = [...(isKept ? [current] : []), ...offered].map((option) => ({
    value: option,
    label: choiceLabel(field, option),
  }))
  return (
    <NativeSelect
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      data={[...nothing, ...options]}
      value={current}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
