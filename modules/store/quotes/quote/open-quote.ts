import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { quoteErrors } from '../errors.ts'
import { Quote } from './quote.doctype.ts'

/** Returns the address of the page that the customer sees. */
export const openQuote = method({
  access: onlyRoles('System Manager', 'Store Manager'),
  input: { name: link('Quote', { required: true }) },
  async run({ input: { name }, documents }) {
    const { code, state } = await documents.get(Quote, name)
    if (code === null || state === 'draft') throw quoteErrors.not_found()
    return { url: `/quotes/${code}` }
  },
})
