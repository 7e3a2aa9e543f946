import { createGuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import { createNamingRules } from '#framework/documents'
import type { Module, Surroundings } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { createTaskQueue } from '#framework/tasks'
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

/** Puts the rooms on the document server. Nothing is asked of the database before `start` or the first request. */
export function createEngine({ database, modules, settings }: EngineOptions): Engine {
  const { timeZone, onError } = settings
  const registry = registryOf(modules)
  const methods = methodNames(modules)
  const cache = createGuestCache()
  const siteAccess = createSiteAccess({ database, registry })
  const namingRules = createNamingRules()

  const tasks = createTaskQueue({
    database,
    tasks: [...modules.flatMap((module) => module.tasks), ...upkeep(database)],
    timeZone,
    run: (task, payload) => task.run(payload, work.writeForItself, settings),
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
    siteAccess: siteAccess.current,
    onCommitted: (journal) => news.tell(journal),
  })
  const names = docTypeNames({ registry, modules, ask: (run) => work.read(administrator, run) })

  const added = modules.flatMap((module) => module.extensions)
  const extensions: Engine['extensions'] = (point) => point.readFrom(added)
  const reactions = createReactions({ database, registry, modules, work, place: { ...settings, extensions } })

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
  const site: Surroundings = { database, settings, now, read: work.read, write: work.write }

  return {
    ...{ database, registry, modules, settings, cache, extensions, now },
    ...{ read: work.read, unframed: work.unframed, write: work.write, rehearse: work.rehearse },
    ...{ siteAccess: siteAccess.current, findType: names.find, watch: news.watch },
    findMethod: (name) => findMethod(methods, settings.methodPrefixes, name),
    call: methodCaller(methods, { registry, extensions, site, findType: names.find }),
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
