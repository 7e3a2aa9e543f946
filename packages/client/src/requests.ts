/** A call of the wire as plain data: the server answers it in-process for the first paint, the browser sends it. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
}

type Primitive = string | number | null
export type Filter<Field extends string = string> = readonly [
  field: Field,
  operator: string,
  value: Primitive | readonly Primitive[],
]

/** A field, with its direction where it is not the ascending one. */
type Order<Field extends string = string> = Field | `${Field} ${'asc' | 'desc'}`

export interface ListOptions<Field extends string = string, Shown extends Field = Field> {
  /** The name alone unless told. */
  fields?: readonly Shown[]
  filters?: readonly Filter<Field>[]
  /** Of these one must hold. */
  orFilters?: readonly Filter<Field>[]
  orderBy?: Order<Field> | readonly Order<Field>[]
  start?: number
  /** Rows of one page; the server's own default is 20. */
  pageLength?: number
}

export function methodRequest(name: string, input: object = {}): WireRequest {
  return { method: 'POST', url: `/api/method/${name}`, body: input }
}

export function methodRead(name: string, input: Readonly<Record<string, string>> = {}): WireRequest {
  const search = new URLSearchParams(input).toString()
  return { method: 'GET', url: `/api/method/${name}${search === '' ? '' : `?${search}`}` }
}

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

export function documentRequest(doctype: string, name: string): WireRequest {
  return { method: 'GET', url: resourcePath(doctype, name) }
}

export function insertRequest(doctype: string, document: object): WireRequest {
  return { method: 'POST', url: resourcePath(doctype), body: document }
}

export function updateRequest(doctype: string, name: string, changes: object): WireRequest {
  return { method: 'PUT', url: resourcePath(doctype, name), body: changes }
}

export function deleteRequest(doctype: string, name: string): WireRequest {
  return { method: 'DELETE', url: resourcePath(doctype, name) }
}

/** The definition of a type and of its child types. */
export function metaRequest(doctype: string): WireRequest {
  const method = '/api/method/frappe.desk.form.load.getdoctype'
  return { method: 'GET', url: `${method}?doctype=${encodeURIComponent(doctype)}` }
}

function resourcePath(doctype: string, name?: string): string {
  const path = `/api/resource/${encodeURIComponent(doctype)}`
  return name === undefined ? path : `${path}/${encodeURIComponent(name)}`
}
