import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { Redirect } from './redirect.doctype.ts'
import { redirectPath } from './redirect-path.rules.ts'

/** Returns the target of a moved path, or null. */
export const getRedirect = method({
  access: anyone,
  reads: true,
  input: { path: text({ required: true, maxLength: 500 }) },
  async run({ input, documents }) {
    const source = redirectPath(input.path)
    if (source === null) return null
    const [redirect] = await documents.asSystem().find(Redirect, { where: { source }, limit: 1 })
    return redirect ? { target: redirect.target, is_permanent: redirect.is_permanent } : null
  },
})
