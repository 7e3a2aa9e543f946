import { useId } from 'react'
import { CopyButton } from '../copy-button.tsx'

interface Props {
  label: string
  secret: string
}

/** Something to be copied by hand or by the button, and shown once. */
export function SecretLine({ label, secret }: Props) {
  const id = useId()
  return (
    <div className="secret-line" role="group" aria-labelledby={id}>
      <span className="shown-label" id={id}>
        {label}
      </span>
      <code className="secret-words">{secret}</code>
      <CopyButton text={secret} of={label} />
    </div>
  )
}
