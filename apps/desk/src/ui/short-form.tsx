import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { toMelaError, type MelaError } from '#client'
import { useAction } from '#client/react'

interface Props {
  verb: string
  isDangerous?: boolean
  onSend: (form: FormData) => Promise<void>
  errorText: (error: MelaError) => string
  children: ReactNode
  secondaryActions?: ReactNode
}

export function ShortForm({
  verb,
  isDangerous = false,
  onSend,
  errorText,
  children,
  secondaryActions,
}: Props) {
  const { problem, isBusy, handleSubmit } = useSubmit(onSend, errorText)
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
  problem: string | null
  isBusy: boolean
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Submits a short form once; after a failure it can be submitted again. */
export function useSubmit(
  work: (form: FormData) => Promise<void>,
  errorText: (error: MelaError) => string,
): Submission {
  const { ask, error, isBusy, isDone } = useAction()
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React, a form in a dialog is a child of the page's form.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    if (!isDone) void ask(() => work(form))
  }
  return { problem: error && errorText(toMelaError(error)), isBusy: isBusy || isDone, handleSubmit }
}
