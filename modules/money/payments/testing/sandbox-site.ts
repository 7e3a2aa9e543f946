import type { EventHeaders } from '../gateways/gateway.ts'
import type { Engine } from '#framework/engine'
import { defineModule, type RawRoute } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { sandboxDefinition } from '../gateways/sandbox/sandbox-definition.ts'
import { messages } from '../messages.ts'

interface ReceivedEvent {
  readonly raw: Buffer
  readonly headers: EventHeaders
}

export interface SandboxSite {
  readonly site: TestSite
  readonly receivedEvents: ReceivedEvent[]
  readonly answers: number[]
  playOn(): Promise<void>
}

function createWebhookRoute(receivedEvents: ReceivedEvent[], answers: number[]): RawRoute {
  return {
    path: '/hooks/sandbox',
    methods: ['POST'],
    bodyLimit: 65_536,
    async run({ body: raw, headers }) {
      receivedEvents.push({ raw, headers })
      return { status: answers.shift() ?? 200 }
    },
  }
}

const MAX_ROUNDS = 5

async function playOn(engine: Engine): Promise<void> {
  const { pool } = engine.database
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const made = await pool.query(
      `update "Sandbox Step" set due = now() - interval '1 hour' where state = 'waiting'`,
    )
    if (made.rowCount === 0) return
    await engine.runTask('payments.play_sandbox')
  }
}

export async function openSandboxSite(clock?: () => Date): Promise<SandboxSite> {
  const [receivedEvents, answers]: [ReceivedEvent[], number[]] = [[], []]
  const payments = { hookOrigin: '' }
  const settings = { isDemo: true, payments, ...(clock ? { clock } : {}) }
  const { docTypes, tasks, routes: routes } = sandboxDefinition
  const sandboxModule = defineModule({
    name: 'payments',
    docTypes,
    tasks,
    rawRoutes: [...routes, createWebhookRoute(receivedEvents, answers)],
    messages,
  })
  const site = await testSite([sandboxModule], { settings })
  payments.hookOrigin = site.origin
  return { site, receivedEvents, answers, playOn: () => playOn(site.engine) }
}
