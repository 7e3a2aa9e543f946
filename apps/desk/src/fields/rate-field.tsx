import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { percentText, pointsOf } from './basis-points.ts'
import { labelled, type ControlProps } from './control.ts'

/** A rate: typed and shown as a percentage, kept in hundredths of one. */
export function RateField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef } = props
  // '18.' is on its way to '18.5': what is being typed stands as it is until the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const handleChange = (text: string) => {
    setTyped(text)
    onChange(pointsOf(text))
  }
  const handleBlur = () => {
    setTyped(null)
    onBlur()
  }
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      className="num"
      type="text"
      inputMode="decimal"
      rightSection="%"
      autoComplete="off"
      value={typed ?? percentText(value)}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={handleBlur}
    />
  )
}
