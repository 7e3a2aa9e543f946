import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { openAccount as open } from '../actions/open-account.ts'
import { anyOffice } from '../rules/staff.ts'

/** The office lets a volunteer sign in by his telephone. */
export const openAccount = method({
  access: anyOffice,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await open(documents, input.name)
    return { name: input.name }
  },
})
