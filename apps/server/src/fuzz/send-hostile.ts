import type { FastifyInstance } from 'fastify'
import type { FuzzSite, Attacker } from './fuzz-site.ts'
import type { HostileRequest } from './hostile-requests.ts'
import { NEWEST } from './valid-values.ts'
import { isShared, markersIn, type Marker } from './plant-markers.ts'
import { sql } from 'kysely'
import type { Engine } from '#framework/engine'

const RESPONSE_TIMEOUT = 20_000

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

export interface Outcome {
  readonly operation: string
  readonly status: number
  readonly body: string
  readonly problems: readonly string[]
}

export interface Shot {
  readonly attacker: Attacker
  readonly request: HostileRequest
  readonly address: string
}

function shown(request: HostileRequest): string {
  const payload = Buffer.isBuffer(request.payload)
    ? `base64 ${request.payload.toString('base64')}`
    : request.payload
  return JSON.stringify({ ...request, payload }).slice(0, 1_500)
}

async function inTime<T>(work: PromiseLike<T>): Promise<T | 'no answer'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'no answer'>((resolve) => {
    timer = setTimeout(resolve, RESPONSE_TIMEOUT, 'no answer')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const newest = new Map<string, string>()

function typeIn(text: string, url: string): string {
  const [, addressed] = /\/resource\/([^/?]+)/.exec(url) ?? []
  if (addressed !== undefined) return decodeURIComponent(addressed)
  const [, doctypeName = ''] = /"(?:\w*doctype|dt)":"([^"]+)"/.exec(text) ?? []
  return doctypeName
}

function withNewest<Text extends string | Buffer | null>(text: Text, url: string): Text | string {
  if (typeof text !== 'string' || !text.includes(NEWEST)) return text
  const name = newest.get(typeIn(text, url)) ?? [...newest.values()].at(-1) ?? 'nothing yet'
  const fitting = text === url ? encodeURIComponent(name) : JSON.stringify(name).slice(1, -1)
  return text.replaceAll(NEWEST, () => fitting)
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function shownDocument(body: string): Readonly<Record<string, unknown>> {
  const { data, message } = recordOf(body.startsWith('{"') ? JSON.parse(body) : null)
  return recordOf(data ?? message)
}

function rememberNewest(body: string): void {
  const { doctype, name } = shownDocument(body)
  if (typeof doctype !== 'string' || typeof name !== 'string' || name.startsWith('seed-')) return
  newest.delete(doctype)
  newest.set(doctype, name)
}

function responseTo(app: FastifyInstance, { attacker, request, address }: Shot) {
  const { method, url, headers, payload } = request
  const authorization = attacker.authorization === null ? {} : { authorization: attacker.authorization }
  return app.inject({
    method: METHODS.find((one) => one === method) ?? 'GET',
    url: withNewest(url, url),
    headers: { ...headers, ...authorization },
    remoteAddress: address,
    ...(payload === null ? {} : { payload: withNewest(payload, url) }),
  })
}

async function leaksIn(
  { site }: FuzzSite,
  { attacker: { requester, hidden }, request: { operation } }: Shot,
  body: string,
): Promise<readonly string[]> {
  const found = markersIn(body)
    .flatMap((text) => hidden.get(text) ?? [])
    .filter((marker) => !isIntendedDisclosure(operation, marker))
  const leaks: string[] = []
  for (const marker of found) {
    const { type, holder, column } = marker
    const isOwn = await isOwnerDisclosure(site.engine, { operation, user: requester.user }, marker)
    if (!isOwn && !(await isShared(site.engine, marker)))
      leaks.push(`Shown ${type.name} / ${holder.name}.${column}`)
  }
  return leaks
}

export async function shoot(fuzz: FuzzSite, shot: Shot): Promise<Outcome> {
  const { operation } = shot.request
  const describeFinding = (what: string) =>
    `${what}\n  as ${shot.attacker.requester.roles.join('+')}: ${shown(shot.request)}`
  try {
    const response = await inTime(responseTo(fuzz.app, shot))
    if (response === 'no answer')
      return { operation, status: 0, body: '', problems: [describeFinding('No answer')] }
    const { statusCode: status, body } = response
    if (status === 200) rememberNewest(body)
    const failed = status >= 500 ? [`${status} ${body.slice(0, 200)}`] : []
    return {
      operation,
      status,
      body,
      problems: [...failed, ...(await leaksIn(fuzz, shot, body))].map(describeFinding),
    }
  } catch (error) {
    return { operation, status: 0, body: '', problems: [describeFinding(`Broke: ${String(error)}`)] }
  }
}

/** Columns that methods show to callers who may not read the document, by method and type. */
const disclosures = new Map<string, Readonly<Record<string, readonly string[]>>>([
  // Verifying a ticket needs the public half of the key that signed it.
  ['mela.tickets.get_keys', { 'Ticket Key': ['public_key'] }],
  // Applicants still see what they applied for.
  ['mela.jobs.get_my_jobs', { 'Job Opening': ['title', 'organisation', 'location'] }],
  // Registered families still see when and where an unpublished event takes place.
  ['mela.events.get_my_registrations', { 'Mela Event': ['title', 'venue', 'short_description'] }],
])

const ownerDisclosures = new Map<string, { readonly type: string; readonly field: string }>([
  ['mela.cart', { type: 'Cart', field: 'user' }],
  ['mela.wishlist', { type: 'Wishlist', field: 'user' }],
])

const methodOf = (operation: string): string => operation.split('/').at(-1) ?? ''

const moduleOf = (operation: string): string => methodOf(operation).split('.').slice(0, 2).join('.')

function isIntendedDisclosure(operation: string, { holder, column }: Marker): boolean {
  return disclosures.get(methodOf(operation))?.[holder.name]?.includes(column) ?? false
}

async function isOwnerDisclosure(
  { database }: Engine,
  { operation, user }: { readonly operation: string; readonly user: string },
  { type, document }: Marker,
): Promise<boolean> {
  const own = ownerDisclosures.get(moduleOf(operation))
  if (own?.type !== type.name) return false
  const { rows } = await sql`select from ${sql.table(type.name)}
    where name = ${document} and ${sql.id(own.field)} = ${user}`.execute(database.kysely)
  return rows.length > 0
}

interface Coverage {
  readonly asked: number
  readonly done: number
}

export function reachedBy(outcomes: readonly Outcome[]): ReadonlyMap<string, Coverage> {
  const reached = new Map<string, Coverage>()
  for (const { operation, status } of outcomes) {
    const { asked, done } = reached.get(operation) ?? { asked: 0, done: 0 }
    reached.set(operation, { asked: asked + 1, done: done + (status >= 200 && status < 300 ? 1 : 0) })
  }
  return reached
}
