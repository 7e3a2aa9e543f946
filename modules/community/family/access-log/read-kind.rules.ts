/** What a read was, as a family is told of it. */
export type ReadKind = 'opened' | 'listed' | 'exported' | 'card check'

/** The method that a call names whole: what only looks like one within a longer address is none. */
function parseMethod(call: string): string | undefined {
  return /^[A-Z]+ (?:\/api\/(?:v1\/)?method\/)?(mela\.[\w.]+)\/?$/.exec(call)?.[1]
}

/** Calls of rooms that stand on this one, and that it cannot ask therefore. */
const cardCheckMethod = 'mela.cards.verify'
const renewalMethods = ['mela.renewals.confirm', 'mela.renewals.renew']

/** What somebody did who read a record, of the call that is written down. */
export function readKind(call: string): ReadKind {
  if (parseMethod(call) === cardCheckMethod) return 'card check'
  if (/export|download|\.csv|\.pdf/i.test(call)) return 'exported'
  return /search|get_list|\/api\/resource\/[^/]+$/i.test(call) ? 'listed' : 'opened'
}

/**
 * The family's own renewal is no read that it is told of: the code that came to a guardian's phone proved that the family
 * itself asked. That is true of guests alone; whoever is signed in reads under their own name, whatever they call.
 */
export function isRenewal({ user, call }: { readonly user: string; readonly call: string }): boolean {
  return user === 'Guest' && renewalMethods.some((renewal) => renewal === parseMethod(call))
}
