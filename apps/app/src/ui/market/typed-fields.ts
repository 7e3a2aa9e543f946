import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'

export function useTypedFields<Name extends string>(first: Record<Name, string>) {
  const t = useTranslate()
  const [answers, setAnswers] = useState(first)
  const [problems, setProblems] = useState<Partial<Record<Name, MessageId>>>({})
  const field = (name: Name) => {
    const problem = problems[name]
    return {
      value: answers[name],
      problem: problem && t(problem),
      onType: (text: string) => {
        setAnswers({ ...answers, [name]: text })
        setProblems({ ...problems, [name]: undefined })
      },
    }
  }
  return { answers, field, setProblems }
}

/** Selector of wrong controls; a group of radio buttons takes no focus itself. */
const wrongControl =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input:not([disabled])'

export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(wrongControl)?.focus())
}

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
