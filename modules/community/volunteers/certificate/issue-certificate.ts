import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { insertCertificate as issue } from './insert-certificate.ts'
import { officeOnly } from '../volunteer/staff-access.ts'

/** The office puts a volunteer's approved hours on paper. */
export const issueCertificate = method({
  access: officeOnly,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name } = await issue(documents, input.name)
    return { name }
  },
})
