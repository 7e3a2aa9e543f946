export { catalogues } from './catalogues.ts'
export { translator } from './translator.ts'
export type { Translate } from './translator.ts'
