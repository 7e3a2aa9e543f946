export { connect, type Database, type Tables } from './connect.ts'
export type { ConnectionSettings } from './connect.ts'
export {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
  hasEmbeddedDatabase,
  runningDatabase,
} from './embedded/start-embedded-database.ts'
export { EmbeddedDatabaseError } from './embedded/cluster-folder.ts'
export {
  errorCode,
  isDatabaseAway,
  refusedBy,
  inTransaction,
  onLiveSession,
  type Transaction,
} from './transaction.ts'
export { listen, type NotificationListener, notify } from './notify.ts'
export {
  prepareRepeated,
  prepareRepeatedWrite,
  prepared,
  quoted,
  queryNamed,
  countStatements,
  recordStatementsInto,
} from './statements.ts'
