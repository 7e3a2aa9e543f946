export { AccessLog } from './access-log.doctype.ts'
export { pruneAccessLog } from './prune-access-log.ts'
export { createReadLogs, type ReadLog, unvisited, visitedBy, visitedThrough, visiting } from './read-log.ts'
