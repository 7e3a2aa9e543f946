import type { DocumentTypes } from '#contract'
import type { InputOf, MethodName, OutputOf } from './method-types.ts'

/** A call as plain data: the server answers it in-process for the first paint, the browser sends it. */
export interface WireRequest<Answer = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
  /** Carries the output type of the contract; never set at run time. */
  readonly answer?: () => Answer
}

/** Requests of these verbs read: the server answers them for a page's first paint too. */
type Sent<Verb extends WireRequest['method'], Answer> = WireRequest<Answer> & { method: Verb }

type Primitive = string | number | null
export type Filter<Field extends string = string> = readonly [
  field: Field,
  operator: string,
  value: Primitive | readonly Primitive[],
]

type Order<Field extends string = string> = Field | `${Field} ${'asc' | 'desc'}`

export interface ListOptions<Field extends string = string, Shown extends Field = Field> {
  /** The name alone by default. */
  fields?: readonly Shown[]
  filters?: readonly Filter<Field>[]
  /** Alternatives, of which one must hold. */
  orFilters?: readonly Filter<Field>[]
  orderBy?: Order<Field> | readonly Order<Field>[]
  start?: number
  pageLength?: number
}

type IsTable<Value> = NonNullable<Value> extends readonly object[] ? true : false

export type FieldOf<Doc> = Exclude<
  { [Key in keyof Doc]-?: IsTable<Doc[Key]> extends true ? never : Key }[keyof Doc] & string,
  'doctype'
>

/** Arguments may be left out where a method needs none. */
type Arguments<Name extends MethodName> =
  Record<string, never> extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>]

/** A method of the contract by its wire name, with its input in the body. */
export function methodRequest<Name extends MethodName>(
  name: Name,
  ...[input = {}]: Arguments<Name>
): Sent<'POST', OutputOf<Name>> {
  return { method: 'POST', url: methodPath(name), body: input }
}

/** The same as a GET: a method that reads, with its input in the address. */
export function methodRead<Name extends MethodName>(
  name: Name,
  ...[input = {}]: Arguments<Name>
): Sent<'GET', OutputOf<Name>> {
  const search = new URLSearchParams(wireValues(input)).toString()
  return { method: 'GET', url: methodPath(name) + (search === '' ? '' : `?${search}`) }
}

/** Request of a document type's action; the contract does not type its response. */
export function actionRequest(method: string, document: string): WireRequest {
  return { method: 'POST', url: methodPath(method), body: { name: document } }
}

/**
 * Types a response that the contract leaves open, as that of a web form, whose fields the office sets.
 */
export function shapedAs<Shape extends object>(
  request: Sent<'GET', Record<string, unknown>>,
): Sent<'GET', Shape>
export function shapedAs<Shape extends object>(
  request: WireRequest<Record<string, unknown>>,
): WireRequest<Shape>
export function shapedAs(request: WireRequest): WireRequest {
  return request
}

/** Returns the address of a method that answers with a file. */
export function fileAddress<Name extends MethodName>(name: Name, input: InputOf<Name>): string {
  return methodRead<MethodName>(name, input).url
}

export function listRequest<
  Name extends keyof DocumentTypes,
  const Shown extends FieldOf<DocumentTypes[Name]> = FieldOf<DocumentTypes[Name]> & 'name',
>(
  doctype: Name,
  options?: ListOptions<FieldOf<DocumentTypes[Name]>, Shown>,
): Sent<'GET', Pick<DocumentTypes[Name], Shown>[]>
/** Types that only the site knows: the shape of a row must be said. */
export function listRequest<Doc extends object = never>(
  doctype: [Doc] extends [never] ? never : string,
  options?: Omit<ListOptions, 'fields'> & { fields?: readonly (keyof NoInfer<Doc> & string)[] },
): Sent<'GET', Doc[]>
export function listRequest(doctype: string, options: ListOptions = {}): WireRequest {
  const query = new URLSearchParams()
  if (options.fields) query.set('fields', JSON.stringify(options.fields))
  if (options.filters) query.set('filters', JSON.stringify(options.filters))
  if (options.orFilters) query.set('or_filters', JSON.stringify(options.orFilters))
  if (options.orderBy) query.set('order_by', [options.orderBy].flat().join(', '))
  if (options.start) query.set('limit_start', String(options.start))
  if (options.pageLength) query.set('limit_page_length', String(options.pageLength))
  const search = query.toString()
  return { method: 'GET', url: resourcePath(doctype) + (search === '' ? '' : `?${search}`) }
}

export function documentRequest<Name extends keyof DocumentTypes>(
  doctype: Name,
  name: string,
): Sent<'GET', DocumentTypes[Name]>
/** Types that only the site knows: their shape must be said. */
export function documentRequest<Doc extends object = never>(
  doctype: [Doc] extends [never] ? never : string,
  name: string,
): Sent<'GET', Doc>
export function documentRequest(doctype: string, name: string): WireRequest {
  return { method: 'GET', url: resourcePath(doctype, name) }
}

export function insertRequest(doctype: string, document: object): WireRequest<Record<string, unknown>> {
  return { method: 'POST', url: resourcePath(doctype), body: document }
}

export function updateRequest(
  doctype: string,
  name: string,
  changes: object,
): WireRequest<Record<string, unknown>> {
  return { method: 'PUT', url: resourcePath(doctype, name), body: changes }
}

export function deleteRequest(doctype: string, name: string): WireRequest {
  return { method: 'DELETE', url: resourcePath(doctype, name) }
}

const methodPath = (name: string): string => `/api/method/${name}`

function resourcePath(doctype: string, name?: string): string {
  const path = `/api/resource/${encodeURIComponent(doctype)}`
  return name === undefined ? path : `${path}/${encodeURIComponent(name)}`
}

/** Values as an address carries them: what is not there is left out, lists and objects are JSON. */
function wireValues(input: object): [string, string][] {
  return Object.entries(input).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return []
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
  })
}
