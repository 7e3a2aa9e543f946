export { desk } from './desk.module.ts'
