import type { Verb } from '#framework/doctypes'
import type { RealtimeDescription } from './realtime.ts'
import type { Schema, Schemas } from './schema.ts'
import { readFileSync } from 'node:fs'

export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Paths
  readonly components: Components
  readonly 'x-realtime': RealtimeDescription
}

interface Components {
  readonly schemas: Schemas
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type Paths = Readonly<Record<string, PathItem>>

export const operationVerbs = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const

type OperationVerb = (typeof operationVerbs)[number]

export interface PathItem extends Readonly<Partial<Record<OperationVerb, Operation>>> {
  readonly parameters?: readonly Parameter[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface Body {
  readonly required: boolean
  readonly content: Content
}

export interface OpenApiResponse {
  readonly description: string
  readonly content?: Content
}

export interface Reference {
  readonly $ref: string
}

export type Security = readonly Readonly<Record<string, readonly string[]>>[]

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security: Security
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>
  readonly 'x-doctype'?: string
  readonly 'x-verb'?: Verb
  readonly 'x-method'?: string
}

export function jsonResponse(description: string, schema: Schema): OpenApiResponse {
  return { description, content: { 'application/json': { schema } } }
}

export function fileResponse(description: string): OpenApiResponse {
  return {
    description,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  }
}

export function jsonBody(schema: Schema): Body {
  return { required: true, content: { 'application/json': { schema } } }
}

export const refused: Reference = { $ref: '#/components/responses/Refused' }

const signedIn: Security = [{ token: [] }, { basic: [] }, { session: [] }]

export function securityOf(isOpenToGuests: boolean): Security {
  return isOpenToGuests ? [{}, ...signedIn] : signedIn
}

export function isOpenToGuests({ security }: Operation): boolean {
  return security.some((one) => Object.keys(one).length === 0)
}

function isOpenApi(value: unknown): value is OpenApi {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value
}

export function readOpenApi(file: string): OpenApi {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isOpenApi(read)) throw new Error(`${file} holds no OpenAPI document`)
  return read
}
