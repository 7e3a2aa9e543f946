import { longText } from '#framework/doctypes'
import { networkOf, takeTurns } from '#framework/limits'
import { anyone, method, type MethodContext } from '#framework/modules'
import { smallPhoto } from '../actions/small-photo.ts'
import { verifyCode } from '../actions/verify-code.ts'
import { cardErrors } from '../errors.ts'

/** A gate looks at many cards from one address; a walk through codes would take longer than there is time. */
const MOST_OF_AN_ADDRESS = 600
const TEN_MINUTES = 10 * 60

const nothing = {
  kind: null,
  valid: false,
  full_name: null,
  photo: null,
  valid_until: null,
  lines: [],
}

async function takeTurn({ site, origin }: Pick<MethodContext<never>, 'site' | 'origin'>): Promise<void> {
  const key = `cards verify ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MOST_OF_AN_ADDRESS, seconds: TEN_MINUTES }
  const wait = await takeTurns(site.database.kysely, [limit], site.now())
  if (wait !== null) throw cardErrors.too_many(wait)
}

/** Whether a card or a certificate that somebody shows holds, for everybody: name, photo and validity, and nothing else. */
export const verify = method({
  access: anyone,
  input: { code: longText({ required: true, maxLength: 1000 }) },
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  isTranslated: true,
  async run(context) {
    const { input, caller, site, t } = context
    await takeTurn(context)
    const verified = await site.read(caller, (documents) => verifyCode(documents, context, input.code))
    if (verified === null) return nothing
    const { kind, valid, title: full_name, photo, valid_until, lines } = verified
    return {
      ...{ kind, valid, full_name, valid_until },
      lines: lines.map(([label, text]) => [t(label), text] as const),
      photo: valid ? await smallPhoto(site.settings, photo) : null,
    }
  },
})
