import type { Documents } from '#framework/documents'
import { on, type Place } from '#framework/modules'
import { findUser, findUserNamed, type Account, type AccountUser } from '../account.ts'
import { sendMessage } from '../messenger.ts'
import { issueToken, TOKEN_SECONDS } from '../tokens/issue-token.ts'

export const RESET_REQUESTED = 'identity.reset_requested'
export const WELCOME_REQUESTED = 'identity.welcome_requested'

type Purpose = 'reset password' | 'welcome'

const templates = { 'reset password': 'reset_password', welcome: 'welcome' } as const

/** The token stands behind a '#': browsers send that to nobody, so it is in no log and no Referer. */
function linkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/update-password#key=${token}`
}

/** Makes the link by which a user sets a password, and sends it. */
async function sendLink(
  user: AccountUser,
  purpose: Purpose,
  { documents, place }: { readonly documents: Documents; readonly place: Place },
): Promise<void> {
  const { timeZone, publicUrl } = place
  const token = await issueToken(documents, { user: user.name, purpose, timeZone })
  await sendMessage(place, documents, {
    template: templates[purpose],
    to: { user: user.name, full_name: user.full_name, email: user.email, phone: user.phone },
    language: user.language ?? 'en',
    values: {
      link: linkOf(publicUrl, token),
      hours: String(TOKEN_SECONDS[purpose] / 3600),
      host: new URL(publicUrl).host,
    },
    secrets: ['link'],
  })
}

function accountIn(payload: Readonly<Record<string, unknown>>): Account {
  return { field: payload['field'] === 'phone' ? 'phone' : 'email', value: String(payload['account']) }
}

export const resetSubscription = on(
  RESET_REQUESTED,
  'identity sends a link to a new password',
  async ({ payload }, documents, place) => {
    const user = await findUser(documents, accountIn(payload))
    if (user) await sendLink(user, 'reset password', { documents, place })
  },
)

export const welcomeSubscription = on(
  WELCOME_REQUESTED,
  'identity welcomes a user',
  async ({ payload }, documents, place) => {
    const user = await findUserNamed(documents, String(payload['user']))
    if (user) await sendLink(user, 'welcome', { documents, place })
  },
)
