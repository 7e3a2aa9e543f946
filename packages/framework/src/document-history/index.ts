export { records } from './document-history.module.ts'
