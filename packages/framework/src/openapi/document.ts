import type { Verb } from '#framework/doctypes'
import type { RealtimeDescription } from './realtime.ts'
import type { Schema, Schemas } from './schema.ts'

/** As much of an OpenAPI 3.1 document as ours has. */
export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Paths
  readonly components: Components
  /** What is said and heard over the socket. */
  readonly 'x-realtime': RealtimeDescription
}

export interface Components {
  readonly schemas: Schemas
  readonly responses: Readonly<Record<string, Answer>>
  readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type Paths = Readonly<Record<string, PathItem>>

/** The verbs under which operations stand in a path. */
export const operationVerbs = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const

export type OperationVerb = (typeof operationVerbs)[number]

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

export type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface Body {
  readonly required: boolean
  readonly content: Content
}

export interface Answer {
  readonly description: string
  readonly content?: Content
}

export interface Reference {
  readonly $ref: string
}

/** One way to be known; of several, one is enough, and `{}` is nobody in particular. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[]

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly security: Security
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Answer | Reference>>
  /** What it is about, so that the document can be narrowed to what a caller may do. */
  readonly 'x-doctype'?: string
  readonly 'x-verb'?: Verb
  readonly 'x-method'?: string
}
