import { defineModule } from '#framework/modules'
import { ClassList } from './class-list/class-list.doctype.ts'
import { classListHooks } from './class-list/class-list.hooks.ts'
import { getClassList } from './class-list/get-class-list.ts'
import { getClassLists } from './class-list/get-class-lists.ts'
import { openClassList } from './class-list/open-class-list.ts'
import { classListEventHandlers } from './event-handlers.ts'
import { classListExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { ClassListTick } from './tick/class-list-tick.doctype.ts'
import { setTick } from './tick/set-tick.ts'

export const classLists = defineModule({
  name: 'class_lists',
  deskSection: 'people',
  docTypes: [ClassList, ClassListTick],
  systemTypes: [ClassListTick],
  methods: { getClassLists, getClassList, setTick, openClassList },
  hooks: [classListHooks],
  eventHandlers: classListEventHandlers,
  extensions: classListExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
