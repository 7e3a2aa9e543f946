import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { secondFactorKey } from '../../data/user/account.ts'

/** Asks anew how the second factor stands. */
export function useFactorChanged(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: secondFactorKey }), [client])
}
