import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { possibleClusters } from './cluster-folder.ts'
import { databaseName, databaseUser } from './initialise-cluster.ts'
import { readMark } from './process-mark.ts'
import { commandLine, isAlive } from './process-table.ts'
import type { EmbeddedDatabase } from './start-embedded-database.ts'

function connectionTo(cluster: string): EmbeddedDatabase['connection'] | null {
  const mark = readMark(join(cluster, 'postmaster.pid'))
  if (!mark?.isReady || !isAlive(mark.pid) || !commandLine(mark.pid).includes(cluster)) return null
  return { host: mark.socket, port: mark.port, database: databaseName, user: databaseUser }
}

/** The embedded database that another process of ours runs in this folder; null while nobody does. */
export function runningDatabase(folder: string): EmbeddedDatabase['connection'] | null {
  for (const cluster of possibleClusters(folder)) {
    const connection = connectionTo(cluster)
    if (connection) return connection
  }
  return null
}

/** Whether a database was ever made for this folder. */
export function hasEmbeddedDatabase(folder: string): boolean {
  return possibleClusters(folder).some((cluster) => existsSync(join(cluster, 'PG_VERSION')))
}
