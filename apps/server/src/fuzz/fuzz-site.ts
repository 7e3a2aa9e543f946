import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { fieldsOf, isTable, roles, type RoleName } from '#framework/doctypes'
import { registryOf } from '#framework/engine'
import { ApiKey, type GivenRole, hashSecret, randomSecret } from '#framework/identity'
import { describeApi, mayUse, type Operation } from '#framework/openapi'
import { administrator, guest, signedIn } from '#framework/permissions'
import { createApp } from '#framework/rest'
import { testSite, type TestSite, demoContext } from '#framework/testing'
import { modules } from '../../modules.ts'
import { addReferenceRoutes } from '../reference-routes.ts'
import { isEverDeclared, type Requester, type World } from '../permission-suite/declared-access.ts'
import { seedRows } from '../permission-suite/seed-rows.ts'
import { operationOf, requestsFor, targetsIn, type HostileRequest, type Target } from './hostile-requests.ts'
import { longRequests } from './long-requests.ts'
import { hiddenFrom, plantMarkers, type Marker } from './plant-markers.ts'
import { NEWEST, type Known } from './valid-values.ts'

export interface Attacker {
  readonly requester: Requester
  authorization: string | null
  readonly hidden: ReadonlyMap<string, Marker>
}

export interface FuzzSite {
  readonly site: TestSite
  readonly app: FastifyInstance
  readonly attackers: readonly Attacker[]
  readonly systemManager: Attacker
  readonly wrongSecret: Attacker
  readonly failures: string[]
  readonly operations: readonly string[]
  requests(attacker: Attacker, count: number, seed: number): readonly HostileRequest[]
  readonly longRequests: readonly HostileRequest[]
  /** Renews the key, because some calls sign their caller out everywhere. */
  renewKey(attacker: Attacker): Promise<void>
  close(): Promise<void>
}

const staff: readonly GivenRole[] = ['Seller', 'Store Manager', 'School Office', 'Event Staff', 'Moderator']

/** Calls that hash a password, which take a hundred times as long as others. */
const SLOW = /login|sign_in|password|second_factor|recovery|register|create_key|rotate_key/

async function newUser(site: TestSite, role: GivenRole | null): Promise<Omit<Attacker, 'hidden'>> {
  const client = role === null ? await site.userWith() : await site.userWith(role)
  const roles = [...new Set<RoleName>([...(role === null ? [] : [role]), 'All', 'Guest'])]
  return { requester: { user: client.user, roles }, authorization: client.authorization }
}

const registry = registryOf(modules)

function isForSomebody({ 'x-doctype': doctype = '', 'x-verb': verb = 'read' }: Operation): boolean {
  const type = registry.find(doctype)
  if (type === undefined || verb === 'read') return true
  return isEverDeclared(type, verb, { user: 'somebody', roles })
}

function knownTo(world: World): Known {
  const document = describeApi({ registry, modules, outputs: new Map() })
  const schemas = Object.values(document.components.schemas)
  return {
    document,
    types: [...world.keys(), 'Gallery Item', 'Nothing'],
    names: [
      'seed-0-0',
      'seed-1-0',
      'seed-0-1',
      NEWEST,
      NEWEST,
      'Website Settings',
      'Administrator',
      'Guest',
      'no such',
    ],
    documentTypes: schemas.filter(({ title = '' }) => world.has(title)),
    parentsOf: (child) =>
      registry.types
        .filter((type) => fieldsOf(type).some(({ spec }) => isTable(spec) && spec.child.name === child))
        .map(({ name }) => name),
  }
}

async function loadDemo({ engine }: TestSite): Promise<void> {
  await engine.write(administrator, async (documents) => {
    for (const { demo } of modules) await demo(demoContext(engine, documents))
  })
}

function callerOf({ requester }: Attacker) {
  return requester.user === 'Guest' ? guest : signedIn(requester.user, requester.roles)
}

function weightFor({ engine }: TestSite, target: Target, attacker: Attacker): number {
  const isOpen = mayUse(engine, target.operation, callerOf(attacker))
  if (!isOpen) return 1
  return SLOW.test(target.path) ? 2 : 12
}

function hostility(site: TestSite, known: Known) {
  const targets = targetsIn(known)
  const arbitraries = targets.map((target) => requestsFor(known, target))
  return (attacker: Attacker): fc.Arbitrary<HostileRequest> =>
    fc.oneof(
      ...targets.map((target, index) => ({
        weight: weightFor(site, target, attacker),
        arbitrary:
          arbitraries[index] ??
          fc.constant({ operation: 'GET /', method: 'GET', url: '/', headers: {}, payload: null }),
      })),
    )
}

async function newKey({ engine }: TestSite, user: string): Promise<string> {
  const secret = randomSecret()
  const values = {
    user,
    device: 'Website',
    api_key: randomSecret().slice(0, 20),
    secret_hash: hashSecret(secret),
  }
  const { api_key } = await engine.write(administrator, (documents) => documents.insert(ApiKey, values))
  return `token ${api_key}:${secret}`
}

export async function fuzzSite(): Promise<FuzzSite> {
  const failures: string[] = []
  const onError = (where: string, error: unknown) =>
    failures.push(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  const site = await testSite(modules, { settings: { onError } })
  await loadDemo(site)
  const plain = await newUser(site, null)
  const others = await Promise.all(staff.map((role) => newUser(site, role)))
  const systemManager = await newUser(site, 'System Manager')
  const world = await seedRows(site.engine, [others[0]?.requester.user ?? '', plain.requester.user])
  const markers = await plantMarkers(site.engine, world)
  const guestAttacker = { requester: { user: 'Guest', roles: ['Guest'] as const }, authorization: null }
  const { app } = await createApp({ engine: site.engine, allowedOrigins: [], trustedProxies: 1 })
  addReferenceRoutes(app, site.engine)
  const known = knownTo(world)
  const hostileTo = hostility(site, known)
  const askable = targetsIn(known).filter(({ operation }) => isForSomebody(operation))
  const withHidden = (one: Omit<Attacker, 'hidden'>): Attacker => ({
    ...one,
    hidden: hiddenFrom(one.requester, markers, world),
  })
  return {
    ...{ site, app, failures, operations: askable.map(operationOf) },
    attackers: [guestAttacker, plain, ...others].map(withHidden),
    systemManager: { ...systemManager, hidden: new Map<string, Marker>() },
    wrongSecret: { ...withHidden(guestAttacker), authorization: 'token nobody:wrong' },
    longRequests: longRequests(known),
    requests: (attacker, count, seed) => fc.sample(hostileTo(attacker), { numRuns: count, seed }),
    async renewKey(attacker) {
      attacker.authorization = await newKey(site, attacker.requester.user)
    },
    async close() {
      await app.close()
      await site.close()
    },
  }
}
