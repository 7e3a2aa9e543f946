export { applySchema, schemaText, type SchemaOutcome, readCurrentSchema } from './apply-schema.ts'
export { UnknownDatabaseError } from './database-catalogue.ts'
export { planSchema } from './plan-schema.ts'
export type { SchemaChange, CurrentSchema } from './table.ts'
