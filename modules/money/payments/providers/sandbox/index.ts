export { sandboxParts } from './sandbox-parts.ts'
export { sandboxWords } from './words.ts'
