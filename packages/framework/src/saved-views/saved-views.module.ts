import { defineModule } from '#framework/modules'
import { deleteView } from './delete-view.ts'
import { getViews } from './get-views.ts'
import { saveView } from './save-view.ts'
import { SavedView } from './saved-view.doctype.ts'
import { savedViewHooks } from './saved-view.hooks.ts'

export const savedViews = defineModule({
  name: 'saved_views',
  deskSection: 'system',
  docTypes: [SavedView],
  methods: { getViews, saveView, deleteView },
  hooks: [savedViewHooks],
})
