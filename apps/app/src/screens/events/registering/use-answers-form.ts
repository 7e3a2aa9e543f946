import { useState } from 'react'
import { useAction } from '#client/react'
import { useTranslate, type Translate } from '../../../language/text.ts'
import type { RegistrationAnswers } from './registration-answers.ts'
import {
  registrationAnswerProblems,
  type RegistrationQuestions,
  type Problems,
} from './registration-problems.ts'
import { MelaError } from '#client'

interface Filling {
  first: () => RegistrationAnswers
  asked: RegistrationQuestions
  onTyped?: (answers: RegistrationAnswers) => void
  onPlaceChanged?: () => void
}

export interface AnswersForm {
  answers: RegistrationAnswers
  problems: Problems
  failure: string
  isSending: boolean
  change(changes: Partial<RegistrationAnswers>): void
  /** Sends the answers; returns false when a problem is shown instead. */
  submit(send: (answers: RegistrationAnswers) => Promise<void>): boolean
}

export function useAnswersForm({ first, asked, onTyped, onPlaceChanged }: Filling): AnswersForm {
  const t = useTranslate()
  const [answers, setAnswers] = useState(first)
  const [problems, setProblems] = useState<Problems>({})
  const sending = useAction(
    (error) => failureOf(error, t).text,
    (error) => {
      const { problems: found, isPlaceChanged } = failureOf(error, t)
      setProblems(found)
      if (isPlaceChanged) onPlaceChanged?.()
    },
  )

  const change = (changes: Partial<RegistrationAnswers>) => {
    const next = { ...answers, ...changes }
    setAnswers(next)
    onTyped?.(next)
    // A field that was marked as wrong is checked at once; the others wait until the form is sent.
    const still = registrationAnswerProblems(next, asked)
    setProblems((before) => Object.fromEntries(Object.entries(still).filter(([path]) => path in before)))
  }
  const submit: AnswersForm['submit'] = (send) => {
    const found = registrationAnswerProblems(answers, asked)
    setProblems(found)
    const isComplete = Object.keys(found).length === 0
    if (isComplete) void sending.ask(() => send(answers))
    return isComplete
  }
  return { answers, problems, failure: sending.problem, isSending: sending.isBusy, change, submit }
}

export interface RegistrationFailure {
  text: string
  problems: Problems
  isPlaceChanged: boolean
}

const placeCodes: ReadonlySet<string> = new Set(['events.full', 'events.over', 'events.elsewhere'])

const failureWith = (text: string, problems: Problems = {}, isPlaceChanged = false): RegistrationFailure => ({
  text,
  problems,
  isPlaceChanged,
})

export function failureOf(error: unknown, t: Translate): RegistrationFailure {
  if (!(error instanceof MelaError)) return failureWith(t('event_registration.failed'))
  if (error.isOffline) return failureWith(t('event_registration.no_network'))
  if (error.status >= 500) return failureWith(t('event_registration.failed'))
  if (error.code === 'events.closed') return failureWith(t('event_registration.closed_meanwhile'), {}, true)
  const problems: Problems = error.field === '' ? {} : { [error.field]: { text: error.message } }
  return failureWith(error.message, problems, placeCodes.has(error.code))
}
