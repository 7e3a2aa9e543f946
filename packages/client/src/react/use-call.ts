import {
  skipToken,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { toMelaError, type MelaError } from '../mela-error.ts'
import type { WireRequest } from '../requests.ts'
import { send } from '../send.ts'

/** A read, with what the cache knows it by. */
export interface Call<Output = unknown> extends WireRequest<Output> {
  /** Names the response in the cache and on the device; without it, the address and the body do. */
  key?: string
  /** The response differs by language. */
  isTranslated?: boolean
}

/** The part of a query's state that pages show. */
export interface CallResult<Data> extends Pick<
  UseQueryResult<Data, MelaError>,
  'data' | 'error' | 'isPending' | 'status' | 'dataUpdatedAt' | 'errorUpdatedAt'
> {
  refetch(): Promise<unknown>
}

/** The language in which translated responses are requested; English is the server's own. */
export const CallLanguageContext = createContext('en')

/** Returns the key of all queries that show documents of a type; a change to one invalidates them. */
export const listKey = (doctype: string): QueryKey => ['list', doctype]

export interface Scope {
  /** The first part of the query key, to refetch related calls together. */
  scope?: QueryKey
}

export type QueryChoices<Output, Data> = Scope &
  Omit<UseQueryOptions<Output, MelaError, Data>, 'queryKey' | 'queryFn' | 'initialData' | 'meta'>

/** Reads the response to a call; `undefined` is a call whose input is not known yet. */
export function useCall<Output, Data = Output>(
  call: Call<Output> | undefined,
  { scope, ...choices }: QueryChoices<Output, Data> = {},
): UseQueryResult<NoInfer<Data>, MelaError> {
  const language = useContext(CallLanguageContext)
  const asked = call && inLanguage(call, language)
  return useQuery<Output, MelaError, Data>({
    // The response in the previous language is shown until this one arrives.
    placeholderData: (before, query) =>
      call?.key !== undefined && query?.meta?.['of'] === call.key ? before : undefined,
    ...choices,
    meta: { of: call?.key, key: asked?.key },
    queryKey: queryKeyOf(asked, scope),
    queryFn: asked ? () => ask(asked) : skipToken,
  })
}

type Keyed = Pick<Call, 'isTranslated'> & { key: string }

export const keyIn = ({ key, isTranslated }: Keyed, language: string): string =>
  isTranslated && language !== 'en' ? `${key}~${language}` : key

export function inLanguage<Asked extends Call>(call: Asked, language: string): Asked {
  const { key, isTranslated, url } = call
  if (!isTranslated) return call
  const mark = url.includes('?') ? '&' : '?'
  return {
    ...call,
    key: key && keyIn({ key, isTranslated }, language),
    url: `${url}${mark}_lang=${language}`,
  }
}

const queryKeyOf = (asked: Call | undefined, scope: QueryKey = ['call']): QueryKey =>
  asked?.key === undefined ? [...scope, asked?.url, asked?.body] : [asked.key]

async function ask<Output>(call: Call<Output>): Promise<Output> {
  try {
    return await send(call)
  } catch (error) {
    throw toMelaError(error)
  }
}
