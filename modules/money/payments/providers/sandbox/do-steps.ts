import { setTimeout as pause } from 'node:timers/promises'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { nextAttempt } from '#framework/outward'
import { datetimeIn } from '#meta'
import { SandboxStep } from './doctypes/sandbox-step.doctype.ts'
import { readSigningSecret } from './doctypes/sandbox-settings.queries.ts'
import { capturePayment, disputePayment, settleRefund } from './move-money.ts'
import { secondsAfter, WORK_TASK } from './plan-steps.ts'
import { signedHeaders } from './sandbox-event.ts'
import { mayPlaySandbox, type SandboxPlace } from './sandbox-place.ts'

/** Milliseconds that the house may take to hear an event. */
const PATIENCE = 5_000

const HOOK = '/hooks/sandbox'

interface Letter {
  readonly body: string
  readonly secret: string
}

/** Tells the house of an event, over HTTP like any service outside. Answers the status, or why there was none. */
async function postEvent({ settings }: SandboxPlace, { body, secret }: Letter): Promise<string> {
  if (!mayPlaySandbox(settings)) return 'the sandbox is closed'
  const origin = settings.payments?.hookOrigin ?? settings.publicUrl
  try {
    const answer = await fetch(`${origin}${HOOK}`, {
      method: 'POST',
      body,
      headers: signedHeaders({ body, secret, at: new Date() }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : 'no answer'
  }
}

const BATCH = 50
const MOST_TRIES = 8
/** Longer than a delivery can take: whoever had it in hand is gone. */
const LOST_AFTER_SECONDS = 60
/** What is due within this many seconds is waited for; later steps are found by the minute's round. */
const SOON_SECONDS = 60
/** A task must end soon when its server stops: it waits a little, and has itself called again. */
const MOST_ROUNDS = 20
const MOST_PAUSES = 3
const PAUSE_MILLISECONDS = 1000

const moment = (documents: Documents, { settings }: SandboxPlace, seconds = 0): string =>
  datetimeIn(settings.timeZone, secondsAfter(documents.now, seconds))

async function findSteps(documents: Documents, place: SandboxPlace, within = 0): Promise<readonly string[]> {
  const waiting = await documents.find(SandboxStep, {
    where: { state: 'waiting', due: ['<=', moment(documents, place, within)] },
    fields: ['name'],
    order_by: 'due asc, creation asc',
    limit: BATCH,
  })
  const lost = await documents.find(SandboxStep, {
    where: { state: 'sending', claimed_at: ['<', moment(documents, place, -LOST_AFTER_SECONDS)] },
    fields: ['name'],
    limit: BATCH,
  })
  return [...waiting, ...lost].map(({ name }) => name)
}

type Step = Doc<typeof SandboxStep>

interface Claimed {
  readonly name: string
  readonly tries: number
  readonly body: string
  readonly secret: string
}

const acts = { capture: capturePayment, dispute: disputePayment, settle: settleRefund }

/** Another server may have been quicker: it did the step, has it in hand, or put it off. */
function isInTurn(documents: Documents, place: SandboxPlace, { state, due, claimed_at }: Step): boolean {
  const now = moment(documents, place)
  if (state === 'waiting') return due.slice(0, now.length) <= now
  return state === 'sending' && (claimed_at ?? '') < moment(documents, place, -LOST_AFTER_SECONDS)
}

/** Does what needs no network; takes what does in hand. Null when nothing is left to do. */
async function begin(documents: Documents, place: SandboxPlace, name: string): Promise<Claimed | null> {
  const step = await documents.lock(SandboxStep, name)
  if (!isInTurn(documents, place, step)) return null
  if (step.action === 'send') {
    const tries = (step.tries ?? 0) + 1
    await documents.save(SandboxStep, name, { state: 'sending', tries, claimed_at: moment(documents, place) })
    return { name, tries, body: step.event ?? '', secret: await readSigningSecret(documents) }
  }
  await acts[step.action](documents, step.about ?? '', place.settings.timeZone)
  await documents.save(SandboxStep, name, { state: 'done' })
  return null
}

async function record(documents: Documents, place: SandboxPlace, sent: Claimed & { answer: string }) {
  const { name, tries, answer } = sent
  if (/^2\d\d$/.test(answer)) return documents.save(SandboxStep, name, { state: 'done', answer })
  const next = nextAttempt(documents.now, tries, MOST_TRIES)
  if (!next) return documents.save(SandboxStep, name, { state: 'given up', answer })
  const due = datetimeIn(place.settings.timeZone, next)
  return documents.save(SandboxStep, name, { state: 'waiting', answer, due })
}

async function doStep(place: SandboxPlace, name: string): Promise<void> {
  const claimed = await place.write((documents) => begin(documents, place, name))
  if (!claimed) return
  const answer = await postEvent(place, claimed)
  await place.write((documents) => record(documents, place, { ...claimed, answer }))
}

/** Does what is due, each by itself: events of one moment leave together, as they would from a service. */
export async function doDueSteps(place: SandboxPlace): Promise<number> {
  const due = await place.write((documents) => findSteps(documents, place))
  await Promise.all(due.map((name) => doStep(place, name)))
  return due.length
}

async function isAnySoon(place: SandboxPlace): Promise<boolean> {
  const soon = await place.write((documents) => findSteps(documents, place, SOON_SECONDS))
  return soon.length > 0
}

/** Does what is due, waits a little for what is due soon, and asks to be called again while there is any. */
export async function workOff(place: SandboxPlace): Promise<void> {
  let pauses = 0
  for (let round = 0; round < MOST_ROUNDS && pauses < MOST_PAUSES; round += 1) {
    const done = await doDueSteps(place)
    if (done > 0) continue
    if (!(await isAnySoon(place))) return
    await pause(PAUSE_MILLISECONDS)
    pauses += 1
  }
  await place.write((documents) => documents.later(WORK_TASK, {}))
}
