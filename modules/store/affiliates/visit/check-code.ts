import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { findApproved } from '../affiliate/affiliate.queries.ts'
import { affiliateErrors } from '../errors.ts'
import { readTerms, requireProgram } from '../program/affiliate-settings.queries.ts'

/** Returns who has a code, for a buyer who was told one. */
export const checkCode = method({
  access: anyone,
  reads: true,
  input: { code: text({ required: true, maxLength: 40 }) },
  async run({ input, documents }) {
    await requireProgram(documents)
    const found = await findApproved(documents, input.code)
    if (found === null) throw affiliateErrors.unknown_code()
    const { window_days } = await readTerms(documents)
    const { code, display_name, kind, group_name, benefit } = found
    return { code: code ?? input.code, display_name, kind, group_name, benefit, window_days }
  },
})
