import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { durationText, readDuration } from '#meta'
import { labelled, type ControlProps } from '../control.ts'
import type { CellValue } from '../table-value.ts'

/** How a duration is typed; these letters are the same in every language. */
const example = '1h 30m'

/** What is stored as people type it; what cannot be read stays as it is. */
function shownText(value: CellValue): string {
  const seconds = value === '' ? null : readDuration(String(value))
  return seconds === null ? String(value) : durationText(seconds)
}

/** A span of time, typed as '1h 30m' and kept as seconds. It is put in order when the field is left. */
export function DurationField(props: ControlProps) {
  const { field, value, onChange, onBlur, inputRef } = props
  const [typed, setTyped] = useState<string | null>(null)

  const handleType = (text: string) => {
    setTyped(text)
    onChange(String(readDuration(text) ?? text))
  }
  return (
    <TextInput
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      className="num"
      placeholder={example}
      autoComplete="off"
      value={typed ?? shownText(value)}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}
