export { describeApi, type Described } from './describe.ts'
export {
  operationVerbs,
  type OpenApi,
  type Operation,
  type OperationVerb,
  type Parameter,
  readOpenApi,
} from './document.ts'
export type { Schema, Schemas } from './schema.ts'
export type { MethodAnswer } from './method-paths.ts'
export { schemaName } from './schema.ts'
export { mayUse, narrowApi } from './narrow.ts'
