export { AccessLog } from './access-log.doctype.ts'
export { createReadLogs, type ReadLog } from './read-log.ts'
export { unvisited, visitedBy, visiting } from './reader.ts'
