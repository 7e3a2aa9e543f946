import type { TestResponse, TestClient } from '#framework/testing'

type Values = Readonly<Record<string, unknown>>

export function resource(type: string, name = ''): string {
  return `/api/resource/${encodeURIComponent(type)}${name && `/${encodeURIComponent(name)}`}`
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function valuesOf({ data, message }: TestResponse): Values {
  const answer = data ?? message
  return isValues(answer) ? answer : {}
}

export function bodyOf({ body }: TestResponse): Values {
  return isValues(body) ? body : {}
}

export function rowsOf({ data, message }: TestResponse): readonly Values[] {
  const answer = data ?? message
  return Array.isArray(answer) ? answer.filter(isValues) : []
}

export function namesOf(answer: TestResponse): readonly string[] {
  return rowsOf(answer).map(({ name }) => String(name))
}

export async function made(client: TestClient, type: string, values: Values): Promise<string> {
  const answer = await client.post(resource(type), values)
  if (answer.status !== 200) throw new Error(`${type} was not made: ${JSON.stringify(answer.body)}`)
  return String(valuesOf(answer)['name'])
}

export function serverMessages(answer: TestResponse): readonly Values[] {
  const written = bodyOf(answer)['_server_messages']
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
