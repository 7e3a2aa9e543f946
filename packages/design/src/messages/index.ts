export { compileMessages } from './compile.ts'
export type { CompiledMessages } from './compile.ts'
export type { MessageId } from './en.ts'
export { direction, isLanguage, languages, pseudoLanguage } from './languages.ts'
export type { Language } from './languages.ts'
export {
  loadCatalogue,
  loadDeskCatalogue,
  loadDeskMoneyCatalogue,
  loadFormsCatalogue,
  loadPayCatalogue,
} from './load-catalogue.ts'
export { plural } from './message.ts'
export type { Message, Messages } from './message.ts'
