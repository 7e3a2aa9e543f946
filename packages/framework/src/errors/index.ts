export { DialectError, type ExceptionType } from './dialect-error.ts'
export { documentErrors } from './documents-errors.ts'
export { errorCatalogue } from './error-catalogue.ts'
export { problemError } from './problem-error.ts'
