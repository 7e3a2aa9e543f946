export { addRealtime, isRealtimeRequest } from './add-realtime.ts'
export type { RealtimeBounds } from './bounds.ts'
export { wishNames, type DocUpdate, type DocViewers, type ListUpdate, type Viewer } from './messages.ts'
export { REALTIME_PATH } from './realtime-path.ts'
