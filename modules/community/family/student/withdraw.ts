import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { StudentRegistration } from '#community/students'
import { requireChild } from './require-child.ts'
import { familyErrors } from '../errors.ts'

/** Withdraws a family's application for a place. An enrolled student leaves through the school office instead. */
export const withdraw = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { student: text({ required: true }) },
  async run({ documents, input: { student } }) {
    const { child } = await requireChild(documents, student, 'may_change')
    if (child.status === 'enrolled') throw familyErrors.office_only()
    const system = documents.asSystemFor(documents.caller.user)
    const { name, status } = await system.save(StudentRegistration, student, { status: 'withdrawn' })
    return { student: name, state: status }
  },
})
