import { administrator } from '#framework/permissions'
import type { Site } from '#framework/context'
import { setTimeout as pause } from 'node:timers/promises'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { nextAttempt } from '#framework/outbound-http'
import { datetimeIn } from '#meta'
import { SandboxStep } from './sandbox-step.doctype.ts'
import { readSigningSecret } from '../sandbox-settings.queries.ts'
import { capturePayment, disputePayment, completeRefund, secondsAfter, SANDBOX_TASK } from './step-planner.ts'
import { createSignedHeaders } from '../sandbox-event.ts'
import { isSandboxAllowed } from '../../open-gateways.ts'

const TIMEOUT_MS = 5_000

const WEBHOOK_PATH = '/hooks/sandbox'

interface EventMessage {
  readonly body: string
  readonly secret: string
}

async function postEvent({ settings }: Site, { body, secret }: EventMessage): Promise<string> {
  if (!isSandboxAllowed(settings)) return 'the sandbox is closed'
  const origin = settings.payments?.hookOrigin ?? settings.publicUrl
  try {
    const answer = await fetch(`${origin}${WEBHOOK_PATH}`, {
      method: 'POST',
      body,
      headers: createSignedHeaders({ body, secret, at: new Date() }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'no answer'
  }
}

const BATCH = 50
const MAX_TRIES = 8
/** Seconds after which a claimed step is considered abandoned; longer than a delivery takes. */
const LOST_AFTER_SECONDS = 60
const SOON_SECONDS = 60
/** Limit of rounds per task, so that a stopping server ends it soon; the task is enqueued again. */
const MAX_ROUNDS = 20
const MAX_PAUSES = 3
const PAUSE_MILLISECONDS = 1000

const moment = (documents: Documents, { settings }: Site, seconds = 0): string =>
  datetimeIn(settings.timeZone, secondsAfter(documents.now, seconds))

async function findSteps(documents: Documents, site: Site, within = 0): Promise<readonly string[]> {
  const waiting = await documents.find(SandboxStep, {
    where: { state: 'waiting', due: ['<=', moment(documents, site, within)] },
    fields: ['name'],
    order_by: 'due asc, creation asc',
    limit: BATCH,
  })
  const abandoned = await documents.find(SandboxStep, {
    where: { state: 'sending', claimed_at: ['<', moment(documents, site, -LOST_AFTER_SECONDS)] },
    fields: ['name'],
    limit: BATCH,
  })
  return [...waiting, ...abandoned].map(({ name }) => name)
}

type Step = Doc<typeof SandboxStep>

interface ClaimedStep {
  readonly name: string
  readonly tries: number
  readonly body: string
  readonly secret: string
}

const stepActions = { capture: capturePayment, dispute: disputePayment, settle: completeRefund }

function isDue(documents: Documents, site: Site, { state, due, claimed_at }: Step): boolean {
  const now = moment(documents, site)
  if (state === 'waiting') return due.slice(0, now.length) <= now
  return state === 'sending' && (claimed_at ?? '') < moment(documents, site, -LOST_AFTER_SECONDS)
}

/** Does local steps and claims one that needs the network. Null when done. */
async function claimStep(documents: Documents, site: Site, name: string): Promise<ClaimedStep | null> {
  const step = await documents.lock(SandboxStep, name)
  if (!isDue(documents, site, step)) return null
  if (step.action === 'send') {
    const tries = (step.tries ?? 0) + 1
    await documents.save(SandboxStep, name, {
      state: 'sending',
      tries,
      claimed_at: moment(documents, site),
    })
    return { name, tries, body: step.event ?? '', secret: await readSigningSecret(documents) }
  }
  await stepActions[step.action](documents, step.about ?? '', site.settings.timeZone)
  await documents.save(SandboxStep, name, { state: 'done' })
  return null
}

async function recordResult(documents: Documents, site: Site, sent: ClaimedStep & { answer: string }) {
  const { name, tries, answer } = sent
  if (/^2\d\d$/.test(answer)) return documents.save(SandboxStep, name, { state: 'done', answer })
  const next = nextAttempt(documents.now, tries, MAX_TRIES)
  if (!next) return documents.save(SandboxStep, name, { state: 'given up', answer })
  const due = datetimeIn(site.settings.timeZone, next)
  return documents.save(SandboxStep, name, { state: 'waiting', answer, due })
}

async function runStep(site: Site, name: string): Promise<void> {
  const claimed = await site.write(administrator, (documents) => claimStep(documents, site, name))
  if (!claimed) return
  const answer = await postEvent(site, claimed)
  await site.write(administrator, (documents) => recordResult(documents, site, { ...claimed, answer }))
}

/** Runs due steps concurrently, so that simultaneous events are sent together, as by a real service. */
export async function runDueSteps(site: Site): Promise<number> {
  const due = await site.write(administrator, (documents) => findSteps(documents, site))
  await Promise.all(due.map((name) => runStep(site, name)))
  return due.length
}

async function isAnySoon(site: Site): Promise<boolean> {
  const soon = await site.write(administrator, (documents) => findSteps(documents, site, SOON_SECONDS))
  return soon.length > 0
}

export async function runPendingSteps(site: Site): Promise<void> {
  let pauses = 0
  for (let round = 0; round < MAX_ROUNDS && pauses < MAX_PAUSES; round += 1) {
    const done = await runDueSteps(site)
    if (done > 0) continue
    if (!(await isAnySoon(site))) return
    await pause(PAUSE_MILLISECONDS)
    pauses += 1
  }
  await site.write(administrator, (documents) => documents.enqueue(SANDBOX_TASK, {}))
}
