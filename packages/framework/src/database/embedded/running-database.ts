import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { possibleClusters } from './cluster-folder.ts'
import { databaseName, databaseUser } from './initialise-cluster.ts'
import { commandLine, isAlive } from './process-table.ts'
import type { EmbeddedDatabase } from './start-embedded-database.ts'

/** Lines of PostgreSQL's own mark: its process, port, the folder of its socket, and how it stands. */
const LINE = { process: 0, port: 3, socket: 4, state: 7 }

function connectionTo(cluster: string): EmbeddedDatabase['connection'] | null {
  const mark = join(cluster, 'postmaster.pid')
  if (!existsSync(mark)) return null
  const lines = readFileSync(mark, 'utf8').split('\n')
  const [pid, port] = [Number(lines[LINE.process]), Number(lines[LINE.port])]
  const isOurs = pid > 1 && isAlive(pid) && commandLine(pid).includes(cluster)
  if (!isOurs || lines[LINE.state]?.trim() !== 'ready') return null
  return { host: lines[LINE.socket] ?? '', port, database: databaseName, user: databaseUser }
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
