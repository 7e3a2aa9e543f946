import type { Engine } from '#framework/engine'
import type { Language } from '#framework/messages'
import { asDialectError, errorBody } from './error-body.ts'
import type { Form } from '../request/form.ts'
import type { ProducedResponse } from './guest-responses.ts'
import { produceMethod } from '../method/call-method.ts'
import { produceResource } from '../resource/resource-routes.ts'

export interface GuestCall {
  readonly url: string
  readonly body?: unknown
  readonly language?: Language
}

export interface GuestCallResponse {
  readonly status: number
  readonly body: unknown
  readonly tags: readonly string[]
  readonly freshFor: number
}

function formOfCall({ url, body }: GuestCall): Form {
  const query = Object.fromEntries(new URLSearchParams(url.split('?', 2)[1] ?? ''))
  return typeof body === 'object' && body !== null ? { ...query, ...body } : query
}

function produce(engine: Engine, call: GuestCall): Promise<ProducedResponse> {
  const form = formOfCall(call)
  return call.url.startsWith('/api/resource/')
    ? produceResource(engine, call.url, form)
    : produceMethod(engine, call.url, { form, language: call.language ?? 'en' })
}

/** Runs a call in-process; does not reject: a failure returns its error body, as over HTTP. */
export async function callAsGuest(engine: Engine, call: GuestCall): Promise<GuestCallResponse> {
  try {
    const { status, body, tags, freshFor = Infinity } = await produce(engine, call)
    return { status, body: JSON.parse(body.toString('utf8')), tags: [...tags], freshFor }
  } catch (error) {
    const shown = asDialectError(error)
    return { status: shown.status, body: errorBody(shown), tags: [], freshFor: Infinity }
  }
}
