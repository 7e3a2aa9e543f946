import { errorFromResponse, unwrap } from '#client'
import { keyIn } from '#client/react'
import { createQueryClient } from '../data/query/query-client.ts'
import type { Known, PageCall } from '../data/page-call.ts'
import type { CallResponse, CallResponses } from './contract.ts'

const isGood = ({ status }: CallResponse): boolean => status < 400

export function knownFrom(answers: CallResponses, language: string): Known {
  return <Value>(call: PageCall<Value>) => {
    const answer = answers[keyIn(call, language)]
    return answer && isGood(answer) ? unwrap<Value>(answer.body) : undefined
  }
}

export function goodValues(answers: CallResponses): Record<string, unknown> {
  const good = Object.entries(answers).filter(([, answer]) => isGood(answer))
  return Object.fromEntries(good.map(([key, { body }]) => [key, unwrap<unknown>(body)]))
}

/** Creates a cache with the response or failure of every call, so that rendering makes no requests. */
export function clientWith(answers: CallResponses) {
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { staleTime: Infinity, gcTime: Infinity, retry: false, retryOnMount: false },
  })
  const cache = client.getQueryCache()
  for (const [key, answer] of Object.entries(answers)) {
    const query = cache.build(client, { queryKey: [key] })
    if (isGood(answer)) {
      query.setData(unwrap<unknown>(answer.body))
    } else {
      query.setState({
        status: 'error',
        error: errorFromResponse(answer.status, answer.body),
        fetchStatus: 'idle',
      })
    }
  }
  return client
}
