export type { OfferedView } from './get-views.ts'
export { savedViews } from './saved-views.module.ts'
