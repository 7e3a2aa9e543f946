export { applySchema, schemaText, readCurrentSchema } from './apply-schema.ts'
export { UnknownDatabaseError } from './database-catalogue.ts'
export { planSchema } from './plan-schema.ts'
