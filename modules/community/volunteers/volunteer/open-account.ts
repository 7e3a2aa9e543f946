import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { createVolunteerAccount as open } from './volunteer-account.ts'
import { officeOnly } from './staff-access.ts'

/** The office lets a volunteer sign in by his telephone. */
export const openAccount = method({
  access: officeOnly,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await open(documents, input.name)
    return { name: input.name }
  },
})
