import { createGuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import { documentErrors } from '#framework/errors'
import type { Method, Module, Signal, Subscription } from '#framework/modules'
import { administrator, isAdministrator, type Caller } from '#framework/permissions'
import { claimDelivery, pruneSignals } from '#framework/signals'
import { createTaskQueue, task } from '#framework/tasks'
import { docTypeNames } from './doc-type-names.ts'
import type { Engine } from './engine.ts'
import { findMethod, methodNames } from './method-names.ts'
import { createNews } from './news.ts'
import { piecesOfWork } from './pieces-of-work.ts'
import { registryOf } from './registry-of.ts'
import type { EngineSettings } from './settings.ts'

interface EngineOptions {
  readonly database: Database
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
}

const EVERY_NIGHT = '41 3 * * *'

function mayCall({ access }: Method, caller: Caller): boolean {
  if (access.kind === 'anyone' || isAdministrator(caller)) return true
  return access.roles.some((role) => caller.roles.has(role))
}

/** Puts the rooms on the document server. Nothing is asked of the database before `start` or the first request. */
export function createEngine({ database, modules, settings }: EngineOptions): Engine {
  const { timeZone, onError } = settings
  const registry = registryOf(modules)
  const methods = methodNames(modules)
  const cache = createGuestCache()

  const prune = task('signals.prune', () => pruneSignals(database.kysely), EVERY_NIGHT)
  const tasks = createTaskQueue({
    database,
    tasks: [...modules.flatMap((module) => module.tasks), prune],
    timeZone,
    run: (task, payload) => work.write(administrator, (documents) => task.run(payload, documents, settings)),
    onError: (error) => onError('tasks', error),
  })

  const work = piecesOfWork({
    database,
    registry,
    modules,
    tasks,
    timeZone,
    onCommitted: (journal) => news.tell(journal),
  })
  const names = docTypeNames({ registry, modules, ask: (run) => work.read(administrator, run) })

  const react = (subscription: Subscription, signal: Signal) =>
    work.write(administrator, async (documents, _journal, connection) => {
      if (await claimDelivery(connection, signal.id, subscription.key))
        await subscription.run(signal, documents, settings)
    })

  const news = createNews({
    database,
    cache,
    subscriptions: modules.flatMap((module) => module.subscriptions),
    forgetNames: names.forget,
    wakeTasks: tasks.wake,
    react,
    onError,
  })

  const extensions: Engine['extensions'] = (point) =>
    point.readFrom(modules.flatMap((module) => module.extensions))

  return {
    ...{ database, registry, modules, settings, cache, extensions },
    ...{ read: work.read, write: work.write, rehearse: work.rehearse },
    findType: names.find,
    findMethod: (name) => findMethod(methods, settings.methodPrefixes, name),
    async call(method, documents, args) {
      const { caller } = documents
      if (!mayCall(method, caller)) throw documentErrors.notPermitted('call', 'this method')
      return method.call({ documents, caller, registry, extensions }, args)
    },
    async start() {
      await news.start()
      await tasks.start()
    },
    drainSignals: news.drainSignals,
    async stop() {
      await tasks.stop()
      await news.stop()
    },
  }
}
