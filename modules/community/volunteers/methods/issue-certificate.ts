import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { issueCertificate as issue } from '../actions/issue-certificate.ts'
import { anyOffice } from '../rules/staff.ts'

/** The office puts a volunteer's approved hours on paper. */
export const issueCertificate = method({
  access: anyOffice,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name } = await issue(documents, input.name)
    return { name }
  },
})
