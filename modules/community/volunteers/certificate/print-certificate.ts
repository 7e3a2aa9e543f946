import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { officeOnly } from '../shift-assignment/shift-assignment.states.ts'

/** Where the paper of a certificate is, for the desk's button: it opens the address that it is answered. */
export const printCertificate = method({
  access: officeOnly,
  input: { name: link('Certificate', { required: true }) },
  async run({ input: { name } }) {
    const search = new URLSearchParams({ name })
    return { name, url: `/api/method/mela.volunteers.download_certificate?${search}` }
  },
})
