import { useId } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/field-frame.tsx'

interface Props {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  help?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric'
  autoComplete?: string
  longest?: number
  isOptional?: boolean
}

export function TextField({ label, value, problem, onChange, help, isOptional = false, ...asked }: Props) {
  const id = useId()
  const { type = 'text', inputMode, autoComplete = 'off', longest = 140 } = asked
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} help={help} problem={problem}>
      <input
        id={id}
        className="input"
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={longest}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
