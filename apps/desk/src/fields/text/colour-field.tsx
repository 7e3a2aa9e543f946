import { TextInput } from '@mantine/core'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Shown while no colour is chosen; it is not a value. */
const unchosen = '#ffffff'

/** A colour by its code, or picked with what the device offers. */
export function ColourField(props: ControlProps) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef } = props
  const text = String(value)
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      placeholder="#6e1f63"
      leftSection={
        <input
          type="color"
          className="swatch"
          aria-label={t('desk.pick_colour', { field: field.label })}
          value={isColour(text) ? text : unchosen}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      leftSectionPointerEvents="all"
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
