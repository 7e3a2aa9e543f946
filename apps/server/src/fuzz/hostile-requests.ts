import fc from 'fast-check'
import { operationVerbs, type Operation, type Parameter, type Schema } from '#framework/openapi'
import { encodings, JSON_TYPE, uploads, type Payload } from './hostile-bodies.ts'
import { hostileText, hostileValue, encodedBadly, queryText } from './hostile-values.ts'
import { listQuestion } from './list-questions.ts'
import { NEWEST, objectFor, resolved, type Known } from './valid-values.ts'

export interface HostileRequest {
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | null
}

export interface Target {
  readonly verb: string
  readonly path: string
  readonly operation: Operation
}

export function operationOf({ verb, path }: Pick<Target, 'verb' | 'path'>): string {
  return `${verb} ${path}`
}

export function targetsIn({ document }: Known): readonly Target[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationVerbs.flatMap((verb) => {
      const operation = item[verb]
      return operation ? [{ verb: verb.toUpperCase(), path, operation }] : []
    }),
  )
}

const rawParts = fc.constantFrom(
  '%',
  '%00',
  '%C0%AE',
  '%ED%A0%80',
  '%2e%2e%2f',
  '..',
  '%E0%A4%A',
  'a/b/c',
  '%2F',
  '/',
  '%25',
  ';',
  '%5C',
)

function nameIn(known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...known.names, NEWEST, NEWEST).map(encodeURIComponent) },
    { weight: 2, arbitrary: hostileText.map(encodedBadly) },
    { weight: 1, arbitrary: rawParts },
  )
}

function pathFor(known: Known, path: string): fc.Arbitrary<string> {
  const named = path.includes('{name}')
    ? nameIn(known).map((name) => path.replace('{name}', name))
    : fc.constant(path)
  return fc
    .tuple(named, fc.constantFrom('', '', '', '', '', '/', 'v1'))
    .map(([one, how]) => (how === 'v1' ? one.replace('/api/', '/api/v1/') : `${one}${how}`))
}

function fieldsOf(known: Known, operation: Operation): readonly string[] {
  const type = Object.values(known.document.components.schemas).find(
    ({ title }) => title === operation['x-doctype'],
  )
  return Object.keys(type?.properties ?? {})
}

const strayQuery = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      { cmd: hostileText, sid: hostileText, _: hostileText, run_method: hostileText, width: hostileText },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 2 }) },
)

type Values = Readonly<Record<string, unknown>>

function spoilt(sound: fc.Arbitrary<Values>, names: readonly string[]): fc.Arbitrary<Values> {
  const known = names.length > 0 ? fc.constantFrom(...names) : hostileText
  const key = fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: hostileText })
  const others = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.dictionary(key, hostileValue, { maxKeys: 2 }) },
  )
  return fc.tuple(sound, others).map(([values, more]): Values => ({ ...values, ...more }))
}

function asSchema(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function listOf(known: Known, operation: Operation): fc.Arbitrary<Values> {
  const { 'x-doctype': doctype = '', parameters = [] } = operation
  const question = listQuestion(fieldsOf(known, operation))
  if (!parameters.some(({ name }) => name === 'parent')) return question
  const parents = fc.constantFrom('', ...known.parentsOf(doctype))
  return fc.tuple(question, parents).map(([one, parent]) => ({ ...one, parent }))
}

function queryFor(known: Known, { operation, path }: Target): fc.Arbitrary<Values> {
  if (operation.operationId.startsWith('list')) return listOf(known, operation)
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  if (parameters.length === 0 || path.includes('/resource/')) return strayQuery
  const schema = asSchema(parameters)
  return spoilt(objectFor(known, schema, 0), Object.keys(schema.properties ?? {}))
}

function valuesFor(known: Known, operation: Operation): fc.Arbitrary<Values> {
  const schema = resolved(known.document, operation.requestBody?.content['application/json']?.schema ?? {})
  return spoilt(objectFor(known, schema, 0), Object.keys(schema.properties ?? {}))
}

function payloadFor(known: Known, { operation, verb }: Target): fc.Arbitrary<Payload> {
  const nothing = fc.constant<Payload>({ payload: null, type: null })
  if (!operation.requestBody) {
    const stray = fc.constantFrom<Payload>(
      { payload: '', type: JSON_TYPE },
      { payload: '{"filters": "x"}', type: JSON_TYPE },
    )
    return fc.oneof(
      { weight: verb === 'DELETE' ? 3 : 15, arbitrary: nothing },
      { weight: 1, arbitrary: stray },
    )
  }
  const values = valuesFor(known, operation)
  if (!operation.requestBody.content['multipart/form-data']) return encodings(values)
  return fc.oneof({ weight: 3, arbitrary: uploads(values) }, { weight: 1, arbitrary: encodings(values) })
}

const headerText = fc.constantFrom(
  'x',
  'a'.repeat(500),
  "' or 1=1 --",
  '%00',
  'é',
  '{"a":1}',
  'Guest',
  '127.0.0.1',
)

const strayHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        'x-receipt-token': headerText,
        'x-upload-ticket': headerText,
        'x-device-type': headerText,
        'x-forwarded-for': headerText,
        'x-frappe-csrf-token': headerText,
        'x-frappe-site-name': headerText,
        'frappe-authorization-source': headerText,
        'if-none-match': headerText,
        'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'x'),
        accept: fc.constantFrom('text/html', '*/*', 'application/json'),
        cookie: fc.constantFrom(
          'sid=x',
          'sid=Guest',
          'sid=%00',
          'sid=%ED%A0%80',
          'sid="',
          'user_id=Administrator',
          '__proto__=x; constructor=y',
          'lang=%ff',
        ),
        origin: headerText,
      },
      { requiredKeys: [] },
    ),
  },
)

const verbsInstead = fc.oneof(
  { weight: 20, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS') },
)

export function requestsFor(known: Known, target: Target): fc.Arbitrary<HostileRequest> {
  return fc
    .tuple(
      pathFor(known, target.path),
      queryFor(known, target),
      payloadFor(known, target),
      strayHeaders,
      verbsInstead,
    )
    .map(([path, query, { payload, type }, headers, verb]) => ({
      operation: operationOf({ ...target, verb: verb ?? target.verb }),
      method: verb ?? target.verb,
      url: `${path}${queryText(query)}`,
      headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) },
      payload,
    }))
}
