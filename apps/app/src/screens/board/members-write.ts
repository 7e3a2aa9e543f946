import { documentRequest } from '#client'
import type { DocumentTypes } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import { useAccountAnswer } from './board-calls.ts'

type BoardRules = Pick<DocumentTypes['Board'], 'who_writes' | 'notices_only'>

/** A board's own rules; its answers say no more than what the caller may do. */
export const boardCall = (name: string): PageCall<BoardRules> => ({
  ...documentRequest('Board', name),
  method: 'GET',
  key: `board-rules:${name}`,
})

/** Where the office alone writes, signing in would lead a guest nowhere. */
export function useMembersWrite(name: string): boolean {
  const { value } = useAccountAnswer(boardCall(name))
  return value?.who_writes === 'members' && value.notices_only === 0
}
