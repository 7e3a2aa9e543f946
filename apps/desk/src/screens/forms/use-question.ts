import { useQuery } from '@tanstack/react-query'
import { methodRequest, send } from '#client'
import { textOf, type AnyDocument } from '../../data/document.ts'

/** What a method asks before something is done with a document; nothing is asked of no method. Never an old answer. */
export function useQuestion(method: string, stored: AnyDocument) {
  const name = textOf(stored['name'])
  return useQuery({
    queryKey: ['question', method, name],
    queryFn: async () => (await send<{ question: string }>(methodRequest(method, { name }))).question,
    enabled: method !== '',
    gcTime: 0,
  })
}
