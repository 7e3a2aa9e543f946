import { authorizationFor } from './device-storage.ts'
import { errorFromResponse, errorWithoutResponse, isRecord, MelaError } from './mela-error.ts'
import type { InputOf, MethodName, OutputOf } from './method-types.ts'
import { type WireRequest, methodRequest } from './requests.ts'
import { clientSettings, configureClient } from './settings.ts'

export async function send<Answer>(request: WireRequest<Answer>): Promise<Answer> {
  return unwrap<Answer>(await sendRaw(request))
}

export function sendRaw(request: WireRequest): Promise<unknown> {
  return withProof(() => sendOnce(request))
}

async function sendOnce(request: WireRequest): Promise<unknown> {
  const response = await reach(request)
  const body = await readBody(response)
  if (!response.ok) throw errorFromResponse(response.status, body, response.headers.get('retry-after'))
  return body
}

/** Casts a response to the shape of the contract (packages/contract); no other function does so. */
export function unwrap<Answer>(body: unknown): Answer

export function unwrap(body: unknown): unknown {
  if (!isRecord(body)) return body
  if ('data' in body) return body['data']
  return 'docs' in body ? body['docs'] : body['message']
}

export function headersFor(method: string): Record<string, string> {
  const authorization = authorizationFor(method, clientSettings.keys())
  const csrfToken = method === 'GET' ? undefined : clientSettings.csrfToken()
  return {
    Accept: 'application/json',
    'X-Device-Type': clientSettings.deviceType,
    ...(authorization === undefined ? {} : { Authorization: authorization }),
    ...(csrfToken === undefined ? {} : { 'X-Frappe-CSRF-Token': csrfToken }),
  }
}

/** The response of a call that answers with a file; it may take as long as its caller lets it. */
export async function sendForFile(request: WireRequest<Blob>, signal: AbortSignal): Promise<Response> {
  const response = await reach(request, signal)
  if (response.ok && response.body) return response
  throw errorFromResponse(response.status, await readBody(response), response.headers.get('retry-after'))
}

async function reach(
  { method, url, body }: WireRequest,
  signal = AbortSignal.timeout(clientSettings.timeout),
): Promise<Response> {
  const hasBody = body !== undefined
  try {
    return await fetch(clientSettings.host + url, {
      method,
      credentials: 'include',
      headers: { ...headersFor(method), ...(hasBody ? { 'Content-Type': 'application/json' } : {}) },
      signal,
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    })
  } catch (cause) {
    throw errorWithoutResponse(cause)
  }
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** The proof that one of our own pages asks, as the desk's page carries it; undefined for who may not see that page. */
export async function readPageToken(): Promise<string | undefined> {
  const page = await (await fetch('/desk/')).text()
  return /name="csrf-token" content="([^"]+)"/.exec(page)?.[1]
}

/** Runs an action, and again with the CSRF token when the store requires it. */
export async function withProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof MelaError) || !error.is('CSRFTokenError')) throw error
    const token = await clientSettings.learnCsrfToken()
    if (token === undefined || token === clientSettings.csrfToken()) throw error
    configureClient({ csrfToken: () => token })
    return act()
  }
}

export function call<Name extends MethodName>(method: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  return send(methodRequest<MethodName>(method, input))
}
