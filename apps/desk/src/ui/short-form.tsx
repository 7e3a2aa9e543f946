import { Button } from '@mantine/core'
import { type ReactNode, useState, type SubmitEvent } from 'react'
import type { MelaError } from '#client'
import { asMelaError } from '../data/query-client.ts'

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
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (form: FormData) => {
    setBusy(true)
    setProblem(null)
    try {
      await work(form)
    } catch (failure) {
      setProblem(words(asMelaError(failure)))
      setBusy(false)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a dialog is a child of the page's form as React sees it.
    event.stopPropagation()
    if (!isBusy) void send(new FormData(event.currentTarget))
  }
  return { problem, isBusy, handleSubmit }
}
