import { date, phone, select, text } from '#framework/doctypes'
import { askForCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { createLookUp, codePurpose } from './look-up-token.ts'
import { renewalErrors } from '../errors.ts'
import { maskPhone } from './mask.rules.ts'
import { networkOf, type RateLimit } from '#framework/rate-limit'

/**
 * Somebody entered the number of a child's guardian, and the child's name or birth date. The answer is the same whoever has
 * the number, or nobody, and so is all that is done for it: whether it is known is looked up after the answer has left, and
 * whether the child fits only once the code has come back.
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
    await askForCode({ site, origin }, { sentTo, purpose: codePurpose(created), language, limits })
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
 * How often a number may be looked up, the narrow counts first. What one network asks for a number is counted by itself and
 * is less than the number's own count: whoever asks for a stranger's number leaves its owner a way in. A school or a
 * carrier shares an address: it is bounded far above what a hall full of parents does.
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

/**
 * How often the code of one look-up may be tried. Each look-up has a code of its own, and only who holds it can try: nobody
 * else's attempts use up these.
 */
export function confirmLimits(lookUp: string): readonly RateLimit[] {
  return [{ key: `renewal code ${lookUp}`, most: 8, seconds: 10 * MINUTE }]
}
