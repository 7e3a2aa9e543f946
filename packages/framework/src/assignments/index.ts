export { assignments } from './assignments.module.ts'
export { assignmentsOn } from './assigned.ts'
