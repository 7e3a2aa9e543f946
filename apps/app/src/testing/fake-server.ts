import { onTestFinished, vi } from 'vitest'
import type { DocumentTypes, ExceptionType, Methods } from '#contract'
import { isContent, parseJson } from '../data/content.ts'

/** Answer to one address; the last answer given for an address counts. */
export interface Answer {
  path: string
  status: number
  body: unknown
}

interface Refusal {
  status?: number
  exc_type?: ExceptionType
  code?: string
  /** The field that is wrong. */
  field?: string
  /** The words for people. */
  message?: string
}

/** The sign-in of browsers speaks the dialect beside the contract. */
type Method = keyof Methods | 'login'

const methodPath = (name: Method): string => `/api/method/${name}`

export const answer = <Name extends keyof Methods>(name: Name, output: Methods[Name]['output']): Answer => ({
  ...{ path: methodPath(name), status: 200 },
  body: { message: output },
})

/** Signs in at once, or asks for a second proof by its id. */
export const loginAnswer = (body: { message: string; tmp_id?: string }): Answer => ({
  ...{ path: methodPath('login'), status: 200 },
  body,
})

export const documentAnswer = <Name extends keyof DocumentTypes>(
  doctype: Name,
  document: DocumentTypes[Name],
): Answer => ({
  ...{ path: `/api/resource/${encodeURIComponent(doctype)}/${encodeURIComponent(document.name)}` },
  ...{ status: 200, body: { data: document } },
})

export const listAnswer = <Name extends keyof DocumentTypes>(
  doctype: Name,
  rows: readonly Partial<DocumentTypes[Name]>[],
): Answer => ({
  ...{ path: `/api/resource/${encodeURIComponent(doctype)}`, status: 200 },
  body: { data: rows },
})

const refused = (path: string, { status = 417, ...refusal }: Refusal): Answer => ({
  ...{ path, status },
  body: { exc_type: 'ValidationError', code: 'documents.refused', ...refusal },
})

/** The method refuses; without more said, for a reason that the caller can do nothing about. */
export const refuse = (name: Method, refusal: Refusal = {}): Answer => refused(methodPath(name), refusal)

export const refuseDocument = (doctype: keyof DocumentTypes, name: string, refusal: Refusal = {}): Answer =>
  refused(`/api/resource/${encodeURIComponent(doctype)}/${encodeURIComponent(name)}`, refusal)

export const refuseList = (doctype: keyof DocumentTypes, refusal: Refusal = {}): Answer =>
  refused(`/api/resource/${encodeURIComponent(doctype)}`, refusal)

export const missing: Refusal = { status: 404, exc_type: 'DoesNotExistError' }

interface Sent {
  path: string
  input: unknown
}

/** A server at the other end of `fetch`: it answers what the test gave it, and remembers what was asked. */
export class FakeServer {
  readonly #answers = new Map<string, Answer>()
  readonly #sent: Sent[] = []
  readonly #unanswered = new Set<string>()

  constructor(answers: readonly Answer[]) {
    this.answerWith(...answers)
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => this.#respond(url, init))
    onTestFinished(() => {
      if (this.#unanswered.size > 0)
        throw new Error(`The screen asked what the test does not answer: ${[...this.#unanswered].join(', ')}`)
    })
  }

  /** Replaces answers for later requests. */
  answerWith(...answers: readonly Answer[]): void {
    for (const given of answers) this.#answers.set(given.path, given)
  }

  /** The arguments of each call of a method, the first one first. */
  inputsOf(name: Method): readonly unknown[] {
    return this.#sent.filter(({ path }) => path === methodPath(name)).map(({ input }) => input)
  }

  async #respond(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname: path, searchParams } = new URL(url, location.origin)
    const found = this.#answers.get(path)
    this.#sent.push({ path, input: inputOf(init.body, searchParams) })
    if (!found) this.#unanswered.add(path)
    const { status, body } = found ?? refused(path, {})
    return Response.json(body ?? {}, { status })
  }
}

function inputOf(body: BodyInit | null | undefined, query: URLSearchParams): unknown {
  if (typeof body !== 'string') return Object.fromEntries(query)
  const input = parseJson(body)
  return isContent(input) ? input : body
}
