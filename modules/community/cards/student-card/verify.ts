import type { Context } from '#framework/context'
import { longText } from '#framework/doctypes'
import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import { anyone, method } from '#framework/modules'
import { smallPhoto } from './small-photo.ts'
import type { Documents } from '#framework/documents'
import { acceptedKeys } from '#community/tickets'
import { verifiable, type Verified } from '../extension-points.ts'
import { readSignedCard, SIGNED_AS } from './card-code.ts'
import { cardErrors } from '../errors.ts'

/** Rate limit per IP address: enough for a check-in desk, too low to guess codes. */
const MAX_PER_ADDRESS = 600
const TEN_MINUTES = 10 * 60

const nothing = {
  kind: null,
  valid: false,
  full_name: null,
  photo: null,
  valid_until: null,
  lines: [],
}

async function consumeVerifyRateLimit({ site, origin }: Context): Promise<void> {
  const key = `cards verify ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MAX_PER_ADDRESS, seconds: TEN_MINUTES }
  const wait = await consumeRateLimit(site.database.kysely, [limit], site.now())
  if (wait !== null) throw cardErrors.too_many(wait)
}

/** Verifies a card or certificate, for all callers: name, photo and validity only. */
export const verify = method({
  access: anyone,
  input: { code: longText({ required: true, maxLength: 1000 }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  isTranslated: true,
  async run({ input, caller, site, t, ctx }) {
    await consumeVerifyRateLimit(ctx)
    const verified = await site.read(caller, (documents) => verifyCode(documents, ctx, input.code))
    if (verified === null) return nothing
    const { kind, valid, title: full_name, photo, valid_until, lines } = verified
    return {
      ...{ kind, valid, full_name, valid_until },
      lines: lines.map(([label, value]) => [t(label), typeof value === 'string' ? value : t(value)] as const),
      photo: valid ? await smallPhoto(site.settings, photo) : null,
    }
  },
})

async function codeOf(documents: Documents, shown: string): Promise<string> {
  const text = shown.trim().split('/').at(-1) ?? ''
  if (!text.startsWith(`${SIGNED_AS}.`)) return text
  const keys = await acceptedKeys(documents)
  const card = readSignedCard(
    text,
    keys.map(({ public_key }) => public_key),
  )
  return card?.code ?? ''
}

/** Returns the public data of a code; null for an unknown one. */
async function verifyCode(
  documents: Documents,
  { extensions }: Context,
  shown: string,
): Promise<Verified | null> {
  const code = await codeOf(documents, shown)
  const verifier = extensions(verifiable).find(({ prefix }) => code.toUpperCase().startsWith(prefix))
  return verifier === undefined ? null : verifier.verify(documents.asSystem(), code)
}
