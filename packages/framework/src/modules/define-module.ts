import type { DocType, Shelf, Registry, Role } from '#framework/doctypes'
import type { Documents, Hooks } from '#framework/documents'
import type { Task, Site, TaskPayload } from '#framework/tasks'
import type { Catalogues, Language } from '#framework/messages'
import type { Surroundings } from './surroundings.ts'
import type { Caller } from '#framework/permissions'
import { acceptInput, type Inputs, type InputValues } from '#framework/inputs'
import type { Translate } from '#meta'

/** From where a call comes, as far as a method may know: for limits, and to tell this device from the others. */
export interface Origin {
  /** The network address; null for calls from inside the process. */
  readonly address: string | null
  /** What the device calls itself, and what its browser does. */
  readonly device: string | null
  readonly userAgent: string | null
  /** Name of the session or of the key by which the caller is known; null for a guest. */
  readonly credential: string | null
  /** The demo's sign-ins and made-up payments are refused: the call came through a proxy that no setting declares. */
  readonly isDemoRefused?: boolean
}

export const insideProcess: Origin = { address: null, device: null, userAgent: null, credential: null }

/** Who may call a method. There is no default. */
export type MethodAccess =
  { readonly kind: 'anyone' } | { readonly kind: 'roles'; readonly roles: readonly Role[] }

/** Guests too: the method itself must give away nothing that a guest may not see. */
export const anyone: MethodAccess = { kind: 'anyone' }

export const signedInUsers: MethodAccess = { kind: 'roles', roles: ['All'] }

export function onlyRoles(...roles: readonly [Role, ...Role[]]): MethodAccess {
  return { kind: 'roles', roles }
}

/** The HTTP verbs by which methods are called. */
export const callVerbs = ['GET', 'POST', 'PUT', 'DELETE'] as const

export type CallVerb = (typeof callVerbs)[number]

/** What a method works with. `documents` acts for the caller, inside one transaction unless the method only reads. */
export interface MethodContext<Input> {
  readonly input: Input
  readonly documents: Documents
  readonly caller: Caller
  readonly registry: Registry
  /** The type of this name, or the one that the site's settings give this name to. */
  findType(name: string): Promise<DocType | undefined>
  readonly origin: Origin
  /** For methods that frame their own work. */
  readonly site: Surroundings
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
  /** Translates messages into the language of whoever asks; into English unless the method `isTranslated`. */
  readonly t: Translate
  /** The language of whoever asks; English unless the method `isTranslated`. */
  readonly language: Language
}

interface MethodDefinition<I extends Inputs, Output> {
  readonly access: MethodAccess
  readonly input: I
  /** Names of the specification that answer too, under any of the site's method prefixes. */
  readonly aliases?: readonly string[]
  /** It changes nothing: no transaction, and a guest's answer is kept in the tagged cache. */
  readonly reads?: boolean
  /**
   * It opens its own transactions, and `documents` has none: for slow work that must hold no connection, and for counts
   * that must stay when the call is refused. Never called by GET.
   */
  readonly managesOwnTransaction?: boolean
  /**
   * It has limits of its own, by what it is about, or it opens nothing without a secret: the door does not count what
   * guests of one address call, for a whole school shares one.
   */
  readonly countsItself?: boolean
  /** The verbs that may call it; all four unless told. */
  readonly methods?: readonly CallVerb[]
  /** Its answer is the whole body, not the `message` in it: for calls of the dialect that answer `docs`. */
  readonly isBare?: boolean
  /** Its answer holds words in the language of whoever asks: a guest's is kept for each language. */
  readonly isTranslated?: boolean
  run(context: MethodContext<InputValues<I>>): Promise<Output>
}

/** A method as the engine calls it: arguments from the wire in, the answer out. */
export interface Method<Output = unknown> {
  readonly access: MethodAccess
  readonly input: Inputs
  readonly aliases: readonly string[]
  readonly reads: boolean
  readonly managesOwnTransaction: boolean
  readonly countsItself: boolean
  readonly methods: readonly CallVerb[]
  readonly isBare: boolean
  readonly isTranslated: boolean
  /** Throws MandatoryError or ValidationError, naming the argument; arguments that it does not know are dropped. */
  call(context: Omit<MethodContext<never>, 'input'>, args: Readonly<Record<string, unknown>>): Promise<Output>
}

/** A call that other programs may make. Its wire name is `mela.<room>.<its_name>`. */
export function method<const I extends Inputs, Output>(
  definition: MethodDefinition<I, Output>,
): Method<Output> {
  const { access, input, aliases = [], reads = false, managesOwnTransaction = false } = definition
  const { countsItself = false, methods = callVerbs, isBare = false, isTranslated = false } = definition
  return {
    access,
    input,
    aliases,
    reads,
    managesOwnTransaction,
    countsItself,
    methods,
    isBare,
    isTranslated,
    call: (context, args) => definition.run({ ...context, input: acceptInput(input, args) }),
  }
}

/** What a room's demo needs beside documents: where its pictures are. */
export interface DemoContext {
  readonly documents: Documents
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
  readonly shelf: Shelf
  /** Those of its types that people seldom look at: the desk shows them with the system's. */
  readonly systemTypes: readonly DocType[]
  /** By exported name: `{ getPageContent }` answers as `mela.website.get_page_content`. */
  readonly methods: Readonly<Record<string, Method>>
  readonly hooks: readonly Hooks[]
  readonly eventHandlers: readonly Subscription[]
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
    shelf: 'organisation',
    systemTypes: [],
    methods: {},
    hooks: [],
    eventHandlers: [],
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

export interface Signal {
  readonly id: string
  readonly name: string
  readonly payload: Readonly<Record<string, string | number | null>>
}

/** Where a reaction runs. */
export interface Place extends Site {
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
}

/** A reaction to what happened. It runs after the commit, in a transaction of its own, once in effect. */
export interface Subscription {
  readonly signal: string
  /** Tells one reaction to a signal from another; it must not change. */
  readonly key: string
  run(signal: Signal, documents: Documents, place: Place): Promise<void>
}

export function on(signal: string, key: string, run: Subscription['run']): Subscription {
  return { signal, key, run }
}

/** A request as it came: its body is the very bytes that were sent, and nothing is known of who asks. */
export interface RawRequest {
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** The network address it comes from. */
  readonly address: string
  /** As in Origin. */
  readonly isDemoRefused?: boolean
  readonly site: Surroundings
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
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
