import { createGuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import { createNamingRules } from '#framework/documents'
import type { Module, Place, Surroundings } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { createTaskQueue } from '#framework/tasks'
import { createTranslators, frameworkMessages } from '#framework/messages'
import { methodCaller } from './call-method.ts'
import { docTypeNames } from './doc-type-names.ts'
import type { Engine } from './engine.ts'
import { findMethod, methodNames } from './method-names.ts'
import { createNews } from './news.ts'
import { piecesOfWork } from './pieces-of-work.ts'
import { createReactions } from './reactions.ts'
import { createSiteAccess } from './site-access.ts'
import { registryOf } from './registry-of.ts'
import type { EngineSettings } from './settings.ts'
import { upkeep } from './upkeep.ts'

interface EngineOptions {
  readonly database: Database
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
}

/** What stands by itself, before anything is done with it. */
function foundations({ database, modules }: Pick<EngineOptions, 'database' | 'modules'>) {
  const registry = registryOf(modules)
  return {
    registry,
    methods: methodNames(modules),
    cache: createGuestCache(),
    translators: createTranslators([frameworkMessages, ...modules.map(({ messages }) => messages)]),
    siteAccess: createSiteAccess({ database, registry }),
    namingRules: createNamingRules(),
    extensions: extensionsOf(modules),
  }
}

function extensionsOf(modules: readonly Module[]): Engine['extensions'] {
  const added = modules.flatMap((module) => module.extensions)
  return (point) => point.readFrom(added)
}

/** Puts the rooms on the document server. Nothing is asked of the database before `start` or the first request. */
export function createEngine({ database, modules, settings }: EngineOptions): Engine {
  const { timeZone, onError } = settings
  const parts = foundations({ database, modules })
  const { registry, methods, cache, translators, siteAccess, namingRules, extensions } = parts
  const place: Place = { ...settings, extensions }

  const tasks = createTaskQueue({
    database,
    tasks: [...modules.flatMap((module) => module.tasks), ...upkeep(database, registry)],
    timeZone,
    run: (task, payload) => task.run(payload, work.writeForItself, place),
    onGivenUp: (task) => reactions.onGivenUp(task),
    onError: (error) => onError('tasks', error),
  })

  const work = piecesOfWork({
    database,
    registry,
    modules,
    tasks,
    timeZone,
    namingRules,
    clock: settings.clock,
    ...{ siteAccess: siteAccess.current, changesHeard: cache.changesOf },
    onCommitted: (journal) => news.tell(journal),
  })
  const names = docTypeNames({ registry, modules, ask: (run) => work.read(administrator, run) })

  const reactions = createReactions({ database, registry, modules, work, place })

  const news = createNews({
    database,
    cache,
    forgetNames: names.forget,
    siteAccess,
    namingRules,
    wakeTasks: tasks.wake,
    onError,
    ...reactions,
  })

  const now = settings.clock ?? (() => new Date())
  const site: Surroundings = { database, settings, translators, now, read: work.read, write: work.write }

  return {
    ...{ database, registry, modules, settings, cache, translators, extensions, now },
    ...{ read: work.read, unframed: work.unframed, write: work.write, rehearse: work.rehearse },
    ...{ siteAccess: siteAccess.current, findType: names.find, watch: news.watch },
    later: (task, payload) => tasks.add(database.kysely, task, payload).then(() => tasks.wake([task])),
    findMethod: (name) => findMethod(methods, settings.methodPrefixes, name),
    call: methodCaller({
      ...{ methods, translators },
      standing: { registry, extensions, site, findType: names.find },
    }),
    async start() {
      await news.start()
      await tasks.start()
    },
    ...{ drainSignals: news.drainSignals, runTask: tasks.run },
    async stop() {
      await tasks.stop()
      await news.stop()
      await work.close()
    },
  }
}
