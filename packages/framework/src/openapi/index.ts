export { describeApi } from './describe.ts'
export { operationVerbs, type OpenApi, type Operation, type Parameter, readOpenApi } from './document.ts'
export type { Schema } from './schema.ts'
export type { MethodOutput } from './method-paths.ts'

export { mayUse, narrowApi } from './narrow.ts'
