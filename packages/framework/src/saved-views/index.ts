export { savedViews } from './saved-views.module.ts'
