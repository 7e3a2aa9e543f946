import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Known } from '../data/page-call.ts'
import type { CachedAnswer } from '../data/use-answer.ts'
import type { Visit } from '../data/visit.ts'
import { useSay } from '../language/text.ts'
import type { Params, Screen } from './screen.ts'

interface HeadSource {
  screen: Screen
  visit: Visit
  params: Params
  client: QueryClient
}

/** Keeps the document's title in step with what the shown page knows. */
export function useDocumentHead({ screen, visit, params, client }: HeadSource, isShown: boolean): void {
  const say = useSay()
  const readTitle = () => screen.head({ visit, params, known: knownIn(client) }, say).title
  const title = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), readTitle)
  useEffect(() => {
    if (isShown && title) document.title = title
  }, [isShown, title])
}

export function knownIn(client: QueryClient): Known {
  return <Answer>(call: { key: string }) => client.getQueryData<CachedAnswer<Answer>>([call.key])?.value
}
