import { inspect } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createEngine, type Engine } from '#framework/engine'
import type { Module } from '#framework/modules'
import { createApp } from '#framework/rest'
import type { PaymentSettings } from '#framework/settings'
import { modules as shipped } from '../modules.ts'
import { addAssetRoutes } from './asset-routes.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { prepareDataFolder } from './database/data-folder.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { appRenderer, builds, type FrontEnd } from './folders.ts'
import { releaseMemory } from './release-memory.ts'
import { addHealthRoutes } from './health-routes.ts'
import type { Log } from './log.ts'
import { openDatabase } from './database/open-database.ts'
import { addFeedRoutes } from './pages/feed-routes.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { loadPageRenderer, type PageRenderer } from './pages/page-renderer.ts'
import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { isForThisMachine, type Settings } from './settings.ts'
import { prepareSite } from './prepare-site.ts'
import { addReferenceRoutes } from './reference-routes.ts'
import { addSearchEngineRoutes } from './pages/search-engine-routes.ts'
import { foreignHeaderOf } from '#framework/identity'

export const TIME_ZONE = 'Asia/Kolkata'

export interface RunningServer {
  readonly address: string
  readonly engine: Engine
  readonly seed: Settings['seed']
  /** Stops accepting, finishes requests in flight, then closes the database. Safe to call twice. */
  stop(): Promise<void>
}

function ownOrigin({ host, port }: Settings): string {
  const ownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${ownHost.includes(':') ? `[${ownHost}]` : ownHost}:${port}`
}

function paymentsOf(settings: Settings): PaymentSettings {
  const { razorpay, stripe, sandboxPayments: sandbox } = settings
  return { razorpay, stripe, sandbox, hookOrigin: ownOrigin(settings) }
}

async function engineOf(
  { settings, modules }: { settings: Settings; modules: readonly Module[] },
  { database }: Awaited<ReturnType<typeof openDatabase>>,
  log: Log,
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
      ...{ dataFolder, publicUrl, methodPrefixes, secret, mail, messages, files, isDemo },
      onError: errorLogger(log),
      onDeprecatedUse: (use) => log.warn(`A client uses a name of the last release: ${use}`),
    },
  })
}

async function createServerApp(
  engine: Engine,
  settings: Settings,
  { renderer, frontEnd, log }: Pick<Starting, 'renderer' | 'frontEnd' | 'log'>,
): Promise<FastifyInstance> {
  const { allowedOrigins, trustedProxies } = settings
  const { app, guestResponses } = await createApp({ engine, allowedOrigins, trustedProxies })
  if (engine.settings.isDemo === true) watchDemoRequests(app, log.warn)
  if (settings.logLevel === 'debug') logAccess(app, log)
  releaseMemory(app)
  addHealthRoutes(app, engine.database, settings.metricsToken)
  addReferenceRoutes(app, engine)
  addSearchEngineRoutes(app, { engine, guestResponses })
  addFeedRoutes(app, { engine, guestResponses })
  const isPage = (path: string) => path.endsWith('index.html')
  for (const { folder, prefix } of frontEnd.files) addAssetRoutes(app, { folder, prefix, isHidden: isPage })
  addDeskRoutes(app, engine, frontEnd.desk)
  addPageRoutes(app, { engine, responses: guestResponses, renderer })
  return app
}

function errorLogger(log: Log): Engine['settings']['onError'] {
  return (where, error, request) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : inspect(error)
    log.error(`${where}: ${text}`, request === undefined ? {} : { request })
  }
}

export interface ServerParts {
  readonly modules?: readonly Module[]
  readonly loadRenderer?: () => Promise<PageRenderer>
  readonly frontEnd?: FrontEnd
  readonly listenAt?: Pick<Settings, 'host' | 'port'> | undefined
}

interface Starting {
  readonly settings: Settings
  readonly log: Log
  readonly modules: readonly Module[]
  readonly renderer: PageRenderer
  readonly frontEnd: FrontEnd
  readonly listenAt: ServerParts['listenAt']
}

type Ending = () => Promise<unknown>

async function open(starting: Starting, ends: Ending[]) {
  const { settings, log, modules, listenAt } = starting
  const opened = await openDatabase(settings, TIME_ZONE, log)
  ends.push(() => opened.close())
  const engine = await engineOf({ settings, modules }, opened, log)
  ends.push(() => engine.stop())
  await prepareSite(engine, settings, log.info)
  await engine.start()
  const app = await createServerApp(engine, settings, starting)
  ends.push(() => app.close())
  const { port, host } = listenAt ?? settings
  const address = await app.listen({ port, host })
  return {
    address: listenAt ? ownOrigin(settings) : address,
    engine,
    seed: (await seedOf(engine.database)) ?? settings.seed,
  }
}

/** Starts everything, or throws the reason after stopping what was started. */
export async function startServer(
  settings: Settings,
  log: Log,
  parts: ServerParts = {},
): Promise<RunningServer> {
  const { modules = shipped, frontEnd = builds, listenAt } = parts
  const { loadRenderer = () => loadPageRenderer(appRenderer) } = parts
  const ends: Ending[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    // Loaded first, because without it there are no pages.
    const renderer = await loadRenderer()
    await prepareDataFolder(settings)
    const running = await open({ settings, log, modules, renderer, frontEnd, listenAt }, ends)
    let stopping: Promise<void> | null = null
    return { ...running, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await stop()
    throw explainStartFailure(error, { ...settings, ...listenAt })
  }
}

/** The called method, or the route without parameters: names of documents may be names of people. */
function callOf({ url, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  return /^\/api\/(v1\/)?method\/[\w./-]+$/.test(path) ? path : (routeOptions.url ?? 'a page')
}

/** Logs one line for each response, without caller, document and query. */
function logAccess(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    log.debug(`${request.method} ${callOf(request)}`, { status: reply.statusCode, ms, request: request.id })
    done()
  })
}

/** Initial content of the database; null on its first start. */
async function seedOf({ kysely }: Database): Promise<Settings['seed'] | null> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('mela_setting') is not null as found`.execute(kysely)
  if (rows[0]?.found !== true) return null
  const seeded = await sql<{
    value: string
  }>`select value from mela_setting where key = 'site.seeded'`.execute(kysely)
  const value = seeded.rows[0]?.value
  return value === 'demo' || value === 'empty' ? value : null
}

/**
 * True for a demo that only this machine can reach, where secrets may be readable. A site with real people stays one,
 * whatever the setting says now.
 */
async function isDemoSite(
  database: Database,
  settings: Pick<Settings, 'seed' | 'host' | 'publicUrl' | 'trustedProxies'>,
): Promise<boolean> {
  const seed = (await seedOf(database)) ?? settings.seed
  return seed === 'demo' && isForThisMachine(settings)
}

export function watchDemoRequests(app: FastifyInstance, warn: (line: string) => void): void {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isWarned ? null : foreignHeaderOf(request.raw)
    if (header !== null) {
      isWarned = true
      warn(
        `A request came from elsewhere (its sign: ${header}). Demo sign-ins and sandbox payments are refused to such ` +
          'requests, because everybody knows the demo password. To serve other people through a proxy, start with an ' +
          'empty data folder, MELA_SEED=empty, MELA_PUBLIC_URL and MELA_TRUST_PROXY.',
      )
    }
    done()
  })
}
