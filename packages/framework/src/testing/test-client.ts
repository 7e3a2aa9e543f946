export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly data: unknown
  readonly message: unknown
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly statements: readonly string[]
}

export interface TestClient {
  readonly user: string
  readonly authorization: string | null
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>
  get(path: string, query?: Readonly<Record<string, unknown>>): Promise<TestResponse>
  post(path: string, body?: unknown): Promise<TestResponse>
  put(path: string, body: unknown): Promise<TestResponse>
  delete(path: string): Promise<TestResponse>
}

interface RequestOptions {
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

interface ClientOptions {
  readonly origin: string
  readonly user: string
  readonly authorization: string | null
  readonly statementsOf: (request: string) => readonly string[]
}

let requests = 0

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return isJson && text !== '' ? JSON.parse(text) : text
}

function fieldOf(body: unknown, field: 'data' | 'message'): unknown {
  return typeof body === 'object' && body !== null && field in body
    ? Object.getOwnPropertyDescriptor(body, field)?.value
    : undefined
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function rowsIn(data: unknown): TestResponse['rows'] {
  return Array.isArray(data) ? data.filter(isRow) : []
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

const json = { 'content-type': 'application/json' }

export function testClient({ origin, user, authorization, statementsOf }: ClientOptions): TestClient {
  const request = async (
    method: string,
    path: string,
    { body, headers = {} }: RequestOptions = {},
  ): Promise<TestResponse> => {
    const id = String((requests += 1))
    const own: Record<string, string> = authorization === null ? {} : { authorization }
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'x-test-request': id, ...own, ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const parsed = await bodyOf(response)
    return {
      status: response.status,
      headers: response.headers,
      body: parsed,
      data: fieldOf(parsed, 'data'),
      message: fieldOf(parsed, 'message'),
      rows: rowsIn(fieldOf(parsed, 'data')),
      statements: statementsOf(id),
    }
  }
  const send = (method: string, path: string, body: unknown) =>
    request(method, path, { body: JSON.stringify(body), headers: json })
  return {
    user,
    authorization,
    request,
    get: (path, query = {}) => request('GET', `${path}${queryText(query)}`),
    post: (path, body = {}) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path) => request('DELETE', path),
  }
}

export type Values = Readonly<Record<string, unknown>>

export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}
