import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { officeOnly } from '../shift-assignment/shift-assignment.states.ts'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Volunteer } from './volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'

/**
 * Gives a volunteer an account by phone number. Only the office may, because an unverified number must not give access.
 */
export const openAccount = method({
  access: officeOnly,
  input: { name: link('Volunteer', { required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    await createVolunteerAccount(documents, input.name)
    return { name: input.name }
  },
})

const volunteerRole = { role: 'Volunteer' } as const

async function findOrCreateUser(
  documents: Documents,
  { phone, full_name }: { readonly phone: string; readonly full_name: string },
): Promise<string> {
  const [existingUser] = await documents.find(User, { where: { phone }, fields: ['name'], limit: 1 })
  if (!existingUser) return (await documents.insert(User, { full_name, phone, roles: [volunteerRole] })).name
  const { name, roles } = await documents.get(User, existingUser.name)
  if (!roles.some(({ role }) => role === volunteerRole.role))
    await documents.save(User, name, { roles: [...roles.map(({ role }) => ({ role })), volunteerRole] })
  return name
}

async function createVolunteerAccount(caller: Documents, name: string): Promise<string> {
  const documents = caller.asSystem()
  const volunteer = await documents.lock(Volunteer, name)
  if (volunteer.user !== null) return volunteer.user
  if (!volunteer.phone) throw volunteerErrors.no_phone()
  const user = await findOrCreateUser(documents, volunteer)
  await documents.save(Volunteer, name, { user })
  return user
}
