export { applySchema, schemaText, type SchemaOutcome, readCurrentSchema } from './apply-schema.ts'
export { planSchema } from './plan-schema.ts'
export type { SchemaChange } from './schema-change.ts'
export type { CurrentSchema } from './table.ts'
