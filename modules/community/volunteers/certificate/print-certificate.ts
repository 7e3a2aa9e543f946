import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { officeOnly } from '../shift-assignment/shift-assignment.states.ts'

/** Returns the address of a certificate's PDF. The desk's button opens it. */
export const printCertificate = method({
  access: officeOnly,
  input: { name: link('Certificate', { required: true }) },
  async run({ input: { name } }) {
    const search = new URLSearchParams({ name })
    return { name, url: `/api/method/mela.volunteers.download_certificate?${search}` }
  },
})
