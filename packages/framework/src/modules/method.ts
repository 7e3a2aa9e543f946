import type { Context } from '#framework/context'
import { text, type DocType, type Registry, type RoleName } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { runIdempotent, type KeyErrors } from '#framework/idempotency'
import { acceptInput, type Inputs, type InputValues } from '#framework/method-input'

export interface CallOrigin {
  /** Network address; null for calls inside the process. */
  readonly address: string | null
  readonly device: string | null
  readonly userAgent: string | null
  /** Name of the caller's session or key; null for a guest. */
  readonly credential: string | null
  /** True when demo sign-ins and sandbox payments are refused: the call came through an undeclared proxy. */
  readonly isDemoRefused?: boolean
}

export const insideProcess: CallOrigin = { address: null, device: null, userAgent: null, credential: null }

export type MethodAccess =
  { readonly kind: 'anyone' } | { readonly kind: 'roles'; readonly roles: readonly RoleName[] }

/** Guests too: the method itself must return only what guests may see. */
export const anyone: MethodAccess = { kind: 'anyone' }

export const signedInUsers: MethodAccess = { kind: 'roles', roles: ['All'] }

export function onlyRoles(...roles: readonly [RoleName, ...RoleName[]]): MethodAccess {
  return { kind: 'roles', roles }
}

export const callVerbs = ['GET', 'POST', 'PUT', 'DELETE'] as const

type CallVerb = (typeof callVerbs)[number]

export interface MethodContext<Input> extends Context {
  readonly input: Input
  readonly ctx: Context
  readonly registry: Registry
  findType(name: string): Promise<DocType | undefined>
  readonly runOnce: RunOnce
}

/**
 * Runs a part of a method once for each key of a caller, in the transaction of `documents`; a repeated call gets the
 * first result (JSON). Code before the part runs at every call.
 */
export type RunOnce = <T>(documents: Documents, part: () => Promise<T>) => Promise<T>

interface Idempotency {
  readonly errors?: KeyErrors
  readonly isKeyRequired?: boolean
  /**
   * True when the method passes its idempotent part to `runOnce`: for code before it that runs at every call (attempt
   * counts, access checks), or a result that must be current.
   */
  readonly isInPart?: boolean
}

interface MethodDefinition<I extends Inputs, Output> {
  readonly access: MethodAccess
  readonly input: I
  readonly aliases?: readonly string[]
  /** Wire name in the last release, without `mela.`; still accepted, and reported as deprecated. */
  readonly renamedFrom?: string
  /** True for read-only methods: no transaction, and guests' responses are in the tagged cache. */
  readonly reads?: boolean
  /**
   * True when the method opens its own transactions and `documents` has none: for slow work that must hold no
   * connection, and for counts that stay after a refusal. GET is refused.
   */
  readonly managesOwnTransaction?: boolean
  /**
   * True when the method has rate limits of its own, or needs a secret: the HTTP layer does not count guests of one
   * address, which a whole school may share.
   */
  readonly countsItself?: boolean
  /**
   * Runs once for each `idempotency_key`; repeated calls get the first result, and another input with the same key is
   * refused. Decision 60. The input of that name is added.
   */
  readonly idempotent?: true | Idempotency
  readonly methods?: readonly CallVerb[]
  readonly isBare?: boolean
  /** True when the result has translated text: guests' responses are cached for each language. */
  readonly isTranslated?: boolean
  run(context: MethodContext<InputValues<I>>): Promise<Output>
}

interface MethodCall extends Omit<MethodContext<never>, 'input' | 'ctx' | 'runOnce'> {
  readonly name: string
}

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
  /** Throws MandatoryError or ValidationError, naming the argument; unknown arguments are dropped. */
  call(context: MethodCall, args: Readonly<Record<string, unknown>>): Promise<Output>
}

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

function runWithKey<I extends Inputs, Output>(
  { run, renamedFrom }: MethodDefinition<I, Output>,
  { name, ...context }: MethodCall,
  { input, key, errors = {}, isInPart = false }: KeyedInput<I>,
): Promise<Output> {
  const earlierMethod = renamedFrom === undefined ? null : `mela.${renamedFrom}`
  const call = { method: name, earlierMethod, key, input, site: context.site, errors }
  const runOnce: RunOnce = (documents, part) => runIdempotent(documents, call, part)
  const runAll = () => run({ ...context, ctx: context, input, runOnce })
  return isInPart ? runAll() : runOnce(context.documents, runAll)
}

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
  /** Requested one by one, while the previous one is sent. */
  readonly chunks: AsyncIterable<string | Uint8Array>
  /** Served inline instead of as a download, for printing; only for files that we created ourselves. */
  readonly isShown?: boolean
}

/** A file as a method's result, sent in chunks; refusals come before the first one. */
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
