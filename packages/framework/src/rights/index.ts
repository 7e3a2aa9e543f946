export { rights } from './rights.module.ts'
