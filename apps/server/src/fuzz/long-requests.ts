import type { Schema } from '#framework/openapi'
import { operationOf, targetsIn, type HostileRequest } from './hostile-requests.ts'
import { JSON_TYPE } from './hostile-bodies.ts'
import { queryText } from './hostile-values.ts'
import { resolved, type Known } from './valid-values.ts'

/** Characters that fit into the head of a request, and into its body. */
const LONG_HEAD = 12_000
const LONG_BODY = 60_000

/** Characters at each of which a careless regular expression backtracks when the last one does not match. */
const units = [' ', '\t', '0', '-', '/', '<', '(', '.', ',', ';', '@', 'a', 'a ', '&', '["', 'a=', '::', '?']

const long = (unit: string, length: number): string =>
  `a${unit.repeat(Math.floor(length / unit.length))}\u0001`

const question = (text: string): readonly Readonly<Record<string, unknown>>[] => [
  { order_by: text.slice(0, -1) },
  { group_by: text },
  { fields: [text] },
  { fields: text },
  { filters: [['idx', '=', text.slice(1)]] },
  { filters: [[text, text, text]] },
  { filters: { creation: ['between', [text, text]], modified: ['Timespan', text] } },
  { or_filters: text },
  { limit_page_length: text.slice(1), limit_start: text.slice(1) },
  { _lang: text, cmd: text, run_method: text },
]

const headers = [
  'accept-language',
  'cookie',
  'authorization',
  'if-none-match',
  'if-modified-since',
  'range',
  'accept',
  'accept-encoding',
  'user-agent',
  'origin',
  'x-device-type',
  'x-receipt-token',
  'x-forwarded-for',
  'x-frappe-csrf-token',
]

const LIST = '/api/resource/Gallery'
const CALL = '/api/method/frappe.client.get_list'
const asked = { operation: `GET ${LIST}`, method: 'GET', url: LIST, headers: {}, payload: null }

function questionsOf(unit: string): readonly HostileRequest[] {
  const inQuery = question(long(unit, LONG_HEAD)).map((one) => ({
    ...asked,
    url: `${LIST}${queryText(one)}`,
  }))
  const inBody = question(long(unit, LONG_BODY)).map((one) => ({
    ...{ operation: `POST ${CALL}`, method: 'POST', url: CALL },
    headers: { 'content-type': JSON_TYPE },
    payload: JSON.stringify({ doctype: 'Gallery', ...one }),
  }))
  return [...inQuery, ...inBody]
}

function headersOf(unit: string): readonly HostileRequest[] {
  return headers.map((name) => ({ ...asked, headers: { [name]: `en${unit.repeat(LONG_HEAD)}x` } }))
}

function wideForm(unit: string): HostileRequest {
  const names = Array.from({ length: 80_000 }, (_, at) => `${unit}${at}=1`)
  return {
    ...{ operation: 'POST /api/method/ping', method: 'POST', url: '/api/method/ping' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: names.join('&'),
  }
}

function filled(schema: Schema, text: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, text]))
}

function bodiesOf(known: Known): readonly HostileRequest[] {
  return targetsIn(known).flatMap((target, index): HostileRequest[] => {
    const { schema } = target.operation.requestBody?.content['application/json'] ?? {}
    const text = long(units[index % units.length] ?? ' ', LONG_BODY)
    if (!schema) return []
    return [
      {
        ...{ operation: operationOf(target), method: target.verb },
        url: target.path.replace('{name}', 'seed-0-0'),
        headers: { 'content-type': JSON_TYPE },
        payload: JSON.stringify(filled(resolved(known.document, schema), text)).slice(0, 1_000_000),
      },
    ]
  })
}

export function longRequests(known: Known): readonly HostileRequest[] {
  return [
    ...units.flatMap((unit) => [...questionsOf(unit), ...headersOf(unit)]),
    ...['a', '%20', '__proto__'].map(wideForm),
    ...bodiesOf(known),
  ]
}
