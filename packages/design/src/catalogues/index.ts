export { catalogues, translator, type Translate } from './translator.ts'
