// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../../data/query/query-client.ts'
import { usePreview } from './money-preview.tsx'

afterEach(cleanup)

function openPreview(first: string | null) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const answers = new Map<string | null, PromiseWithResolvers<number>>()
  const { result, rerender } = renderHook(
    (question: string | null) =>
      usePreview(question, () => {
        const answer = Promise.withResolvers<number>()
        answers.set(question, answer)
        return answer.promise
      }),
    { initialProps: first, wrapper },
  )
  const end = async (answer: () => void) => {
    await act(async () => answer())
    await waitFor(() => expect(result.current.isAsking).toBe(false))
  }
  return {
    preview: () => result.current,
    ask: (question: string | null) => rerender(question),
    answer: (question: string, value: number) => end(() => answers.get(question)?.resolve(value)),
    refuse: (question: string) => end(() => answers.get(question)?.reject(new Error('no'))),
  }
}

test('A preview shows the last response while the next one loads', async () => {
  const { preview, ask, answer } = openPreview('one pot')
  expect(preview()).toEqual({ value: null, problem: '', isAsking: true })
  await answer('one pot', 100)
  expect(preview()).toEqual({ value: 100, problem: '', isAsking: false })
  ask('two pots')
  expect(preview()).toEqual({ value: 100, problem: '', isAsking: true })
  await answer('two pots', 200)
  expect(preview()).toEqual({ value: 200, problem: '', isAsking: false })
})

test('The response to an outdated request is dropped', async () => {
  const { preview, ask, answer } = openPreview('one pot')
  ask('two pots')
  await answer('two pots', 200)
  await answer('one pot', 100)
  expect(preview().value).toBe(200)
})

test('Without a request the preview is empty, also after an earlier one', async () => {
  const { preview, ask, answer } = openPreview('one pot')
  await answer('one pot', 100)
  ask(null)
  expect(preview()).toEqual({ value: null, problem: '', isAsking: false })
  ask('two pots')
  expect(preview()).toEqual({ value: null, problem: '', isAsking: true })
})

test('An error is shown until another request is made', async () => {
  const { preview, ask, refuse } = openPreview('one pot')
  await refuse('one pot')
  expect(preview()).toEqual({ value: null, problem: 'orders.failed', isAsking: false })
  ask('two pots')
  expect(preview()).toEqual({ value: null, problem: '', isAsking: true })
})
