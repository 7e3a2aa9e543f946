import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { classListErrors } from '../errors.ts'
import { requireListOfChildren } from '../class-list/class-list.queries.ts'
import { ClassListTick } from './class-list-tick.doctype.ts'

/** Stores whether a child already has an item of a list; repeated calls change nothing. */
export const setTick = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    class_list: text({ required: true, maxLength: 40 }),
    item: text({ required: true, maxLength: 140 }),
    student: text({ required: true, maxLength: 140 }),
    has: check(),
  },
  async run({ input: { class_list, item, student, has }, documents }) {
    const { list, children } = await requireListOfChildren(documents, class_list)
    if (!children.some((child) => child.student === student)) throw classListErrors.not_found()
    if (list.state !== 'published') throw classListErrors.closed()
    if (!list.items.some(({ name }) => name === item)) throw classListErrors.no_item()
    const tick = { class_list, item, student, user: documents.caller.user }
    const system = documents.asSystem()
    if (has === 1) await system.insertMany(ClassListTick, [tick], { onConflict: 'skip' })
    else await system.deleteWhere(ClassListTick, tick)
    return { class_list, item, student, has: has === 1 ? (1 as const) : (0 as const) }
  },
})
