import { useId } from 'react'
import { describedBy, FieldFrame } from '../form/field-frame.tsx'

interface Props {
  label: string
  value: string
  onType: (text: string) => void
  problem?: string | undefined
  help?: string | undefined
  type?: 'text' | 'email' | 'tel' | 'long'
  autoComplete?: string
  longest?: number
  keyboard?: 'email'
  isOptional?: boolean
}

export function TextBox({ label, value, onType, problem, help, type = 'text', ...rest }: Props) {
  const id = useId()
  const { autoComplete = 'off', longest = 140, isOptional = false, keyboard } = rest
  const input = {
    ...{ id, className: 'input', value, maxLength: longest, autoComplete },
    ...(keyboard === 'email' && { inputMode: keyboard, autoCapitalize: 'none', spellCheck: false }),
    'aria-invalid': problem !== undefined,
    'aria-required': !isOptional,
    'aria-describedby': describedBy(id, { help, problem }),
  }
  return (
    <FieldFrame id={id} label={label} isOptional={isOptional} help={help} problem={problem} isAnnounced>
      {type === 'long' ? (
        <textarea {...input} rows={5} onChange={(event) => onType(event.target.value)} />
      ) : (
        <input {...input} type={type} onChange={(event) => onType(event.target.value)} />
      )}
    </FieldFrame>
  )
}

interface TickProps {
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

export function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="tick-row">
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
