import type { Context } from '#framework/context'
import type { DocType, DeskSection } from '#framework/doctypes'
import type { Documents, Hooks } from '#framework/documents'
import type { EventHandler, EventNames } from '#framework/events'
import type { Task, TaskPayload } from '#framework/tasks'
import type { Catalogues } from '#framework/messages'
import type { Method } from './method.ts'

export interface DemoContext extends Context {
  /** Day of the demo's first start; all dates are relative to it. */
  readonly today: string
  /** Address of a demo picture by its name, like 'gallery/kite-morning-03'. */
  picture(name: string): string
}

export interface Module {
  readonly name: string
  readonly docTypes: readonly DocType[]
  readonly deskSection: DeskSection
  readonly systemTypes: readonly DocType[]
  /** Methods by exported name: `{ getPageContent }` has the wire name `mela.website.get_page_content`. */
  readonly methods: Readonly<Record<string, Method>>
  readonly hooks: readonly Hooks[]
  readonly eventHandlers: readonly EventHandler[]
  /** Renamed events without a handler here, to which webhooks may subscribe by the earlier name. */
  readonly renamedEvents: readonly EventNames[]
  readonly tasks: readonly Task[]
  readonly extensions: readonly Extension[]
  readonly rawRoutes: readonly RawRoute[]
  readonly messages: Catalogues
  readonly shapes: readonly DocType[]
  readonly docTypeAliases: (documents: Documents) => Promise<Readonly<Record<string, string>>>
  /** Loads the module's part of the demo; run once, in the order of the list of modules. */
  readonly demo: (context: DemoContext) => Promise<void>
}

const nothing = async () => undefined

export function defineModule(definition: Pick<Module, 'name'> & Partial<Module>): Module {
  return {
    docTypes: [],
    deskSection: 'organisation',
    systemTypes: [],
    methods: {},
    hooks: [],
    eventHandlers: [],
    renamedEvents: [],
    tasks: [],
    extensions: [],
    rawRoutes: [],
    messages: { en: {}, hi: {}, ta: {} },
    shapes: [],
    docTypeAliases: async () => ({}),
    demo: nothing,
    ...definition,
  }
}

export interface Extension {
  readonly point: string
}

/** Extension point: other modules add to a module that does not import them. */
export interface ExtensionPoint<T> {
  readonly name: string
  add(value: T): Extension
  readFrom(extensions: readonly Extension[]): readonly T[]
}

export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  const values = new WeakMap<Extension, T>()
  return {
    name,
    add(value) {
      const extension = { point: name }
      values.set(extension, value)
      return extension
    },
    readFrom: (extensions) =>
      extensions.flatMap((extension) => {
        const value = values.get(extension)
        return value === undefined ? [] : [value]
      }),
  }
}

export interface RawRequest {
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** A guest's context without a transaction; `ctx.origin` has the network address. */
  readonly ctx: Context
  enqueue(task: string, payload: TaskPayload): Promise<void>
}

export interface RawResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/**
 * A route outside of the dialect: for webhooks of other services and pages outside of the app. Cookies and sessions are
 * ignored, so it cannot act for a user.
 */
export interface RawRoute {
  /** Like '/hooks/razorpay' or '/sandbox/pay/:order'; not below /api. */
  readonly path: string
  readonly methods: readonly ('GET' | 'POST')[]
  /** Bytes of the largest body. */
  readonly bodyLimit: number
  /** Requests from one network in a minute; 600 by default. */
  readonly mostInAMinute?: number
  run(request: RawRequest): Promise<RawResponse>
}
