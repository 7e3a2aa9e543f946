import type { DocumentTypes, ExceptionType, Methods } from '#contract'
import type { WireMeta } from '../data/document/doc-meta.ts'

/** A refusal by the server. */
class Refusal {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

interface RefusalDetails {
  status?: number
  type?: ExceptionType
  code?: string
  field?: string
}

/** A refusal that says why. Below 500, so that nothing is asked a second time on its own. */
export function refusal(message: string, details: RefusalDetails = {}): Refusal {
  const { status = 417, type = 'ValidationError', code = '', field = '' } = details
  return new Refusal(status, { exc_type: type, message, code, field })
}

type Handler<Input, Output> = (input: Input) => Output
type Answer<Input, Output> = Output | Refusal | Handler<Input, Output | Refusal>

/** Refuses the first time, and answers from then on: what 'Try again' is for. */
export function failingOnce<Output>(answer: Output): () => Output | Refusal {
  let hasFailed = false
  return () => {
    if (hasFailed) return answer
    hasFailed = true
    return refusal('The server is out of order')
  }
}

type MethodAnswers = {
  readonly [Name in keyof Methods]?: Answer<Methods[Name]['input'], Methods[Name]['output']>
}
type DocumentAnswers = {
  readonly [Name in keyof DocumentTypes]?: readonly Partial<DocumentTypes[Name]>[] | Refusal
}

type Verb = 'POST' | 'PUT' | 'DELETE'

export interface Answers {
  /** The types that the caller may read. */
  types?: Methods['mela.desk.get_types']['output']
  /** Definitions of types; those of their tables among them. */
  metas?: readonly WireMeta[]
  methods?: MethodAnswers
  /** Documents by type: listed, read, changed and deleted as the requests say. */
  documents?: DocumentAnswers
  /** Changes that are refused, for example 'PUT Mela Event'. */
  refused?: Readonly<Partial<Record<`${Verb} ${keyof DocumentTypes}`, Refusal>>>
  /** Comments, tags and files of a document at the time of the request. */
  documentInfo?: () => Partial<DocumentInfo>
  /** Whole bodies of methods that the contract does not describe, for example `login`. */
  bodies?: Readonly<Record<string, object>>
  /** The page of the desk itself, from which an open one takes its token. */
  page?: string
}

/** The part of `getdoc` that the desk reads: who sees a document, and what people added to it. */
interface DocumentInfo {
  may_comment: 0 | 1
  comments: readonly Partial<DocumentTypes['Comment']>[]
  attachments: readonly Partial<DocumentTypes['File']>[]
  shared: readonly Partial<DocumentTypes['DocShare']>[]
  tags: string
  user_info: Readonly<Record<string, { fullname: string }>>
  permissions: Readonly<Record<string, 0 | 1>>
}

/** Document without comments or files, on which the caller may do everything. */
const usualInfo: DocumentInfo = {
  ...{ may_comment: 1, comments: [], attachments: [], shared: [], tags: '', user_info: {} },
  permissions: { read: 1, write: 1, create: 1, delete: 1, submit: 1, cancel: 1, amend: 1, share: 1 },
}

const usualMethods: MethodAnswers = {
  'mela.notifications.get_notifications': { notifications: [], unread_count: 0 },
  'mela.desk.get_people': {},
  'mela.desk.get_transitions': [],
  'mela.desk.get_connections': { connections: [], most: 100 },
  'mela.desk.get_versions': [],
  'mela.saved_views.get_views': [],
  'mela.tags.get_tags': [],
}

type Row = Record<string, unknown>

interface SentRequest {
  /** The wire name of a method, or for example 'PUT Mela Event/EVT-1'. */
  name: string
  input: unknown
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isHandler = (answer: unknown): answer is Handler<unknown, unknown> => typeof answer === 'function'

function parsed(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : text
}

function inputOf(url: URL, body: BodyInit | null | undefined): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  if (body instanceof FormData) return Object.fromEntries(body)
  return Object.fromEntries([...url.searchParams].map(([name, value]) => [name, parsed(value)]))
}

const responseOf = (answer: unknown, wrap: (answer: unknown) => object): Response =>
  answer instanceof Refusal
    ? Response.json(answer.body, { status: answer.status })
    : Response.json(wrap(answer))

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

const noSuchDocument = refusal('Not found', { status: 404, type: 'DoesNotExistError' })

interface DocumentRequest {
  verb: string
  doctype: string
  name: string | undefined
  input: Row
}

/** Lists rows, or adds one. */
function inList(rows: Row[], { verb, input }: Pick<DocumentRequest, 'verb' | 'input'>): unknown {
  if (verb !== 'POST') return rows.filter((row) => passesFilters(row, input['filters']))
  const made = { name: `NEW-${rows.length + 1}`, ...input }
  rows.push(made)
  return made
}

/** Reads, changes or deletes one row. */
function inDocument(rows: Row[], { verb, name, input }: Omit<DocumentRequest, 'doctype'>): unknown {
  const row = rows.find((one) => one['name'] === name)
  if (!row) return noSuchDocument
  if (verb === 'DELETE') rows.splice(rows.indexOf(row), 1)
  return verb === 'PUT' ? Object.assign(row, input) : row
}

/** Stands in for the server at `fetch`: answers by the contract and notes what was asked. */
export class FakeServer {
  readonly requests: SentRequest[] = []
  /** Requests without an answer; a test that ends with any fails. */
  readonly unanswered: string[] = []
  readonly #answers: Answers
  readonly #documents: Map<string, Row[] | Refusal>

  constructor(answers: Answers) {
    this.#answers = answers
    this.#documents = new Map(
      Object.entries(answers.documents ?? {}).map(([type, rows]) => [
        type,
        rows instanceof Refusal ? rows : rows.map((row) => ({ ...row })),
      ]),
    )
  }

  /** The inputs of every request of this name, in their order. */
  sent(name: string): unknown[] {
    return this.requests.filter((request) => request.name === name).map(({ input }) => input)
  }

  /** Puts a document in place of the one of its name, as somebody else would. */
  store<Name extends keyof DocumentTypes>(doctype: Name, document: Partial<DocumentTypes[Name]>): void {
    const others = this.#rows(doctype).filter(({ name }) => name !== document.name)
    this.#documents.set(doctype, [...others, { ...document }])
  }

  readonly fetch = (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, location.origin)
    const input = inputOf(url, init.body)
    if (!url.pathname.startsWith('/api/')) return Promise.resolve(new Response(this.#answers.page ?? ''))
    const [, api, doctype = '', name] = url.pathname.split('/').slice(1).map(decodeURIComponent)
    const verb = init.method ?? 'GET'
    const answer =
      api === 'resource'
        ? this.#resource({ verb, doctype, name, input: isRecord(input) ? input : {} })
        : this.#method(doctype, input)
    return Promise.resolve(answer)
  }

  #method(name: string, input: unknown): Response {
    this.requests.push({ name, input })
    const body = this.#bodyOf(name, input)
    if (body !== undefined) return responseOf(body, () => body)
    const methods: Readonly<Record<string, unknown>> = {
      ...usualMethods,
      'mela.desk.get_types': this.#answers.types ?? [],
      'mela.desk.get_count': ({ doctype, filters }: Methods['mela.desk.get_count']['input']) =>
        this.#rows(doctype).filter((row) => passesFilters(row, filters)).length,
      ...this.#answers.methods,
    }
    if (!(name in methods)) return this.#refuseUnknown(name)
    const answer = methods[name]
    return responseOf(isHandler(answer) ? answer(input) : answer, (message) => ({ message }))
  }

  #bodyOf(name: string, input: unknown): object | undefined {
    const given = this.#answers.bodies?.[name]
    if (given !== undefined) return given
    if (name === 'frappe.desk.form.load.getdoctype' && isRecord(input))
      return this.#metaBody(input['doctype'])
    if (name === 'frappe.desk.form.load.getdoc')
      return { docs: [], docinfo: { ...usualInfo, ...this.#answers.documentInfo?.() } }
    return undefined
  }

  /** The type first, then the types of its tables. */
  #metaBody(doctype: unknown): object | undefined {
    const { metas = [] } = this.#answers
    const meta = metas.find(({ name }) => name === doctype)
    if (!meta) return undefined
    const children = metas.filter(({ name }) => meta.fields.some(({ options }) => options === name))
    return { docs: [meta, ...children.filter((child) => child !== meta)] }
  }

  #rows(doctype: string): Row[] {
    const rows = this.#documents.get(doctype)
    return Array.isArray(rows) ? rows : []
  }

  #resource({ verb, doctype, name, input }: DocumentRequest): Response {
    this.requests.push({ name: `${verb} ${[doctype, name].filter(Boolean).join('/')}`, input })
    const refused = new Map(Object.entries(this.#answers.refused ?? {})).get(`${verb} ${doctype}`)
    const answer = refused ?? this.#documents.get(doctype)
    if (answer === undefined) return this.#refuseUnknown(`${verb} ${doctype}`)
    if (answer instanceof Refusal) return responseOf(answer, () => answer)
    const data =
      name === undefined ? inList(answer, { verb, input }) : inDocument(answer, { verb, name, input })
    return responseOf(data, (data) => ({ data }))
  }

  #refuseUnknown(name: string): Response {
    this.unanswered.push(name)
    return Response.json({ exc_type: 'ValidationError', message: `Nothing answers ${name}` }, { status: 417 })
  }
}

/** Stands in for uploads, which report how far they are and therefore do not go by `fetch`. */
export const uploadTo = (server: FakeServer) =>
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
