import { defineModule } from '#framework/modules'
import { BoughtTogether } from './bought-together/bought-together.doctype.ts'
import { getBoughtTogether } from './bought-together/get-bought-together.ts'
import { recommendationTasks } from './tasks.ts'
import { messages } from './messages.ts'

export const recommendations = defineModule({
  name: 'recommendations',
  deskSection: 'store',
  docTypes: [BoughtTogether],
  systemTypes: [BoughtTogether],
  methods: { getBoughtTogether },
  tasks: recommendationTasks,
  messages,
})
