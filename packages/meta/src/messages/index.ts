export { createTranslate, inEnglish } from './message.ts'
