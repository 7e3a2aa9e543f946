import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { asMelaError, type MelaError } from '#client'
import { useAction } from '#client/react'

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

interface Submission {
  /** Why the last try failed; null while there is nothing to say. */
  problem: string | null
  isBusy: boolean
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** What stands in a form under a name. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Sends a short form once. Whoever did it shows something else then; after a failure the form can be sent again. */
export function useSubmit(
  work: (form: FormData) => Promise<void>,
  words: (error: MelaError) => string,
): Submission {
  const { ask, error, isBusy, isDone } = useAction()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a dialog is a child of the page's form as React sees it.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    if (!isDone) void ask(() => work(form))
  }
  return { problem: error && words(asMelaError(error)), isBusy: isBusy || isDone, handleSubmit }
}
