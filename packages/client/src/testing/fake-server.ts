import { onTestFinished, vi } from 'vitest'
import type { DocumentTypes, ExceptionType, Methods } from '#contract'

/** A refusal by the server. */
export class Refusal {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

export interface RefusalDetails {
  status?: number
  type?: ExceptionType
  code?: string
  /** The field that is wrong. */
  field?: string
}

/** Creates a refusal with its reason. Its status is below 500, so that the client does not retry. */
export function refusal(message: string, details: RefusalDetails = {}): Refusal {
  const { status = 417, type = 'ValidationError', code = '', field = '' } = details
  return new Refusal(status, { exc_type: type, message, code, field })
}

type Handler<Input, Output> = (input: Input) => Output
type MethodResponse<Input, Output> = Output | Refusal | Handler<Input, Output | Refusal>

/** Refuses the first request and responds to later ones. */
export function failingOnce<Output>(output: Output): () => Output | Refusal {
  let hasFailed = false
  return () => {
    if (hasFailed) return output
    hasFailed = true
    return refusal('The server is out of order')
  }
}

type Verb = 'POST' | 'PUT' | 'DELETE'

/** Responses of the server; the last one for a request counts. */
export interface Responses {
  methods?: {
    readonly [Name in keyof Methods]?: MethodResponse<Methods[Name]['input'], Methods[Name]['output']>
  }
  /** Documents by type, which requests list, read, change and delete. */
  documents?: {
    readonly [Name in keyof DocumentTypes]?: readonly Partial<DocumentTypes[Name]>[] | Refusal
  }
  /** Changes that are refused, for example 'PUT Mela Event'. */
  refused?: Readonly<Partial<Record<`${Verb} ${keyof DocumentTypes}`, Refusal>>>
  /** Bodies of methods outside the contract, for example `login`, or functions that create them. */
  bodies?: Readonly<Record<string, object>>
  /** HTML page of the desk, from which an open desk reads its token. */
  page?: string
}

type Row = Record<string, unknown>

interface SentRequest {
  /** The wire name of a method, or for example 'PUT Mela Event/EVT-1'. */
  name: string
  input: unknown
}

interface DocumentRequest {
  verb: string
  doctype: string
  name: string | undefined
  input: Row
}

/** Fake server behind `fetch`: responds by the contract and records requests. */
export class FakeServer {
  readonly requests: SentRequest[] = []
  /** Requests without a response; a test that ends with any fails. */
  readonly unanswered: string[] = []
  readonly #methods: Record<string, unknown> = {
    'mela.desk.get_count': ({ doctype, filters }: Methods['mela.desk.get_count']['input']) =>
      this.#rows(doctype).filter((row) => passesFilters(row, filters)).length,
  }
  readonly #bodies: Record<string, object> = {}
  readonly #refused: Record<string, Refusal> = {}
  readonly #documents = new Map<string, Row[] | Refusal>()
  #page = ''

  constructor(...responses: readonly Responses[]) {
    this.respondWith(...responses)
  }

  /** Replaces responses for later requests. */
  respondWith(...responses: readonly Responses[]): void {
    for (const { methods, bodies, refused, documents = {}, page = this.#page } of responses) {
      Object.assign(this.#methods, methods)
      Object.assign(this.#bodies, bodies)
      Object.assign(this.#refused, refused)
      for (const [doctype, rows] of Object.entries(documents))
        this.#documents.set(doctype, rows instanceof Refusal ? rows : rows.map((row) => ({ ...row })))
      this.#page = page
    }
  }

  /** The inputs of every request of this name, in their order. */
  inputsOf(name: string): unknown[] {
    return this.requests.filter((request) => request.name === name).map(({ input }) => input)
  }

  /** Replaces a document, as another user would. */
  store<Name extends keyof DocumentTypes>(doctype: Name, document: Partial<DocumentTypes[Name]>): void {
    const others = this.#rows(doctype).filter(({ name }) => name !== document.name)
    this.#documents.set(doctype, [...others, { ...document }])
  }

  readonly fetch = (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, location.origin)
    const input = inputOf(url, init.body)
    if (!url.pathname.startsWith('/api/')) return Promise.resolve(new Response(this.#page))
    const [, api, doctype = '', name] = url.pathname.split('/').slice(1).map(decodeURIComponent)
    const verb = init.method ?? 'GET'
    return Promise.resolve(
      api === 'resource'
        ? this.#resource({ verb, doctype, name, input: isRecord(input) ? input : {} })
        : this.#method(doctype, input),
    )
  }

  #method(name: string, input: unknown): Response {
    this.requests.push({ name, input })
    const body = resultOf(this.#bodies[name], input)
    if (body !== undefined) return responseOf(body, () => body)
    if (!(name in this.#methods)) return this.#refuseUnknown(name)
    return responseOf(resultOf(this.#methods[name], input), (message) => ({ message }))
  }

  #rows(doctype: string): Row[] {
    const rows = this.#documents.get(doctype)
    return Array.isArray(rows) ? rows : []
  }

  #resource({ verb, doctype, name, input }: DocumentRequest): Response {
    this.requests.push({ name: `${verb} ${[doctype, name].filter(Boolean).join('/')}`, input })
    const found = this.#refused[`${verb} ${doctype}`] ?? this.#documents.get(doctype)
    if (found === undefined) return this.#refuseUnknown(`${verb} ${doctype}`)
    if (found instanceof Refusal) return responseOf(found, () => found)
    const result =
      name === undefined ? inList(found, { verb, input }) : inDocument(found, { verb, name, input })
    return responseOf(result, (data) => ({ data }))
  }

  #refuseUnknown(name: string): Response {
    this.unanswered.push(name)
    return Response.json({ exc_type: 'ValidationError', message: `Nothing answers ${name}` }, { status: 417 })
  }
}

/** Responds to every request of this test; one without a response fails it. */
export function serve(...responses: readonly Responses[]): FakeServer {
  const server = new FakeServer(...responses)
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', uploadTo(server))
  onTestFinished(() => {
    const { unanswered } = server
    if (unanswered.length > 0)
      throw new Error(
        `The screen asked what the test does not answer: ${[...new Set(unanswered)].join(', ')}`,
      )
  })
  return server
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isHandler = (response: unknown): response is Handler<unknown, unknown> => typeof response === 'function'

const resultOf = (response: unknown, input: unknown): unknown =>
  isHandler(response) ? response(input) : response

function parsed(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}

function inputOf(url: URL, body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  if (body instanceof FormData) return Object.fromEntries(body)
  return Object.fromEntries([...url.searchParams].map(([name, value]) => [name, parsed(value)]))
}

const responseOf = (result: unknown, wrap: (result: unknown) => unknown): Response =>
  result instanceof Refusal
    ? Response.json(result.body, { status: result.status })
    : Response.json(wrap(result))

/** Whether a row passes the filters by equality and by a list; every row passes the others. */
function passesFilters(row: Row, filters: unknown): boolean {
  const passes = (filter: unknown): boolean => {
    if (!isList(filter)) return true
    const [field, operator, value] = filter
    if (typeof field !== 'string' || !(field in row)) return true
    if (operator === '=') return row[field] === value
    return operator !== 'in' || !isList(value) || value.includes(row[field])
  }
  return !isList(filters) || filters.every(passes)
}

/** Lists rows, or adds one. */
function inList(rows: Row[], { verb, input }: Pick<DocumentRequest, 'verb' | 'input'>): unknown {
  if (verb !== 'POST') return rows.filter((row) => passesFilters(row, input['filters']))
  const made = { name: `NEW-${rows.length + 1}`, ...input }
  rows.push(made)
  return made
}

const noSuchDocument = refusal('Not found', { status: 404, type: 'DoesNotExistError' })

/** Reads, changes or deletes one row. */
function inDocument(rows: Row[], { verb, name, input }: Omit<DocumentRequest, 'doctype'>): unknown {
  const row = rows.find((one) => one['name'] === name)
  if (!row) return noSuchDocument
  if (verb === 'DELETE') rows.splice(rows.indexOf(row), 1)
  return verb === 'PUT' ? Object.assign(row, input) : row
}

/** Fake `XMLHttpRequest` of uploads, which report their progress. */
const uploadTo = (server: FakeServer) =>
  class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload: () => void = () => undefined
    status = 0
    response: unknown = null
    #address = ''

    open(_verb: string, address: string): void {
      this.#address = address
    }

    setRequestHeader(): void {
      // What the headers say is the client's own affair, and tested there.
    }

    send(form: FormData): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      void server.fetch(this.#address, { method: 'POST', body: form }).then(async (answer) => {
        this.status = answer.status
        this.response = await answer.json()
        this.onload()
      })
    }
  }
