import { date, phone, select, text } from '#framework/doctypes'
import { askForCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { createLookUp, codePurpose } from './look-up-token.ts'
import { renewalErrors } from '../errors.ts'
import { maskPhone } from './mask.rules.ts'
import { lookUpLimits } from './rate-limits.ts'

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
