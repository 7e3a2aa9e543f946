import { join } from 'node:path'
import { connect, recordStatementsInto } from '#framework/database'
import { createEngine } from '#framework/engine'
import { createApp } from '#framework/rest'
import { modules } from '../../apps/server/modules.ts'
import { TIME_ZONE } from '../../apps/server/src/start-server.ts'
import type { Question } from '../measuring/load.ts'
import { capture, type Statement } from './captured.ts'

/** Where the embedded database of a data folder listens. */
export const socketFolderOf = (dataFolder: string): string => join(dataFolder, 'postgres', 'run')

export interface Counted {
  readonly statements: readonly string[]
  /** The same with their values, and those that open and close transactions. */
  readonly sent: readonly Statement[]
  readonly body: string
}

async function openSite(dataFolder: string) {
  const connection = { host: socketFolderOf(dataFolder), port: 5432, database: 'mela', user: 'mela' }
  const database = connect(connection, { timeZone: TIME_ZONE, poolSize: 2 })
  const engine = createEngine({
    database,
    modules,
    settings: {
      timeZone: TIME_ZONE,
      dataFolder,
      publicUrl: 'http://127.0.0.1',
      methodPrefixes: [],
      onError: (where, error) => console.error(where, error),
    },
  })
  const { app } = await createApp({ engine, allowedOrigins: [], trustedProxies: 0 })
  return { app, close: () => app.close().then(() => database.close()) }
}

/** Asks our own server, put together inside this process, and tells which statements the answer took. The database must be running. */
export async function statementsFor(dataFolder: string, question: Question): Promise<Counted> {
  const { app, close } = await openSite(dataFolder)
  const statements: string[] = []
  app.addHook('preHandler', (_request, _reply, done) => recordStatementsInto(statements, done))
  const { method, path, headers = {}, body } = question
  // What a server asks once and keeps is not the question's.
  await app.inject({ method: 'GET', url: '/api/resource/Mela%20Event?limit=1' })
  statements.length = 0
  const { result: answer, statements: sent } = await capture(async () =>
    app.inject({ method, url: path, headers: { ...headers }, ...(body === undefined ? {} : { body }) }),
  )
  await close()
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return { statements, sent, body: answer.body }
}
