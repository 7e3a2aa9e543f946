import webPush from 'web-push'
import { NotPublic, publicAgent, requirePublicUrl } from '#framework/outbound-http'
import { SubscriptionExpired, PATIENCE, Refused, type Outgoing, type Provider } from './provider.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Returns the VAPID contact; push services accept only encrypted (https) URLs. */
function contactOf(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost.localdomain'
}

const DAY_SECONDS = 24 * 60 * 60
const LONGEST_BODY = 1000

function translated(error: unknown): unknown {
  if (error instanceof NotPublic) return new SubscriptionExpired(error.message, { cause: error })
  if (!(error instanceof webPush.WebPushError)) return error
  if ([404, 410].includes(error.statusCode))
    return new SubscriptionExpired('The browser is gone', { cause: error })
  return [400, 413].includes(error.statusCode) ? new Refused(error.message, { cause: error }) : error
}

/** Sends push messages. Endpoints come from users, so only public internet addresses are requested. */
export function pushProvider(keys: PushKeys, publicUrl: string): Provider {
  const agent = publicAgent()
  const send = async ({ push, subject, body, link, reference }: Outgoing): Promise<null> => {
    if (!push) throw new SubscriptionExpired('There is no such browser')
    requirePublicUrl(push.endpoint)
    const { endpoint, p256dh, auth } = push
    const payload = JSON.stringify({
      title: subject,
      body: body.slice(0, LONGEST_BODY),
      link,
      tag: reference,
    })
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contactOf(publicUrl), ...keys },
      TTL: DAY_SECONDS,
      timeout: PATIENCE,
      agent,
    })
    return null
  }
  return {
    send: (message) =>
      send(message).catch((error: unknown) => {
        throw translated(error)
      }),
    close: () => agent.destroy(),
  }
}
