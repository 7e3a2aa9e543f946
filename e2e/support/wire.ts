import { expect, request as requests, type APIRequestContext } from '@playwright/test'

type Row = Readonly<Record<string, unknown>>

interface List {
  doctype: string
  fields: readonly string[]
  filters?: readonly (readonly [string, string, string | number])[]
}

const password = 'asha-demo'

export const office = { usr: 'office@asha.example', pwd: password }
export const potter = { usr: 'potter@asha.example', pwd: password }
export const systemManager = { usr: 'system@asha.example', pwd: password }
export const parent = { usr: 'parent@asha.example', pwd: password }
export const weaver = { usr: 'weaver@asha.example', pwd: password }

export async function rowsOf(request: APIRequestContext, list: List): Promise<Row[]> {
  const { doctype, fields, filters = [] } = list
  const response = await request.get(`/api/resource/${encodeURIComponent(doctype)}`, {
    params: { fields: JSON.stringify(fields), filters: JSON.stringify(filters), limit_page_length: 100 },
  })
  expect(response.status(), await response.text()).toBe(200)
  const { data }: { data: Row[] } = await response.json()
  return data
}

export async function nameOf(request: APIRequestContext, doctype: string, title: string): Promise<string> {
  const rows = await rowsOf(request, { doctype, fields: ['name'], filters: [['title', '=', title]] })
  expect(rows, `documents titled ${title}`).toHaveLength(1)
  return String(rows[0]?.['name'])
}

export async function signIn(request: APIRequestContext, person: typeof office): Promise<void> {
  const response = await request.post('/api/method/login', { data: person })
  expect(response.status(), await response.text()).toBe(200)
}

export async function csrfHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const desk = await (await request.get('/desk')).text()
  return { 'x-frappe-csrf-token': /name="csrf-token" content="([^"]+)"/.exec(desk)?.[1] ?? '' }
}

export async function callMethod<Answer = Row>(
  request: APIRequestContext,
  method: string,
  data: object,
): Promise<Answer> {
  const headers = await csrfHeaders(request)
  const response = await request.post(`/api/method/mela.${method}`, { headers, data })
  expect(response.status(), await response.text()).toBe(200)
  const { message }: { message: Answer } = await response.json()
  return message
}

export async function managerAt(baseURL: string | undefined): Promise<APIRequestContext> {
  const request = await requests.newContext({ baseURL: baseURL ?? '' })
  await signIn(request, systemManager)
  return request
}
