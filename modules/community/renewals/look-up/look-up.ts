import { date, phone, select, text } from '#framework/doctypes'
import { requestOneTimeCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { createLookUp, lookUpCodePurpose } from './look-up-token.ts'
import { renewalErrors } from '../errors.ts'
import { maskPhone } from './mask.rules.ts'
import { networkOf, type RateLimit } from '#framework/rate-limit'

/**
 * Starts a look-up by a guardian's number and the child's name or birth date. Response and timing do not reveal known
 * numbers: the look-up runs later, and the child is compared after the code.
 */
export const lookUp = method({
  access: anyone,
  input: {
    phone: phone({ required: true }),
    student_name: text({ maxLength: 200, description: 'A first or full name, or the registration number' }),
    student_date_of_birth: date(),
    language: select(['en', 'hi', 'ta']),
  },
  methods: ['POST'],
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input, site, origin }) {
    const { phone: number, language } = input
    const child = { name: input.student_name, born: input.student_date_of_birth }
    if ((child.name ?? '').trim() === '' && child.born === null) throw renewalErrors.which_child()
    const created = await createLookUp(site, { phone: number, child })
    const limits = lookUpLimits({ phone: number, address: origin.address })
    const sentTo = { field: 'phone', value: number } as const
    await requestOneTimeCode(
      { site, origin },
      { sentTo, purpose: lookUpCodePurpose(created), language, limits },
    )
    return { sent: 1, masked: maskPhone(number), lookup: created.token, expires_in: 300, again_in: 30 }
  },
})

const MINUTE = 60

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

interface LookUpOrigin {
  /** E.164. */
  readonly phone: string
  readonly address: string | null
}

/**
 * Rate limits, the narrow ones first. A stranger's limit per address and number is below the number's own, so the owner
 * retains attempts. The address limit is high: a school or a carrier shares one.
 */
export function lookUpLimits({ phone, address }: LookUpOrigin): readonly RateLimit[] {
  const network = networkOf(address)
  const networkLimits =
    network === null
      ? []
      : [
          { key: `renewal ${phone} from ${network} hour`, most: 3, seconds: HOUR },
          { key: `renewal ${phone} from ${network} day`, most: 6, seconds: DAY },
        ]
  return [
    ...networkLimits,
    { key: `renewal ${phone} hour`, most: 8, seconds: HOUR },
    { key: `renewal ${phone} day`, most: 20, seconds: DAY },
    ...(network === null ? [] : [{ key: `renewal from ${network}`, most: 600, seconds: 10 * MINUTE }]),
  ]
}

/** Rate limits of codes per look-up. Only its holder can try, so others cannot exhaust the attempts. */
export function confirmLimits(lookUp: string): readonly RateLimit[] {
  return [{ key: `renewal code ${lookUp}`, most: 8, seconds: 10 * MINUTE }]
}
