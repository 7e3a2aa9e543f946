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
import { insideProcess, type CallOrigin } from '#framework/modules'
import { guest, permissionFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'

const LONGEST_SECRET = 200

function secretIn(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' && header.length <= LONGEST_SECRET ? header : null
}

/** Secrets come in headers, because URLs are logged. */
export function proofOf({ headers }: FastifyRequest): Proof {
  return { receipt: secretIn(headers['x-receipt-token']), ticket: secretIn(headers['x-upload-ticket']) }
}

export interface Bearer {
  readonly proof: Proof
  readonly origin: CallOrigin
}

export const withoutProof: Bearer = { proof: { receipt: null, ticket: null }, origin: insideProcess }

interface GuestRequest {
  readonly caller: Caller
  readonly proof: Proof
}

function needsGuestAccess(type: DocType, verb: Verb, { caller, proof }: GuestRequest): boolean {
  return proof.receipt !== null || permissionFor(type, verb, caller).kind === 'never'
}

/** True when only a guest access strategy can answer a guest's GET: such a response is personal and not cached. */
export function needsGuestAccessToRead(engine: Engine, request: FastifyRequest): boolean {
  const type = engine.registry.find(resourcePath(request.url).doctype)
  return type !== undefined && needsGuestAccess(type, 'read', { caller: guest, proof: proofOf(request) })
}

export interface GuestAccessRequest {
  readonly engine: Engine
  readonly documents: Documents
  readonly type: DocType
  readonly verb: Verb
  readonly bearer: Bearer
}

export async function resolveGuestAccess<T>(
  { engine, documents, type, verb, bearer }: GuestAccessRequest,
  ask: (strategy: GuestAccessStrategy, passage: Passage) => Promise<T | null>,
): Promise<T | null> {
  if (!needsGuestAccess(type, verb, { caller: documents.caller, proof: bearer.proof })) return null
  const { origin, proof } = bearer
  const passage: Passage = { ...engine.contextFor(documents, { origin, language: 'en' }), type, proof }
  return tryGuestAccess(engine.extensions(guestAccessStrategies), (strategy) => ask(strategy, passage))
}

export function readByGuestAccess(
  access: Omit<GuestAccessRequest, 'verb'>,
  name: string | null,
  request: Row,
): Promise<Row | readonly Row[] | null> {
  return resolveGuestAccess<Row | readonly Row[]>({ ...access, verb: 'read' }, (strategy, passage) =>
    name === null ? strategy.list(passage, request) : strategy.read(passage, name),
  )
}

export interface ResourcePath {
  readonly doctype: string
  /** Null for the list. A name may contain slashes. */
  readonly name: string | null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads `/api/resource/Type/NAME` from the URL as sent, with or without a trailing slash. */
export function resourcePath(url: string): ResourcePath {
  const path = (url.split('?', 1)[0] ?? '').replace(/^\/api\/(v1\/)?resource\//, '').replace(/\/$/, '')
  const slash = path.indexOf('/')
  if (slash === -1) return { doctype: decode(path), name: null }
  return { doctype: decode(path.slice(0, slash)), name: decode(path.slice(slash + 1)) }
}
