import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { MelaError } from '#client'
import { keyIn } from '#client/react'
import { settingsCall } from '../data/calls.ts'
import type { Known, PageCall } from '../data/page-call.ts'
import type { Visit } from '../data/visit.ts'
import { useTranslate, type Translate } from '../language/text.ts'
import { pageTitle } from '../ui/text/site-text.ts'
import type { Params, Screen } from './screen.ts'

interface HeadSource {
  screen: Screen
  visit: Visit
  params: Params
  client: QueryClient
}

export function useDocumentHead({ screen, visit, params, client }: HeadSource, isShown: boolean): void {
  const t = useTranslate()
  const readTitle = () => titleOf({ screen, visit, params, client }, t)
  const title = useSyncExternalStore((changed) => followAnswers(client, changed), readTitle)
  useEffect(() => {
    if (isShown && title) document.title = title
  }, [isShown, title])
}

function titleOf({ screen, visit, params, client }: HeadSource, t: Translate): string {
  const source = { visit, params, known: knownIn(client) }
  const { call, notFoundTitle } = screen.subject?.(source) ?? {}
  if (call && notFoundTitle && isMissing(client, keyIn(call, visit.language)))
    return pageTitle(t(notFoundTitle), source.known(settingsCall))
  return screen.head(source, t).title
}

function isMissing(client: QueryClient, key: string): boolean {
  const error = client.getQueryState([key])?.error
  return error instanceof MelaError && error.isMissing
}

/** Calls the listener when a response is added or removed; observers change far more often. */
export function followAnswers(client: QueryClient, changed: () => void): () => void {
  return client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') changed()
  })
}

export function knownIn(client: QueryClient): Known {
  return <Output>(call: PageCall<Output>) =>
    client.getQueryData<Output>([keyIn(call, document.documentElement.lang)])
}
