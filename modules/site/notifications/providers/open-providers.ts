import type { MessageSettings } from '#framework/settings'
import type { SiteSettings } from '#framework/tasks'
import type { OutsideChannel } from '../notification/channels.rules.ts'
import { type Provider, PATIENCE, Refused, type Outgoing } from './provider.ts'
import type { PushKeys } from './push.ts'

const ONE_TIME_CODE = 'identity.one_time_code'
const LONGEST_ANSWER = 10_000

/** Moves credentials from the URL to a header, because `fetch` refuses them in URLs. */
function splitCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  if (username === '' && password === '') return { url: url.href, headers: {} }
  url.username = url.password = ''
  const word = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  )
  return { url: url.href, headers: { authorization: `Basic ${word}` } }
}

function idIn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text.slice(0, LONGEST_ANSWER))
    return typeof answer === 'object' && answer !== null && 'id' in answer
      ? String(answer.id).slice(0, 300)
      : null
  } catch {
    return null
  }
}

/** False for statuses that a retry may fix: a busy provider or a rate limit. */
function isForEver(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
}

/**
 * Posts each text message as JSON to one URL: `{to, text, language, reference, entity_id, template_id}`. A 2xx response
 * means accepted; its `{"id": …}` is stored. `reference` stays equal over retries.
 */
function textMessageProvider(address: string, settings: MessageSettings): Provider {
  const { url, headers } = splitCredentials(address)
  const bodyOf = ({ recipient, body, language, reference, event, templateId }: Outgoing) => ({
    to: recipient,
    text: body,
    language,
    reference,
    entity_id: settings.dltEntityId ?? null,
    template_id: templateId ?? (event === ONE_TIME_CODE ? (settings.dltOtpTemplateId ?? null) : null),
  })
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (isForEver(answer.status)) throw new Refused(`The provider answered ${answer.status}`)
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}`)
      return idIn(await answer.text())
    },
    close: () => undefined,
  }
}

/** Providers by channel. Messages of a channel without provider are stored for staff. */
export type Providers = Partial<Readonly<Record<OutsideChannel, Provider>>>

/** Loads mail and push libraries only when configured, because they need megabytes. */
async function openMail({ mail, publicUrl }: SiteSettings): Promise<Providers> {
  if (!mail?.url) return {}
  const { mailProvider } = await import('./mail.ts')
  return { 'e-mail': mailProvider(mail.url, mail, new URL(publicUrl).hostname) }
}

async function openPush(pushKeys: PushKeys | null, { publicUrl }: SiteSettings): Promise<Providers> {
  if (!pushKeys) return {}
  const { pushProvider } = await import('./push.ts')
  return { push: pushProvider(pushKeys, publicUrl) }
}

export async function openProviders(site: SiteSettings, pushKeys: PushKeys | null): Promise<Providers> {
  const { messages } = site
  return {
    ...(await openMail(site)),
    ...(messages?.url ? { sms: textMessageProvider(messages.url, messages) } : {}),
    ...(await openPush(pushKeys, site)),
  }
}
