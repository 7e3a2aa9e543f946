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
export async function postEvent({ settings }: SandboxPlace, { body, secret }: Letter): Promise<string> {
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
