import { phone, select } from '#framework/doctypes'
import { askForCode } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { newLookUp, purposeOf } from '../actions/look-ups.ts'
import { maskPhone } from '../rules/mask.ts'
import { lookUpLimits } from '../rules/renewal-limits.ts'

/**
 * Somebody entered the number of a child's guardian. The answer is the same whoever has the number, or nobody, and so is all
 * that is done for it: whether it is known is looked up after the answer has left.
 */
export const lookUp = method({
  access: anyone,
  input: { phone: phone({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  async run({ input: { phone: number, language }, site, origin }) {
    const opened = await newLookUp(site, number)
    const limits = lookUpLimits({ phone: number, address: origin.address })
    await askForCode({ site, origin }, { phone: number, purpose: purposeOf(opened), language, limits })
    return { sent: 1, masked: maskPhone(number), lookup: opened.token, expires_in: 300, again_in: 30 }
  },
})
