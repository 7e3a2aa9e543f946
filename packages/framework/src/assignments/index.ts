export { assignments } from './assignments.module.ts'
export { assignmentsOn } from './document-assignments.ts'
