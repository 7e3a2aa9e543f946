import type { Engine } from '#framework/engine'
import type { Language } from '#framework/messages'
import { asDialectError, errorBody } from './error-body.ts'
import type { Form } from '../request/form.ts'
import type { Produced } from './guest-responses.ts'
import { produceMethod } from '../method/call-method.ts'
import { produceResource } from '../resource/resource-routes.ts'

/** A call of the wire, made inside the process on behalf of a guest: the first data of a page. */
export interface GuestCall {
  readonly url: string
  readonly body?: unknown
  /** The language of the page; English when nothing is said. */
  readonly language?: Language
}

export interface GuestCallAnswer {
  readonly status: number
  readonly body: unknown
  readonly tags: readonly string[]
}

function formOfCall({ url, body }: GuestCall): Form {
  const query = Object.fromEntries(new URLSearchParams(url.split('?', 2)[1] ?? ''))
  return typeof body === 'object' && body !== null ? { ...query, ...body } : query
}

function produce(engine: Engine, call: GuestCall): Promise<Produced> {
  const form = formOfCall(call)
  return call.url.startsWith('/api/resource/')
    ? produceResource(engine, call.url, form)
    : produceMethod(engine, call.url, { form, language: call.language ?? 'en' })
}

/** Never rejects: a call that fails answers with its error body, as it would over HTTP. */
export async function answerGuestCall(engine: Engine, call: GuestCall): Promise<GuestCallAnswer> {
  try {
    const { status, body, tags } = await produce(engine, call)
    return { status, body: JSON.parse(body.toString('utf8')), tags: [...tags] }
  } catch (error) {
    const shown = asDialectError(error)
    return { status: shown.status, body: errorBody(shown), tags: [] }
  }
}
