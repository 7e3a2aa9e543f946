import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createEngine, type Engine } from '#framework/engine'
import type { Module } from '#framework/modules'
import { createApp } from '#framework/rest'
import type { PaymentSettings } from '#framework/tasks'
import { modules as shipped } from '../modules.ts'
import { addAssetRoutes } from './asset-routes.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { builds } from './folders.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { addHealthRoutes } from './health-routes.ts'
import { openDatabase } from './open-database.ts'
import { addPageRoutes } from './page-routes.ts'
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts'
import { isDemoSite } from './is-demo-site.ts'
import { prepareSite } from './prepare-site.ts'
import { addReferenceRoutes } from './reference-routes.ts'
import { addSearchEngineRoutes } from './search-engine-routes.ts'
import type { Settings } from './settings.ts'
import { watchDemoRequests } from './watch-demo-requests.ts'

export const TIME_ZONE = 'Asia/Kolkata'

export interface RunningServer {
  readonly address: string
  readonly madePassword: string | null
  /** Stops accepting, finishes what is in flight, then lets the database go. Safe to call twice. */
  stop(): Promise<void>
}

/** Where this machine reaches the server, and people too while nobody has said otherwise. */
function ownOrigin({ host, port }: Settings): string {
  const ownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`
}

/** The sandbox tells of its payments at the server's own address, whatever stands in front of it. */
function paymentsOf(settings: Settings): PaymentSettings {
  const { razorpay, stripe, sandboxPayments: sandbox } = settings
  return { razorpay, stripe, sandbox, hookOrigin: ownOrigin(settings) }
}

async function engineOf(
  { settings, modules }: { settings: Settings; modules: readonly Module[] },
  { database }: Awaited<ReturnType<typeof openDatabase>>,
  onError: (where: string, error: unknown) => void,
): Promise<Engine> {
  const publicUrl = settings.publicUrl ?? ownOrigin(settings)
  const { dataFolder, methodPrefixes, secret, mail, messages, files } = settings
  const isDemo = await isDemoSite(database, settings)
  return createEngine({
    database,
    modules,
    settings: {
      timeZone: TIME_ZONE,
      payments: paymentsOf(settings),
      maps: settings.mapsKey === undefined ? undefined : { key: settings.mapsKey },
      ...{ dataFolder, publicUrl, methodPrefixes, secret, mail, messages, files, isDemo, onError },
    },
  })
}

async function openDoor(
  engine: Engine,
  settings: Settings,
  { renderer, say }: { readonly renderer: PageRenderer; readonly say: (line: string) => void },
): Promise<FastifyInstance> {
  const { allowedOrigins, trustedProxies } = settings
  const { app, answers } = await createApp({ engine, allowedOrigins, trustedProxies })
  if (engine.settings.isDemo === true) watchDemoRequests(app, say)
  giveMemoryBack(app)
  addHealthRoutes(app, engine.database)
  addReferenceRoutes(app, engine)
  addSearchEngineRoutes(app, { engine, answers })
  const isPage = (path: string) => path.endsWith('index.html')
  addAssetRoutes(app, { folder: builds.appClient, prefix: '/', isHidden: isPage })
  addAssetRoutes(app, { folder: builds.desk, prefix: '/desk/', isHidden: isPage })
  addDeskRoutes(app, engine, builds.desk)
  addPageRoutes(app, { engine, answers, renderer })
  return app
}

/** Starts everything in the order in which each part stands on the one before. */
export async function startServer(
  settings: Settings,
  say: (line: string) => void,
  modules: readonly Module[] = shipped,
): Promise<RunningServer> {
  const onError = (where: string, error: unknown) =>
    say(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : inspect(error)}`)
  // Before anything is made: without it there is nothing to show.
  const renderer = await loadPageRenderer(builds.appRenderer)
  const opened = await openDatabase(settings, TIME_ZONE, say)
  const ends = [() => opened.close()]
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const engine = await engineOf({ settings, modules }, opened, onError)
    ends.push(() => engine.stop())
    const { madePassword } = await prepareSite(engine, settings, say)
    await engine.start()
    const app = await openDoor(engine, settings, { renderer, say })
    ends.push(() => app.close())
    const address = await app.listen({ port: settings.port, host: settings.host })
    let stopping: Promise<void> | null = null
    return { address, madePassword, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await stop()
    throw error
  }
}
