import type { Registry, Role } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Caller } from '#framework/permissions'
import type { ExtensionPoint } from './extension.ts'
import { acceptInput, type Inputs, type InputValues } from './method-input.ts'

/** Who may call a method. There is no default. */
export type MethodAccess =
  { readonly kind: 'anyone' } | { readonly kind: 'roles'; readonly roles: readonly Role[] }

/** Guests too: the method itself must give away nothing that a guest may not see. */
export const anyone: MethodAccess = { kind: 'anyone' }

export const signedInUsers: MethodAccess = { kind: 'roles', roles: ['All'] }

export function onlyRoles(...roles: readonly [Role, ...Role[]]): MethodAccess {
  return { kind: 'roles', roles }
}

/** What a method works with. `documents` acts for the caller, inside one transaction unless the method only reads. */
export interface MethodContext<Input> {
  readonly input: Input
  readonly documents: Documents
  readonly caller: Caller
  readonly registry: Registry
  /** What other rooms added to an extension point of this one. */
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
}

interface MethodDefinition<I extends Inputs, Output> {
  readonly access: MethodAccess
  readonly input: I
  /** Names of the specification that answer too, under any of the site's method prefixes. */
  readonly aliases?: readonly string[]
  /** It changes nothing: no transaction, and a guest's answer is kept in the tagged cache. */
  readonly reads?: boolean
  run(context: MethodContext<InputValues<I>>): Promise<Output>
}

/** A method as the engine calls it: arguments from the wire in, the answer out. */
export interface Method<Output = unknown> {
  readonly access: MethodAccess
  readonly input: Inputs
  readonly aliases: readonly string[]
  readonly reads: boolean
  /** Throws MandatoryError or ValidationError, naming the argument; arguments that it does not know are dropped. */
  call(context: Omit<MethodContext<never>, 'input'>, args: Readonly<Record<string, unknown>>): Promise<Output>
}

/** A call that other programs may make. Its wire name is `mela.<room>.<its_name>`. */
export function method<const I extends Inputs, Output>(
  definition: MethodDefinition<I, Output>,
): Method<Output> {
  const { access, input, aliases = [], reads = false } = definition
  return {
    access,
    input,
    aliases,
    reads,
    call: (context, args) => definition.run({ ...context, input: acceptInput(input, args) }),
  }
}
