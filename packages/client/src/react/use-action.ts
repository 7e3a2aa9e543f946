import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useId } from 'react'
import type { InputOf, MethodName, OutputOf } from '../method-types.ts'
import { call } from '../send.ts'

/** Calls a method that writes, as a TanStack mutation. */
export const useMutationCall = <Name extends MethodName>(
  name: Name,
  choices: Omit<UseMutationOptions<OutputOf<Name>, Error, InputOf<Name>>, 'mutationFn'> = {},
) => useMutation({ ...choices, mutationFn: (input: InputOf<Name>) => call(name, input) })

interface Work {
  run: () => Promise<unknown>
  name: string
}

export interface Action {
  isBusy: boolean
  /** Name of the running action; null when none runs. */
  busyWith: string | null
  /** True after the last action succeeded, until the next one starts. */
  isDone: boolean
  error: Error | null
  /** Message of the last failure; empty without one. */
  problem: string
  /** Runs the action unless one is running; resolves to true if it succeeded, and never rejects. */
  ask(run: () => Promise<unknown>, name?: string): Promise<boolean>
  /** Clears the outcome of the last action. */
  reset(): void
}

const nothing = (): string => ''

/**
 * Runs a person's actions one at a time as a TanStack mutation. `words` turns a failure into its message; `onError`
 * handles it once.
 */
export function useAction(
  words: (error: Error) => string = nothing,
  onError?: (error: Error) => void,
): Action {
  const client = useQueryClient()
  const mutationKey = ['action', useId()]
  const { isPending, isSuccess, error, variables, mutateAsync, reset } = useMutation({
    mutationKey,
    mutationFn: ({ run }: Work) => run(),
    networkMode: 'always',
    ...(onError ? { onError } : {}),
  })
  return {
    isBusy: isPending,
    busyWith: isPending ? (variables?.name ?? null) : null,
    isDone: isSuccess,
    error,
    problem: error ? words(error) : '',
    reset,
    async ask(run, name = '') {
      // A second tap may precede the render that shows the first as running.
      if (client.isMutating({ mutationKey, exact: true }) > 0) return false
      return mutateAsync({ run, name }).then(
        () => true,
        () => false,
      )
    },
  }
}
