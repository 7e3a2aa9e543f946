import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'

interface Props {
  verb: string
  isDisabled?: boolean
  onSend: () => void
  children: ReactNode
  /** Another way on, before the verb. */
  secondaryAction?: ReactNode
}

/** A short form over the document's own: what is sent here is no saving of the document. */
export function EditorForm({ verb, isDisabled = false, onSend, children, secondaryAction }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSend()
  }
  return (
    <form className="filter-form" noValidate onSubmit={handleSubmit}>
      {children}
      <div className="question-ways">
        {secondaryAction}
        <Button type="submit" disabled={isDisabled}>
          {verb}
        </Button>
      </div>
    </form>
  )
}
