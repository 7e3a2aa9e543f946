import type { TestResponse, TestClient } from '#framework/testing'

type Values = Readonly<Record<string, unknown>>

export function resource(type: string, name = ''): string {
  return `/api/resource/${encodeURIComponent(type)}${name && `/${encodeURIComponent(name)}`}`
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valuesOf({ data, message }: TestResponse): Values {
  const response = data ?? message
  return isValues(response) ? response : {}
}

export function bodyOf({ body }: TestResponse): Values {
  return isValues(body) ? body : {}
}

export function rowsOf({ data, message }: TestResponse): readonly Values[] {
  const response = data ?? message
  return Array.isArray(response) ? response.filter(isValues) : []
}

export function namesOf(response: TestResponse): readonly string[] {
  return rowsOf(response).map(({ name }) => String(name))
}

export async function made(client: TestClient, type: string, values: Values): Promise<string> {
  const response = await client.post(resource(type), values)
  if (response.status !== 200) throw new Error(`${type} was not made: ${JSON.stringify(response.body)}`)
  return String(valuesOf(response)['name'])
}

export function serverMessages(response: TestResponse): readonly Values[] {
  const written = bodyOf(response)['_server_messages']
  const messages: unknown = typeof written === 'string' ? JSON.parse(written) : []
  return Array.isArray(messages)
    ? messages.map((one): unknown => JSON.parse(String(one))).filter(isValues)
    : []
}

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
export const jsonHeaders = { 'content-type': 'application/json' }

export function formBody(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString()
}
