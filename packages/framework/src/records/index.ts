export { records } from './records.module.ts'
