export { createTranslate, inEnglish } from './create-translate.ts'
