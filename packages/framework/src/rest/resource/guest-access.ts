import type { FastifyRequest } from 'fastify'
import type { DocType, Verb } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import {
  guestAccessStrategies,
  tryGuestAccess,
  type GuestAccessStrategy,
  type Passage,
  type Proof,
} from '#framework/guest-access'
import { insideProcess, type Origin } from '#framework/modules'
import { guest, permissionFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'

const LONGEST_SECRET = 200

function secretIn(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' && header.length <= LONGEST_SECRET ? header : null
}

/** Secrets come in headers: addresses end up in logs. */
export function proofOf({ headers }: FastifyRequest): Proof {
  return { receipt: secretIn(headers['x-receipt-token']), ticket: secretIn(headers['x-upload-ticket']) }
}

/** What a request brings to a gate. */
export interface Bearer {
  readonly proof: Proof
  readonly origin: Origin
}

/** Nobody in particular: calls that the server makes itself. */
export const emptyHanded: Bearer = { proof: { receipt: null, ticket: null }, origin: insideProcess }

interface Asker {
  readonly caller: Caller
  readonly proof: Proof
}

/** Gates are for those who may not, and for those who show a receipt all the same. */
function needsGuestAccess(type: DocType, verb: Verb, { caller, proof }: Asker): boolean {
  return proof.receipt !== null || permissionFor(type, verb, caller).kind === 'never'
}

/** Whether a guest's GET can only be answered through a gate: such an answer is nobody else's, and is never kept. */
export function needsGuestAccessToRead(engine: Engine, request: FastifyRequest): boolean {
  const type = engine.registry.find(resourcePath(request.url).doctype)
  return type !== undefined && needsGuestAccess(type, 'read', { caller: guest, proof: proofOf(request) })
}

/** Somebody, and what he wants to do with which document or type. */
export interface GuestAccessRequest {
  readonly engine: Engine
  readonly documents: Documents
  readonly type: DocType
  readonly verb: Verb
  readonly bearer: Bearer
}

/** What the gates say to a wish; null where the ordinary way is open, and where no gate has anything to say. */
export async function resolveGuestAccess<T>(
  { engine, documents, type, verb, bearer }: GuestAccessRequest,
  ask: (strategy: GuestAccessStrategy, passage: Passage) => Promise<T | null>,
): Promise<T | null> {
  if (!needsGuestAccess(type, verb, { caller: documents.caller, proof: bearer.proof })) return null
  const { origin, proof } = bearer
  const passage: Passage = { ...engine.contextFor(documents, { origin, language: 'en' }), type, proof }
  return tryGuestAccess(engine.extensions(guestAccessStrategies), (strategy) => ask(strategy, passage))
}

/** A GET through the gates: the list of a type, or one document, as the wire has it. */
export function readByGuestAccess(
  access: Omit<GuestAccessRequest, 'verb'>,
  name: string | null,
  request: Row,
): Promise<Row | readonly Row[] | null> {
  return resolveGuestAccess<Row | readonly Row[]>({ ...access, verb: 'read' }, (strategy, passage) =>
    name === null ? strategy.list(passage, request) : strategy.read(passage, name),
  )
}

/** What a resource address names: a type, and a document of it where there is one. */
export interface ResourcePath {
  readonly doctype: string
  /** Null for the list. A name may hold slashes. */
  readonly name: string | null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads `/api/resource/Type/NAME`, with or without a slash at the end, from the address as it was sent. */
export function resourcePath(url: string): ResourcePath {
  const path = (url.split('?', 1)[0] ?? '').replace(/^\/api\/(v1\/)?resource\//, '').replace(/\/$/, '')
  const slash = path.indexOf('/')
  if (slash === -1) return { doctype: decode(path), name: null }
  return { doctype: decode(path.slice(0, slash)), name: decode(path.slice(slash + 1)) }
}
