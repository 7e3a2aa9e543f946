import type { FastifyInstance } from 'fastify'
import { createEngine, type Engine } from '#framework/engine'
import { createApp } from '#framework/rest'
import { modules } from '../modules.ts'
import { addAssetRoutes } from './asset-routes.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { builds } from './folders.ts'
import { addHealthRoutes } from './health-routes.ts'
import { openDatabase } from './open-database.ts'
import { addPageRoutes } from './page-routes.ts'
import { loadPageRenderer } from './page-renderer.ts'
import { isDemoSite } from './is-demo-site.ts'
import { prepareSite } from './prepare-site.ts'
import { addReferenceRoutes } from './reference-routes.ts'
import type { Settings } from './settings.ts'

export const TIME_ZONE = 'Asia/Kolkata'

export interface RunningServer {
  readonly address: string
  readonly madePassword: string | null
  /** Stops accepting, finishes what is in flight, then lets the database go. Safe to call twice. */
  stop(): Promise<void>
}

async function engineOf(
  settings: Settings,
  { database }: Awaited<ReturnType<typeof openDatabase>>,
  onError: (where: string, error: unknown) => void,
): Promise<Engine> {
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
  const { dataFolder, methodPrefixes, secret, mail, messages, files } = settings
  const isDemo = await isDemoSite(database, settings)
  return createEngine({
    database,
    modules,
    settings: {
      timeZone: TIME_ZONE,
      ...{ dataFolder, publicUrl, methodPrefixes, secret, mail, messages, files, isDemo, onError },
    },
  })
}

async function openDoor(engine: Engine, settings: Settings): Promise<FastifyInstance> {
  const { allowedOrigins, trustedProxies } = settings
  const { app, answers } = await createApp({ engine, allowedOrigins, trustedProxies })
  addHealthRoutes(app, engine.database)
  addReferenceRoutes(app, engine)
  const isPage = (path: string) => path.endsWith('index.html')
  addAssetRoutes(app, { folder: builds.appClient, prefix: '/', isHidden: isPage })
  addAssetRoutes(app, { folder: builds.desk, prefix: '/desk/', isHidden: isPage })
  addDeskRoutes(app, engine, builds.desk)
  addPageRoutes(app, { engine, answers, renderer: await loadPageRenderer(builds.appRenderer) })
  return app
}

/** Starts everything in the order in which each part stands on the one before. */
export async function startServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const onError = (where: string, error: unknown) =>
    say(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  const opened = await openDatabase(settings, TIME_ZONE, say)
  try {
    const engine = await engineOf(settings, opened, onError)
    const { madePassword } = await prepareSite(engine, settings, say)
    await engine.start()
    const app = await openDoor(engine, settings)
    const address = await app.listen({ port: settings.port, host: settings.host })
    let stopping: Promise<void> | null = null
    const stop = async () => {
      await app.close()
      await engine.stop()
      await opened.close()
    }
    return { address, madePassword, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await opened.close()
    throw error
  }
}
