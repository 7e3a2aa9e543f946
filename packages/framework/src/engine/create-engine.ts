import { createGuestCache } from '#framework/response-cache'
import type { Database } from '#framework/database'
import { createContextFactory, type ContextFactory, type Site } from '#framework/context'
import { createNamingRules, type Documents } from '#framework/documents'
import type { Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { createTaskQueue, task, taskInSteps, type Task, type GivenUp } from '#framework/tasks'
import { createTranslators, frameworkMessages } from '#framework/messages'
import { methodCaller, findMethod, methodNames, deprecationNotes } from './call-method.ts'
import { type DocType, type Registry, createRegistry, type TypeModule } from '#framework/doctypes'
import type { Engine, EngineSettings } from './engine.ts'
import { createChangePropagation } from './change-propagation.ts'
import { createUnitsOfWork } from './units-of-work.ts'
import {
  claimDelivery,
  documentEvents,
  type DeadDelivery,
  type EventHandler,
  type EventNames,
  pruneEvents,
  type StoredEvent,
} from '#framework/events'
import { recordDeadDelivery, recordDeadTask, EventDelivery, TaskLog } from '#framework/dead-letters'
import { addressEvents, Webhook } from '#framework/webhooks'
import { createSiteAccess } from './site-access.ts'
import { pruneAccessLog } from '#framework/audit-log'
import { pruneLimits } from '#framework/rate-limit'
import { pruneKeys } from '#framework/idempotency'

const EVERY_NIGHT = '41 3 * * *'

function upkeep(database: Database, registry: Registry): readonly Task[] {
  const { kysely } = database
  return [
    task('events.prune', () => pruneEvents(kysely), EVERY_NIGHT),
    task('limits.prune', () => pruneLimits(kysely), EVERY_NIGHT),
    task('idempotency.prune', () => pruneKeys(kysely), EVERY_NIGHT),
    taskInSteps('access_log.prune', () => pruneAccessLog(database, registry), EVERY_NIGHT),
  ]
}

const typeModule = ({ name, deskSection, systemTypes }: Module, type: DocType): TypeModule => ({
  moduleName: name,
  deskSection: systemTypes.includes(type) ? 'system' : deskSection,
})

export function registryOf(modules: readonly Module[]): Registry {
  const owned = modules.flatMap((module) =>
    module.docTypes.map((type) => [type, typeModule(module, type)] as const),
  )
  const types = owned.map(([type]) => type)
  return createRegistry(types, new Map(owned))
}

interface EngineOptions {
  readonly database: Database
  readonly modules: readonly Module[]
  readonly settings: EngineSettings
}

function foundations({ database, modules, settings }: EngineOptions) {
  const registry = registryOf(modules)
  return {
    registry,
    methods: methodNames(modules),
    cache: createGuestCache(),
    translators: createTranslators([frameworkMessages, ...modules.map(({ messages }) => messages)]),
    siteAccess: createSiteAccess({ database, registry }),
    namingRules: createNamingRules(),
    noteDeprecatedUse: deprecationNotes(settings),
    extensions: extensionsOf(modules),
  }
}

function extensionsOf(modules: readonly Module[]): Engine['extensions'] {
  const added = modules.flatMap((module) => module.extensions)
  return (point) => point.readFrom(added)
}

/** Creates the document server from its modules. No statement runs before `start` or the first request. */
export function createEngine({ database, modules, settings }: EngineOptions): Engine {
  const { timeZone, onError } = settings
  const parts = foundations({ database, modules, settings })
  const { registry, methods, cache, translators, siteAccess, namingRules, extensions } = parts

  const tasks = createTaskQueue({
    database,
    tasks: [...modules.flatMap((module) => module.tasks), ...upkeep(database, registry)],
    timeZone,
    run: (task, payload) => work.forTask(task)((documents) => task.run(payload, contextFor(documents))),
    onGivenUp: (task) => reactions.onGivenUp(task),
    onError: (error) => onError('tasks', error),
  })

  const work = createUnitsOfWork({
    database,
    registry,
    modules,
    tasks,
    timeZone,
    namingRules,
    clock: settings.clock,
    ...{ siteAccess: siteAccess.current, changeGeneration: cache.changesOf },
    contextFor: (documents, call) => contextFor(documents, call),
    onCommitted: (changeSet) => changes.publish(changeSet),
  })
  const names = docTypeNames({ registry, modules, ask: (run) => work.read(administrator, run) })

  const now = settings.clock ?? (() => new Date())
  const site: Site = { database, settings, translators, now, read: work.read, write: work.write }
  const contextFor = createContextFactory(site, extensions)

  const reactions = createReactions({ database, registry, modules, work, contextFor })

  const changes = createChangePropagation({
    database,
    cache,
    clearNames: names.forget,
    siteAccess,
    namingRules,
    notifyWorkers: tasks.wake,
    onError,
    ...reactions,
  })

  return {
    ...{ database, registry, modules, settings, cache, translators, extensions, contextFor, now },
    ...runners(work),
    ...{ siteAccess: siteAccess.current, findType: names.find, watch: changes.watch },
    enqueue: (task, payload) => tasks.add(database.kysely, task, payload).then(() => tasks.wake([task])),
    findMethod: (name) => findMethod(methods, settings.methodPrefixes, name),
    call: methodCaller({ methods, registry, contextFor, findType: names.find }),
    async start() {
      await changes.start()
      await tasks.start()
    },
    ...{ drainEvents: changes.drainEvents, runTask: tasks.run },
    noteDeprecatedUse: parts.noteDeprecatedUse,
    async stop() {
      await tasks.stop()
      await changes.stop()
      await work.close()
    },
  }
}

function runners({ read, write, dryRun, withoutTransaction }: ReturnType<typeof createUnitsOfWork>) {
  return { read, write, dryRun, withoutTransaction }
}

type Aliases = Readonly<Record<string, string>>

interface NameOptions {
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly ask: <T>(run: (documents: Documents) => Promise<T>) => Promise<T>
}

function docTypeNames({ registry, modules, ask }: NameOptions) {
  let aliases: Promise<Aliases> | null = null

  const readAliases = (): Promise<Aliases> =>
    ask(async (documents) => {
      const all = await Promise.all(modules.map((module) => module.docTypeAliases(documents)))
      return Object.fromEntries(all.flatMap((aliases) => Object.entries(aliases)))
    })

  return {
    async find(name: string): Promise<DocType | undefined> {
      const own = registry.find(name) ?? registry.renamedTypes.get(name)
      if (own) return own
      const asked = (aliases ??= readAliases())
      // The next caller repeats a failed read.
      asked.catch(() => {
        if (aliases === asked) aliases = null
      })
      const alias = (await asked)[name]
      return alias === undefined ? undefined : registry.find(alias)
    },
    forget() {
      aliases = null
    },
  }
}

interface ReactionOptions {
  readonly database: Database
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly contextFor: ContextFactory
  readonly work: Pick<ReturnType<typeof createUnitsOfWork>, 'writeForItself'>
}

function createReactions({ database, registry, modules, contextFor, work }: ReactionOptions) {
  const asSystem = (run: (documents: Documents) => Promise<void>) => work.writeForItself(run)
  return {
    ...createDeadLetterHandlers(registry, asSystem),
    handlers: modules.flatMap((module) => module.eventHandlers),
    deliveryTables: [
      'mela_event_delivery',
      ...(registry.find(EventDelivery.name) ? [EventDelivery.name] : []),
    ],
    beforeDelivery: webhookRound({ database, registry, events: renamedEvents(modules) }, asSystem),
    handle: (handler: EventHandler, event: StoredEvent) =>
      work.writeForItself(async (documents, _journal, connection) => {
        if (await claimDelivery(connection, event, handler)) await handler.run(event, contextFor(documents))
      }),
  }
}

/** Prepares each round of deliveries on a site with webhooks; does nothing on others. */
function webhookRound(
  { registry, ...addressing }: { database: Database; registry: Registry; events: readonly EventNames[] },
  write: Write,
): () => Promise<void> {
  if (registry.find(Webhook.name) !== Webhook) return async () => undefined
  return () => addressEvents(addressing, write)
}

/** Returns the events that answer to a former name. */
function renamedEvents(modules: readonly Module[]): readonly EventNames[] {
  const handled = modules.flatMap((module) => module.eventHandlers.map(({ event }) => event))
  const known = [...Object.values(documentEvents), ...handled, ...modules.flatMap((one) => one.renamedEvents)]
  return [...new Set(known)].filter(({ renamedFrom }) => renamedFrom !== null)
}

type Write = (run: (documents: Documents) => Promise<void>) => Promise<void>

function createDeadLetterHandlers(registry: Registry, write: Write) {
  const hasType = (type: DocType) => registry.find(type.name) === type
  return {
    async onDead(delivery: DeadDelivery): Promise<void> {
      if (hasType(EventDelivery)) await write((documents) => recordDeadDelivery(documents, delivery))
    },
    async onGivenUp(task: GivenUp): Promise<void> {
      if (hasType(TaskLog)) await write((documents) => recordDeadTask(documents, task))
    },
  }
}
