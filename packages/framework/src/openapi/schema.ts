/** As much of JSON Schema as the wire needs. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: string | number | boolean
  readonly default?: string | number
  readonly examples?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxLength?: number
  readonly readOnly?: boolean
  readonly writeOnly?: boolean
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Schemas
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
}

export type Schemas = Readonly<Record<string, Schema>>

export function schemaAt(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

/** `{"data": …}` or `{"message": …}`. */
export function enveloped(key: 'data' | 'message', schema: Schema): Schema {
  return { type: 'object', properties: { [key]: schema }, required: [key] }
}
