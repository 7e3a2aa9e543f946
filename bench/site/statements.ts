import type { LightMyRequestResponse } from 'fastify'
import { connect, recordStatementsInto } from '#framework/database'
import { createEngine } from '#framework/engine'
import { createApp } from '#framework/rest'
import type { PaymentSettings } from '#framework/settings'
import { modules } from '../../apps/server/modules.ts'
import { TIME_ZONE } from '../../apps/server/src/start-server.ts'
import type { BenchRequest } from '../measuring/load.ts'
import { capture, type Statement } from './captured-statements.ts'
import { socketFolderOf } from './bench-site.ts'

export interface Counted {
  readonly statements: readonly string[]
  readonly sent: readonly Statement[]
  readonly body: string
  readonly json: LightMyRequestResponse['json']
}

export interface SiteOptions {
  readonly poolSize: number
  readonly payments?: PaymentSettings | undefined
  readonly trustedProxies?: number
}

export async function openSite(dataFolder: string, options: SiteOptions) {
  const { poolSize, payments, trustedProxies = 0 } = options
  const connection = { host: socketFolderOf(dataFolder), port: 5432, database: 'mela', user: 'mela' }
  const database = connect(connection, { timeZone: TIME_ZONE, poolSize })
  const engine = createEngine({
    database,
    modules,
    settings: {
      timeZone: TIME_ZONE,
      dataFolder,
      publicUrl: 'http://127.0.0.1',
      methodPrefixes: [],
      payments,
      onError: (where, error) => console.error(where, error),
    },
  })
  const { app } = await createApp({ engine, allowedOrigins: [], trustedProxies })
  const close = async () => {
    await app.close()
    await engine.stop()
    await database.close()
  }
  return { app, close }
}

/** Asks our server in this process, and returns the statements of the response. The database must be running. */
export async function statementsFor(dataFolder: string, question: BenchRequest): Promise<Counted> {
  const { app, close } = await openSite(dataFolder, { poolSize: 2 })
  const statements: string[] = []
  app.addHook('preHandler', (_request, _reply, done) => recordStatementsInto(statements, done))
  const { method, path, headers = {}, body } = question
  // Statements that a server runs once and caches are not counted.
  await app.inject({ method: 'GET', url: '/api/resource/Mela%20Event?limit=1' })
  statements.length = 0
  const { result: response, statements: sent } = await capture(async () =>
    app.inject({ method, url: path, headers: { ...headers }, ...(body === undefined ? {} : { body }) }),
  )
  await close()
  if (response.statusCode !== 200)
    throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
  return { statements, sent, body: response.body, json: response.json }
}
