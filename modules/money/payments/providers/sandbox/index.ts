export { sandboxParts } from './sandbox-parts.ts'
