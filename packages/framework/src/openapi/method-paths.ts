import { fieldRules, type ResolvedField } from '#framework/doctypes'
import type { Method } from '#framework/modules'
import { argumentSchema, enveloped, type Schema } from './schema.ts'
import {
  type OpenApiResponse,
  type Body,
  type Operation,
  type Parameter,
  type PathItem,
  type Paths,
  fileResponse,
  jsonResponse,
  refused,
  securityOf,
} from './document.ts'

/** The compiler's knowledge of a method: its comment, and the shape of its result (absent: nothing, or a file). */
export interface MethodOutput {
  readonly comment: string
  readonly output?: Schema
  readonly isFile?: boolean
}

export interface NamedMethod {
  readonly name: string
  readonly method: Method
  readonly output: MethodOutput | undefined
}

function isNeeded({ required, spec }: ResolvedField): boolean {
  return required && spec.initial === null
}

function parameterOf(field: ResolvedField): Parameter {
  return { name: field.fieldname, in: 'query', required: isNeeded(field), schema: argumentSchema(field) }
}

function bodyOf({ input }: Method): Body {
  const fields = fieldRules(input)
  const required = fields.filter(isNeeded).map(({ fieldname }) => fieldname)
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.fieldname, argumentSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
  }
  return {
    required: required.length > 0,
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  }
}

function shapeOf({ isBare }: Method, { output }: MethodOutput): Schema {
  if (output === undefined) return { type: 'object' }
  return isBare ? output : enveloped('message', output)
}

function resultOf(method: Method, output: MethodOutput): OpenApiResponse {
  const description = 'What it answers'
  return output.isFile === true
    ? fileResponse(description)
    : jsonResponse(description, shapeOf(method, output))
}

function wordsOf({ aliases }: Method, comment: string): Pick<Operation, 'summary' | 'description'> {
  const names = aliases.map((alias) => `\`${alias}\``).join(', ')
  const description = [comment, names && `Answers as ${names} too.`].filter(Boolean).join('\n\n')
  const [summary = ''] = comment.split(/[.;:]\s/, 1)
  return { ...(summary ? { summary } : {}), ...(description ? { description } : {}) }
}

function operationOf({
  name,
  method,
  output = { comment: '' },
}: NamedMethod): Omit<Operation, 'operationId'> {
  const [, tag = 'mela'] = name.split('.')
  return {
    tags: [tag],
    ...wordsOf(method, output.comment),
    security: securityOf(method.access.kind === 'anyone'),
    responses: { 200: resultOf(method, output), default: refused },
    'x-method': name,
  }
}

export function methodPaths(named: NamedMethod): Paths {
  const { name, method } = named
  const operation = operationOf(named)
  const isByGet = method.reads && method.methods.includes('GET')
  const isByPost = method.methods.includes('POST')
  const item: PathItem = {
    ...(isByGet
      ? {
          get: {
            ...operation,
            operationId: `${name}.get`,
            parameters: fieldRules(method.input).map(parameterOf),
          },
        }
      : {}),
    ...(isByPost ? { post: { ...operation, operationId: name, requestBody: bodyOf(method) } } : {}),
  }
  return { [`/api/method/${name}`]: item }
}
