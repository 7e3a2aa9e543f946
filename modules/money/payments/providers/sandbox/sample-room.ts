import type { EventHeaders } from '../gateway.ts'
import type { Engine } from '#framework/engine'
import { defineModule, type Door } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { sandboxParts } from './sandbox-parts.ts'
import type { SandboxPlace, SandboxSettings } from './sandbox-place.ts'
import { messages } from '../../messages.ts'

export interface HeardEvent {
  readonly raw: Buffer
  readonly headers: EventHeaders
}

/** A site with the sandbox and an ear for what it tells. */
export interface SampleRoom {
  readonly site: TestSite
  readonly place: SandboxPlace
  /** What the house's hook heard, in order. */
  readonly heard: HeardEvent[]
  /** What the hook answers next; 200 when nothing is said. */
  readonly answers: number[]
  /** What is due now is done; what is due later is made due, and done too. */
  playOn(): Promise<void>
}

function hookDoor(heard: HeardEvent[], answers: number[]): Door {
  return {
    path: '/hooks/sandbox',
    methods: ['POST'],
    bodyLimit: 65_536,
    async run({ body: raw, headers }) {
      heard.push({ raw, headers })
      return { status: answers.shift() ?? 200 }
    },
  }
}

const MOST_ROUNDS = 5

async function playOn(engine: Engine): Promise<void> {
  const { pool } = engine.database
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await pool.query(
      `update "Sandbox Step" set due = now() - interval '1 hour' where state = 'waiting'`,
    )
    if (made.rowCount === 0) return
    await engine.runTask('payments.play_sandbox')
  }
}

export async function openSampleRoom(clock?: () => Date): Promise<SampleRoom> {
  const [heard, answers]: [HeardEvent[], number[]] = [[], []]
  const payments = { hookOrigin: '' }
  const settings = { isDemo: true, payments, ...(clock ? { clock } : {}) }
  const { docTypes, tasks, doors } = sandboxParts
  const room = defineModule({
    name: 'payments',
    docTypes,
    tasks,
    doors: [...doors, hookDoor(heard, answers)],
    messages,
  })
  const site = await testSite([room], { settings })
  payments.hookOrigin = site.origin
  const known: SandboxSettings = site.engine.settings
  const place: SandboxPlace = { settings: known, write: (run) => site.engine.write(administrator, run) }
  return { site, place, heard, answers, playOn: () => playOn(site.engine) }
}
