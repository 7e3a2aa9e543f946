import type { ChildRecords } from '#community/family'
import { ClassListTick } from './class-list-tick.doctype.ts'

const MAX_TICKS = 2000

export const tickRecords: ChildRecords = {
  part: 'class_lists',
  async read(documents, student) {
    return documents.asSystem().find(ClassListTick, {
      where: { student },
      fields: ['class_list', 'item', 'creation'],
      limit: MAX_TICKS,
    })
  },
  async erase(documents, student) {
    await documents.asSystem().deleteWhere(ClassListTick, { student })
    return []
  },
}
