export { AccessLog } from './access-log.doctype.ts'
export { pruneAccessLog } from './prune-access-log.ts'
export { createReadLogs, type ReadLog } from './read-log.ts'
export { unvisited, visitedBy, visitedThrough, visiting } from './reader.ts'
