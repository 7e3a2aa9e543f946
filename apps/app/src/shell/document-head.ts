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
  const title = useSyncExternalStore((changed) => followAnswers(client, changed), readTitle)
  useEffect(() => {
    if (isShown && title) document.title = title
  }, [isShown, title])
}

/** Calls when an answer has come or gone: who looks at answers comes and goes far more often. */
export function followAnswers(client: QueryClient, changed: () => void): () => void {
  return client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') changed()
  })
}

export function knownIn(client: QueryClient): Known {
  return <Answer>(call: { key: string }) => client.getQueryData<CachedAnswer<Answer>>([call.key])?.value
}
