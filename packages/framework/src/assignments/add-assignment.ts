import type { Context } from '#framework/context'
import { date, html, select, text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { callerNamed } from '#framework/identity'
import { frameworkMessage } from '#framework/messages'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isWorkedOn, underSiteAccess } from '#framework/permissions'
import { textOf } from '#meta'
import { assignmentsOn, MAX_ASSIGNED, openAt, requireAssignable } from './document-assignments.ts'
import { assignmentErrors } from './errors.ts'
import { ToDo } from './to-do.doctype.ts'

function peopleNamed(value: unknown): readonly string[] {
  const read: unknown = typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value
  const people: readonly unknown[] = Array.isArray(read) ? read : [read]
  const named = [...new Set(people.map(textOf).filter((name) => name !== ''))]
  if (named.length === 0) throw documentErrors.mandatory(frameworkMessage('documents.this_call'), [assignTo])
  if (named.length > MAX_ASSIGNED) throw assignmentErrors.too_many(MAX_ASSIGNED)
  return named
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const assignTo = { fieldname: 'assign_to', label: 'Assign to', messageId: 'input.assign_to' } as const

interface Target {
  readonly type: Awaited<ReturnType<typeof requireAssignable>>
  readonly name: string
}

/** Refuses users who cannot work on the document; the error does not reveal whether the user exists. */
async function requireColleague({ documents, caller, site }: Context, user: string, { type, name }: Target) {
  const { kysely } = site.database
  const found = await callerNamed(kysely, documents.registry, user)
  const colleague = found && underSiteAccess(found, caller.siteAccess)
  if (!colleague?.isDeskUser || !(await isWorkedOn(kysely, { type, name, caller: colleague })))
    throw documentErrors.linkMissing(assignTo, user)
}

/** Assigns the document to colleagues who can work on it too; returns its open assignments. */
export const addAssignment = method({
  access: signedInUsers,
  aliases: ['frappe.desk.form.assign_to.add'],
  input: {
    doctype: text({ required: true }),
    name: text({ required: true }),
    assign_to: anyValue,
    description: html({ maxLength: 10_000 }),
    date: date(),
    priority: select(['High', 'Medium', 'Low'], { default: 'Medium' }),
  },
  methods: ['POST', 'PUT'],
  async run({ input, documents, caller, ctx }) {
    const type = await requireAssignable(documents, input.doctype, input.name)
    const { name, description, date: due, priority } = input
    const system = documents.asSystemFor(caller.user)
    const open = await openAt(documents, type, name)
    for (const asked of peopleNamed(input.assign_to)) {
      const user = await documents.userNamed(asked)
      await requireColleague(ctx, user, { type, name })
      if (open.some(({ allocated_to }) => allocated_to === user)) continue
      if (open.length >= MAX_ASSIGNED) throw assignmentErrors.too_many(MAX_ASSIGNED)
      await system.insert(
        ToDo,
        {
          description: description || `${type.name} ${name}`,
          date: due,
          priority: priority ?? 'Medium',
          allocated_to: user,
          reference_type: type.name,
          reference_name: name,
        },
        { assigned_by: caller.user },
      )
    }
    return assignmentsOn(documents, type, name)
  },
})
