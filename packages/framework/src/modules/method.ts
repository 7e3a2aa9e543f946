import type { Context } from '#framework/context'
import { text, type DocType, type Registry, type Role } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { answerOnce, type KeyErrors } from '#framework/idempotency'
import { acceptInput, type Inputs, type InputValues } from '#framework/method-input'

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

type CallVerb = (typeof callVerbs)[number]

/** What a method works with. `documents` acts for the caller, inside one transaction unless the method only reads. */
export interface MethodContext<Input> extends Context {
  readonly input: Input
  /** The same without what only methods have, to hand on. */
  readonly ctx: Context
  readonly registry: Registry
  /** The type of this name, or the one that the site's settings give this name to. */
  findType(name: string): Promise<DocType | undefined>
  /** For methods of which a part is idempotent. */
  readonly runOnce: RunOnce
}

/**
 * Runs a part of a method once for each key of a caller, in the transaction of `documents`; a repeated call has what the
 * part answered first (JSON). What stands before the part happens at every call.
 */
export type RunOnce = <T>(documents: Documents, part: () => Promise<T>) => Promise<T>

/** How an idempotent method treats its key. */
interface Idempotency {
  /** What its clients know of keys by other codes than the framework's. */
  readonly errors?: KeyErrors
  /** Without a key the call is refused. */
  readonly isKeyRequired?: boolean
  /**
   * The method gives the part that runs once to `runOnce`: where something comes before it at every call (a count of
   * attempts, a check of access), or where the answer is to be told as it stands now.
   */
  readonly isInPart?: boolean
}

interface MethodDefinition<I extends Inputs, Output> {
  readonly access: MethodAccess
  readonly input: I
  /** Names of the specification that answer too, under any of the site's method prefixes. */
  readonly aliases?: readonly string[]
  /** Its wire name in the last release, without `mela.`: it answers by that too, and says that it is deprecated. */
  readonly renamedFrom?: string
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
  /**
   * A call that is repeated with its `idempotency_key` is done once, and answered as the first time; the same key with
   * another input is refused. Decision 60. The input of that name is added.
   */
  readonly idempotent?: true | Idempotency
  /** The verbs that may call it; all four unless told. */
  readonly methods?: readonly CallVerb[]
  /** Its answer is the whole body, not the `message` in it: for calls of the dialect that answer `docs`. */
  readonly isBare?: boolean
  /** Its answer holds words in the language of whoever asks: a guest's is kept for each language. */
  readonly isTranslated?: boolean
  run(context: MethodContext<InputValues<I>>): Promise<Output>
}

/** What the engine gives a method. */
interface MethodCall extends Omit<MethodContext<never>, 'input' | 'ctx' | 'runOnce'> {
  /** The wire name. */
  readonly name: string
}

/** A method as the engine calls it: arguments from the wire in, the answer out. */
export interface Method<Output = unknown> {
  readonly access: MethodAccess
  readonly input: Inputs
  readonly aliases: readonly string[]
  readonly renamedFrom: string | null
  readonly reads: boolean
  readonly managesOwnTransaction: boolean
  readonly countsItself: boolean
  readonly methods: readonly CallVerb[]
  readonly isBare: boolean
  readonly isTranslated: boolean
  /** Throws MandatoryError or ValidationError, naming the argument; arguments that it does not know are dropped. */
  call(context: MethodCall, args: Readonly<Record<string, unknown>>): Promise<Output>
}

/** What is said of a method's key; null where it takes none. Throws where no transaction could keep the key. */
function readIdempotency<I extends Inputs, Output>(
  definition: MethodDefinition<I, Output>,
): Idempotency | null {
  const { idempotent, reads = false, managesOwnTransaction = false } = definition
  if (idempotent === undefined) return null
  const idempotency: Idempotency = idempotent === true ? {} : idempotent
  if (reads || (managesOwnTransaction && idempotency.isInPart !== true))
    throw new Error('An idempotent method works in a transaction, or gives `runOnce` one')
  return idempotency
}

const keyInput = ({ isKeyRequired = false }: Idempotency) => ({
  idempotency_key: text({ required: isKeyRequired }),
})

interface KeyedInput<I extends Inputs> extends Idempotency {
  readonly input: InputValues<I>
  readonly key: string | null
}

/** All of a method once for each key, unless it says itself which part is. A method that takes no key has none. */
function runWithKey<I extends Inputs, Output>(
  { run }: MethodDefinition<I, Output>,
  { name, ...context }: MethodCall,
  { input, key, errors = {}, isInPart = false }: KeyedInput<I>,
): Promise<Output> {
  const call = { method: name, key, input, site: context.site, errors }
  const runOnce: RunOnce = (documents, part) => answerOnce(documents, call, part)
  const runAll = () => run({ ...context, ctx: context, input, runOnce })
  return isInPart ? runAll() : runOnce(context.documents, runAll)
}

/** A call that other programs may make. Its wire name is `mela.<room>.<its_name>`. */
export function method<const I extends Inputs, Output>(
  definition: MethodDefinition<I, Output>,
): Method<Output> {
  const { access, input, aliases = [], reads = false, managesOwnTransaction = false } = definition
  const {
    renamedFrom = null,
    countsItself = false,
    methods = callVerbs,
    isBare = false,
    isTranslated = false,
  } = definition
  const idempotency = readIdempotency(definition)
  const keyInputs = idempotency === null ? null : keyInput(idempotency)
  return {
    access,
    input: { ...input, ...keyInputs },
    aliases,
    renamedFrom,
    reads,
    managesOwnTransaction,
    countsItself,
    methods,
    isBare,
    isTranslated,
    call(context, args) {
      const accepted = acceptInput(input, args)
      const key = keyInputs === null ? null : acceptInput(keyInputs, args).idempotency_key
      return runWithKey(definition, context, { ...idempotency, input: accepted, key })
    },
  }
}

interface Contents {
  readonly fileName: string
  readonly contentType: string
  /** Asked for one by one, while the one before is on its way. */
  readonly chunks: AsyncIterable<string | Uint8Array>
  /** To be shown rather than put aside, like paper that is to be printed; only for what we made ourselves. */
  readonly isShown?: boolean
}

/** A method's answer that is a file, sent piece by piece; what must be refused is refused before it is made. */
export class Download {
  readonly fileName: string
  readonly contentType: string
  readonly chunks: AsyncIterable<string | Uint8Array>
  readonly isShown: boolean

  constructor({ fileName, contentType, chunks, isShown = false }: Contents) {
    this.fileName = fileName
    this.contentType = contentType
    this.chunks = chunks
    this.isShown = isShown
  }
}
