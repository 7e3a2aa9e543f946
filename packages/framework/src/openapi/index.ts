export { describeApi, type Described } from './describe.ts'
export {
  operationVerbs,
  type OpenApi,
  type Operation,
  type OperationVerb,
  type Parameter,
} from './document.ts'
export type { Schema, Schemas } from './schema.ts'
export type { MethodAnswer } from './method-paths.ts'
export { schemaName } from './schema-name.ts'
export { mayUse, narrowApi } from './narrow.ts'
export { readOpenApi } from './read-openapi.ts'
