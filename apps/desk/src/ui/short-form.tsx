import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { MelaError } from '#client'
import { useSubmit } from './use-submit.ts'

interface Props {
  /** The verb of its button. */
  verb: string
  isDangerous?: boolean
  onSend: (form: FormData) => Promise<void>
  /** Says why it failed. */
  words: (error: MelaError) => string
  /** The fields. */
  children: ReactNode
  /** Other ways on, under the button. */
  secondaryActions?: ReactNode
}

/** A few fields and one button, with what went wrong between them. */
export function ShortForm({ verb, isDangerous = false, onSend, words, children, secondaryActions }: Props) {
  const { problem, isBusy, handleSubmit } = useSubmit(onSend, words)
  return (
    <form className="sign-in-form" method="post" onSubmit={handleSubmit}>
      {children}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" fullWidth color={isDangerous ? 'red' : ''} loading={isBusy}>
        {verb}
      </Button>
      {secondaryActions}
    </form>
  )
}
