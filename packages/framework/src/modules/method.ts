import type { Context } from '#framework/context'
import type { DocType, Registry, Role } from '#framework/doctypes'
import { acceptInput, type Inputs, type InputValues } from '#framework/inputs'

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
export interface MethodContext<Input> extends Context {
  readonly input: Input
  /** The same without what only methods have, to hand on. */
  readonly ctx: Context
  readonly registry: Registry
  /** The type of this name, or the one that the site's settings give this name to. */
  findType(name: string): Promise<DocType | undefined>
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
  call(
    context: Omit<MethodContext<never>, 'input' | 'ctx'>,
    args: Readonly<Record<string, unknown>>,
  ): Promise<Output>
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
    call: (context, args) => definition.run({ ...context, ctx: context, input: acceptInput(input, args) }),
  }
}
