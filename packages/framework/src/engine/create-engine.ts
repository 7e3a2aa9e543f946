import { createGuestCache } from '#framework/cache'
import type { Database } from '#framework/database'
import { createRegistry } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { Method, Module, Signal, Subscription } from '#framework/modules'
import { administrator, isAdministrator } from '#framework/permissions'
import { claimDelivery, createAnnouncer, createDispatcher, deliverSignals } from '#framework/signals'
import { createTaskQueue } from '#framework/tasks'
import { docTypeNames } from './doc-type-names.ts'
import type { Engine } from './engine.ts'
import { findMethod, methodNames } from './method-names.ts'
import { piecesOfWork } from './pieces-of-work.ts'
import type { EngineSettings } from './settings.ts'

interface EngineOptions {
  readonly database: Database
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
}

function mayCall(method: Method, roles: ReadonlySet<string>): boolean {
  const { access } = method
  return access.kind === 'anyone' || access.roles.some((role) => roles.has(role))
}

/** Puts the rooms on the document server. Nothing is asked of the database before `start` or the first request. */
export function createEngine({ database, modules, settings }: EngineOptions): Engine {
  const { timeZone, onError } = settings
  const registry = createRegistry(modules.flatMap((module) => module.docTypes))
  const methods = methodNames(modules)
  const subscriptions = modules.flatMap((module) => module.subscriptions)
  const cache = createGuestCache()

  const tasks = createTaskQueue({
    database,
    tasks: modules.flatMap((module) => module.tasks),
    timeZone,
    run: (task, payload) => work.write(administrator, (documents) => task.run(payload, documents)),
    onError: (error) => onError('tasks', error),
  })

  const work = piecesOfWork({
    database,
    registry,
    modules,
    tasks,
    timeZone,
    onCommitted: ({ changed, hasSignals }) => {
      if (changed.size === 0 && !hasSignals) return
      cache.invalidate(changed)
      names.forget()
      announcer.announce(changed)
    },
  })

  const names = docTypeNames({ registry, modules, ask: (run) => work.read(administrator, run) })

  const react = (subscription: Subscription, signal: Signal) =>
    work.write(administrator, async (documents, _journal, connection) => {
      if (await claimDelivery(connection, signal.id, subscription.key)) await subscription.run(signal, documents)
    })

  const dispatcher = createDispatcher(
    () => deliverSignals({ database, subscriptions, react, onFailure: (one, _signal, error) => onError(one.key, error) }),
    (error) => onError('signals', error),
  )

  const announcer = createAnnouncer({
    database,
    onChanged: (types) => {
      cache.invalidate(types)
      names.forget()
    },
    onMissed: () => {
      cache.invalidateAll()
      names.forget()
    },
    onSignals: () => {
      dispatcher.wake()
      tasks.wake()
    },
  })

  const extensions: Engine['extensions'] = (point) => point.readFrom(modules.flatMap((module) => module.extensions))

  return {
    database,
    registry,
    modules,
    settings,
    cache,
    read: work.read,
    write: work.write,
    rehearse: work.rehearse,
    findType: names.find,
    findMethod: (name) => findMethod(methods, settings.methodPrefixes, name),
    extensions,
    async call(method, documents, args) {
      const { caller } = documents
      if (!isAdministrator(caller) && !mayCall(method, caller.roles)) throw documentErrors.notPermitted('call', 'this method')
      return method.call({ documents, caller, registry, extensions }, args)
    },
    async start() {
      await announcer.start()
      dispatcher.start()
      await tasks.start()
    },
    drainSignals: dispatcher.drain,
    async stop() {
      await tasks.stop()
      await dispatcher.stop()
      await announcer.stop()
    },
  }
}
