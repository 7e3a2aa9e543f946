export { catalogues, translator } from './translator.ts'
