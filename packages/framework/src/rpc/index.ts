export { rpc } from './rpc.module.ts'
