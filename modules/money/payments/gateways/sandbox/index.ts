export { sandboxDefinition } from './sandbox-definition.ts'
