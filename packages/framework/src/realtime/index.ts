export { addRealtime, isRealtimeRequest } from './add-realtime.ts'
export { isAllowedOrigin, type OwnOrigins } from './open-sockets.ts'
export type { RealtimeLimits } from './connection-limits.ts'
export { clientEventNames, REALTIME_PATH } from './messages.ts'
