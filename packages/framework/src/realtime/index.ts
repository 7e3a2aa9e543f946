export { addRealtime, isRealtimeRequest } from './add-realtime.ts'
export type { RealtimeBounds } from './bounds.ts'
export type { DocUpdate, DocViewers, ListUpdate, Viewer } from './messages.ts'
