export { DialectError, exceptionTypes, type ExceptionType, isUniqueViolation } from './dialect-error.ts'
export { documentErrors, problemError, problemMessage } from './documents-errors.ts'
export { errorCatalogue, errorFactory } from './error-catalogue.ts'
export { lifecycleErrors } from './lifecycle-errors.ts'
