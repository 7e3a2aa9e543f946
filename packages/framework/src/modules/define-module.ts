import type { Context } from '#framework/context'
import type { DocType, DeskSection } from '#framework/doctypes'
import type { Documents, Hooks } from '#framework/documents'
import type { EventHandler, EventNames } from '#framework/events'
import type { Task, TaskPayload } from '#framework/tasks'
import type { Catalogues } from '#framework/messages'
import type { Method } from './method.ts'

/** What a module's demo works with: the context of the system, and where its pictures are. */
export interface DemoContext extends Context {
  /** Day of the demo's first start; every date is relative to it. */
  readonly today: string
  /** The address of a drawn picture by its name, like 'gallery/kite-morning-03'. */
  picture(name: string): string
}

/** A room of the house: everything that it adds to the server. */
export interface Module {
  /** The noun; it stands in the wire names of the methods. */
  readonly name: string
  readonly docTypes: readonly DocType[]
  /** Where the desk's menu shows its types; with the organisation's own things unless the room says otherwise. */
  readonly deskSection: DeskSection
  /** Those of its types that people seldom look at: the desk shows them with the system's. */
  readonly systemTypes: readonly DocType[]
  /** By exported name: `{ getPageContent }` answers as `mela.website.get_page_content`. */
  readonly methods: Readonly<Record<string, Method>>
  readonly hooks: readonly Hooks[]
  readonly eventHandlers: readonly EventHandler[]
  /** Its events with an earlier name that no handler names: webhooks may ask for them by it. */
  readonly renamedEvents: readonly EventNames[]
  readonly tasks: readonly Task[]
  readonly extensions: readonly Extension[]
  /** Its ways in beside the dialect's. */
  readonly rawRoutes: readonly RawRoute[]
  /** The texts of its types and errors in every language. */
  readonly messages: Catalogues
  /** Types that describe data of others, of which no document is stored: their texts are in its catalogues too. */
  readonly shapes: readonly DocType[]
  /** Other names under which document types answer in /api/resource, as the site's settings say. */
  readonly docTypeAliases: (documents: Documents) => Promise<Readonly<Record<string, string>>>
  /** Its share of the demo organisation; run once, in the order of the list of modules. */
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

/** One thing that a room adds to another. */
export interface Extension {
  readonly point: string
}

/** A place where other rooms may add to a room without being imported by it. */
export interface ExtensionPoint<T> {
  readonly name: string
  /** `extensions: [pageSectionSource.add({ … })]` in defineModule. */
  add(value: T): Extension
  /** What was added here, out of all that the modules added. */
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

/** A request as it came: its body is the very bytes that were sent, and nothing is known of who asks. */
export interface RawRequest {
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** A guest's, without a transaction; `ctx.origin` tells the network address. */
  readonly ctx: Context
  /** Work for later, by a statement of its own. */
  later(task: string, payload: TaskPayload): Promise<void>
}

export interface RawResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/**
 * A way in that is not the dialect's: for services that speak their own language, and pages that are not the app's. No
 * cookie is read and no session is known, so nothing here can be done in somebody's name.
 */
export interface RawRoute {
  /** Like '/hooks/razorpay' or '/sandbox/pay/:order'; never below /api. */
  readonly path: string
  readonly methods: readonly ('GET' | 'POST')[]
  /** Bytes of the largest body. */
  readonly bodyLimit: number
  /** Requests from one network in a minute; 600 unless told. */
  readonly mostInAMinute?: number
  run(request: RawRequest): Promise<RawResponse>
}
