import { longText, text } from '#framework/doctypes'
import { checkCode, useCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { openLookUp, lookUpCodePurpose } from './look-up-token.ts'
import { openRenewal } from '../renewal/open-renewal.ts'
import { renewalErrors } from '../errors.ts'
import { confirmLimits } from './look-up.ts'

/** Confirms the code sent to a guardian's phone and opens the renewal of their children. A code works once. */
export const confirm = method({
  access: anyone,
  input: {
    lookup: longText({ required: true, maxLength: 1000 }),
    code: text({ required: true, maxLength: 20 }),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input: { lookup, code }, site, origin }) {
    const lookUp = await openLookUp(site, lookup)
    if (lookUp === null) throw renewalErrors.session_expired()
    const { phone, child: named } = lookUp
    const guess = {
      sentTo: phone,
      purpose: lookUpCodePurpose(lookUp),
      code,
      limits: confirmLimits(lookUp.id),
    }
    const name = await checkCode({ site, origin }, guess)
    return site.write(administrator, async (documents) => {
      await useCode(documents, name)
      return openRenewal(documents, { phone, named }, site.settings.timeZone)
    })
  },
})
