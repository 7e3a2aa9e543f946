import { method, signedInUsers } from '#framework/modules'
import { text } from '#framework/doctypes'
import { ClassList } from './class-list.doctype.ts'
import { isOfClass, listOwnChildrenInClasses } from './class-list.queries.ts'

const MAX_LISTS = 50

/** Returns the published lists of the caller's children, or of one of them. Four statements at most. */
export const getClassLists = method({
  access: signedInUsers,
  reads: true,
  input: { student: text({ maxLength: 140 }) },
  async run({ input: { student }, documents }) {
    const children = (await listOwnChildrenInClasses(documents)).filter(
      (child) => student === null || child.student === student,
    )
    if (children.length === 0) return { lists: [] }
    const lists = await documents.asSystem().find(ClassList, {
      where: { state: 'published', class: ['in', [...new Set(children.map((child) => child.class))]] },
      fields: ['name', 'title', 'class', 'academic_year', 'due_on'],
      order_by: 'due_on asc, name asc',
      limit: MAX_LISTS,
    })
    return {
      lists: lists
        .filter((list) => children.some(isOfClass(list)))
        .map((list) => ({
          ...list,
          children: children.filter(isOfClass(list)).map(({ full_name }) => full_name),
        })),
    }
  },
})
