export { listDiscrepancies } from './list-discrepancies.ts'
