export { addRealtime, isRealtimeRequest } from './add-realtime.ts'
export { isAllowedOrigin, type OwnOrigins } from './open-sockets.ts'
export type { RealtimeBounds } from './bounds.ts'
export {
  clientEventNames,
  type DocUpdate,
  type DocViewers,
  type ListUpdate,
  type Viewer,
} from './messages.ts'
export { REALTIME_PATH } from './realtime-path.ts'
