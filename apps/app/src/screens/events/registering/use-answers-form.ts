import { useState } from 'react'
import { useTranslate } from '../../../language/text.ts'
import type { RegistrationAnswers } from './registration-answers.ts'
import { failureOf } from './registration-failure.ts'
import { problemsIn, type Asked, type Problems } from './registration-problems.ts'

interface Filling {
  first: () => RegistrationAnswers
  asked: Asked
  onTyped?: (answers: RegistrationAnswers) => void
  /** What is left of the event is another than was shown. */
  onPlaceChanged?: () => void
}

export interface AnswersForm {
  answers: RegistrationAnswers
  problems: Problems
  failure: string
  isSending: boolean
  change(changes: Partial<RegistrationAnswers>): void
  /** Answers whether it is on its way; else what is wrong is named. */
  submit(send: (answers: RegistrationAnswers) => Promise<void>): boolean
}

/** A registration while it is filled in. Whatever happens, what was typed stays. */
export function useAnswersForm({ first, asked, onTyped, onPlaceChanged }: Filling): AnswersForm {
  const t = useTranslate()
  const [answers, setAnswers] = useState(first)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)

  const change = (changes: Partial<RegistrationAnswers>) => {
    const next = { ...answers, ...changes }
    setAnswers(next)
    onTyped?.(next)
    // What was named as wrong is looked at again at once; the rest waits until it is sent.
    const still = problemsIn(next, asked)
    setProblems((before) => Object.fromEntries(Object.entries(still).filter(([path]) => path in before)))
  }
  const deliver = async (send: (answers: RegistrationAnswers) => Promise<void>) => {
    setIsSending(true)
    setFailure('')
    try {
      await send(answers)
    } catch (error) {
      const { words, problems: found, isPlaceChanged } = failureOf(error, t)
      setFailure(words)
      setProblems(found)
      if (isPlaceChanged) onPlaceChanged?.()
    }
    setIsSending(false)
  }
  const submit: AnswersForm['submit'] = (send) => {
    const found = problemsIn(answers, asked)
    setProblems(found)
    const isComplete = Object.keys(found).length === 0
    if (isComplete) void deliver(send)
    return isComplete
  }
  return { answers, problems, failure, isSending, change, submit }
}
